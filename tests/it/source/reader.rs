//! Collects names, paths, imports and items of a parsed file.

use std::collections::BTreeSet;

use proc_macro2::{Delimiter, Span, TokenStream, TokenTree};
use syn::visit::{self, Visit};
use syn::{Attribute, Ident};

use super::{Declared, Item, PathUse, SourceFile, TextLiteral};

/// Reads a file as the module `module`.
pub(super) fn read(syntax: &syn::File, module: &[String], test: bool) -> SourceFile {
    let mut reader =
        FileReader { module: module.to_vec(), test: test || behind_test(&syntax.attrs), file: empty(module) };
    reader.file.test = reader.test;
    reader.visit_file(syntax);
    reader.file
}

fn empty(module: &[String]) -> SourceFile {
    SourceFile {
        krate: String::new(),
        module: module.to_vec(),
        path: String::new(),
        lines: 0,
        test: false,
        names: BTreeSet::new(),
        comments: Vec::new(),
        texts: Vec::new(),
        paths: Vec::new(),
        items: Vec::new(),
        declared: Vec::new(),
    }
}

struct FileReader {
    module: Vec<String>,
    test: bool,
    file: SourceFile,
}

/// Whether the attributes contain `cfg(test)`, alone or combined, or `test`.
fn behind_test(attributes: &[Attribute]) -> bool {
    attributes.iter().any(|attribute| {
        let words: Vec<String> = match &attribute.meta {
            syn::Meta::List(list) if attribute.path().is_ident("cfg") => {
                list.tokens.clone().into_iter().map(|token| token.to_string()).collect()
            }
            meta => return meta.path().segments.last().is_some_and(|last| last.ident == "test"),
        };
        words.iter().any(|word| word == "test" || word.contains("(test"))
            && !words.iter().any(|word| word == "not")
    })
}

fn attributes_of(item: &syn::Item) -> &[Attribute] {
    use syn::Item;
    match item {
        Item::Const(item) => &item.attrs,
        Item::Enum(item) => &item.attrs,
        Item::Fn(item) => &item.attrs,
        Item::Impl(item) => &item.attrs,
        Item::Macro(item) => &item.attrs,
        Item::Mod(item) => &item.attrs,
        Item::Static(item) => &item.attrs,
        Item::Struct(item) => &item.attrs,
        Item::Trait(item) => &item.attrs,
        Item::Type(item) => &item.attrs,
        Item::Union(item) => &item.attrs,
        Item::Use(item) => &item.attrs,
        _ => &[],
    }
}

impl FileReader {
    fn name(&mut self, ident: &Ident) {
        self.file.names.insert(ident.to_string().trim_start_matches("r#").to_owned());
    }

    fn item(&mut self, ident: &Ident) {
        self.name(ident);
        self.file.items.push(Item { module: self.module.clone(), name: ident.to_string() });
    }

    fn path(&mut self, segments: Vec<String>, span: Span, import: Option<(String, bool)>) {
        let line = span.start().line;
        self.file.paths.push(PathUse {
            module: self.module.clone(),
            segments,
            import,
            line,
            test: self.test,
        });
    }

    fn text(&mut self, text: String) {
        self.file.texts.push(TextLiteral { text, test: self.test });
    }

    fn import(&mut self, tree: &syn::UseTree, before: &[String], public: bool) {
        let with = |ident: &Ident| [before, &[ident.to_string()]].concat();
        match tree {
            syn::UseTree::Path(path) => self.import(&path.tree, &with(&path.ident), public),
            syn::UseTree::Group(group) => {
                for tree in &group.items {
                    self.import(tree, before, public);
                }
            }
            syn::UseTree::Glob(glob) => {
                let segments = [before, &["*".to_owned()]].concat();
                self.path(segments, glob.star_token.spans[0], Some(("*".to_owned(), public)));
            }
            syn::UseTree::Name(name) => self.imported(with(&name.ident), None, name.ident.span(), public),
            syn::UseTree::Rename(name) => {
                let renamed = name.rename.to_string();
                self.imported(with(&name.ident), Some(renamed), name.ident.span(), public);
            }
        }
    }

    /// A final `self` means the path before it.
    fn imported(&mut self, mut segments: Vec<String>, renamed: Option<String>, span: Span, public: bool) {
        if segments.len() > 1 && segments.last().is_some_and(|last| last == "self") {
            segments.pop();
        }
        let name = renamed.unwrap_or_else(|| segments.last().cloned().unwrap_or_default());
        self.path(segments, span, Some((name, public)));
    }

    /// Paths in the unparsed tokens of a macro: `a::b`, `a::{b, c::d}`, `$crate::a`. Names declared
    /// there, such as tests in `proptest!`, count, too.
    fn tokens(&mut self, stream: TokenStream, before: &[String]) {
        let tokens: Vec<TokenTree> = stream.into_iter().collect();
        let mut at = 0;
        while at < tokens.len() {
            match &tokens[at] {
                TokenTree::Group(group) => {
                    self.tokens(group.stream(), &[]);
                    at += 1;
                }
                TokenTree::Ident(first) => at = self.path_in_tokens(&tokens, at, first, before),
                TokenTree::Literal(literal) => {
                    if let Ok(text) = syn::parse_str::<syn::LitStr>(&literal.to_string()) {
                        self.text(text.value());
                    }
                    at += 1;
                }
                _ => at += 1,
            }
        }
    }

    /// Reads the path that begins at an identifier. Returns the index after it.
    fn path_in_tokens(&mut self, tokens: &[TokenTree], at: usize, first: &Ident, before: &[String]) -> usize {
        if let (true, Some(TokenTree::Ident(given))) = (names_next(first), tokens.get(at + 1)) {
            self.name(given);
            return at + 2;
        }
        let mut segments = [before, &[first.to_string()]].concat();
        let mut next = at + 1;
        while is_colon(tokens.get(next)) && is_colon(tokens.get(next + 1)) {
            match tokens.get(next + 2) {
                Some(TokenTree::Ident(ident)) => segments.push(ident.to_string()),
                Some(TokenTree::Group(group)) if group.delimiter() == Delimiter::Brace => {
                    self.tokens(group.stream(), &segments);
                    return next + 3;
                }
                _ => break,
            }
            next += 3;
        }
        if segments.len() > 1 {
            self.path(segments, first.span(), None);
        }
        next
    }
}

fn is_colon(token: Option<&TokenTree>) -> bool {
    matches!(token, Some(TokenTree::Punct(punct)) if punct.as_char() == ':')
}

/// Whether the next identifier is a new name.
fn names_next(keyword: &Ident) -> bool {
    ["fn", "struct", "enum", "trait", "type", "mod", "let"].iter().any(|word| keyword == word)
}

impl<'ast> Visit<'ast> for FileReader {
    fn visit_item(&mut self, item: &'ast syn::Item) {
        let outside = self.test;
        self.test |= behind_test(attributes_of(item));
        visit::visit_item(self, item);
        self.test = outside;
    }

    fn visit_item_struct(&mut self, item: &'ast syn::ItemStruct) {
        self.item(&item.ident);
        visit::visit_item_struct(self, item);
    }

    fn visit_item_enum(&mut self, item: &'ast syn::ItemEnum) {
        self.item(&item.ident);
        visit::visit_item_enum(self, item);
    }

    fn visit_item_union(&mut self, item: &'ast syn::ItemUnion) {
        self.item(&item.ident);
        visit::visit_item_union(self, item);
    }

    fn visit_item_trait(&mut self, item: &'ast syn::ItemTrait) {
        self.item(&item.ident);
        visit::visit_item_trait(self, item);
    }

    fn visit_item_type(&mut self, item: &'ast syn::ItemType) {
        self.item(&item.ident);
        visit::visit_item_type(self, item);
    }

    fn visit_item_const(&mut self, item: &'ast syn::ItemConst) {
        self.item(&item.ident);
        visit::visit_item_const(self, item);
    }

    fn visit_item_static(&mut self, item: &'ast syn::ItemStatic) {
        self.item(&item.ident);
        visit::visit_item_static(self, item);
    }

    fn visit_item_fn(&mut self, item: &'ast syn::ItemFn) {
        self.file.items.push(Item { module: self.module.clone(), name: item.sig.ident.to_string() });
        visit::visit_item_fn(self, item);
    }

    fn visit_item_macro(&mut self, item: &'ast syn::ItemMacro) {
        if let Some(ident) = &item.ident {
            self.name(ident);
            let exported = item.attrs.iter().any(|attribute| attribute.path().is_ident("macro_export"));
            let module = if exported { Vec::new() } else { self.module.clone() };
            self.file.items.push(Item { module, name: ident.to_string() });
        }
        visit::visit_item_macro(self, item);
    }

    fn visit_item_mod(&mut self, item: &'ast syn::ItemMod) {
        self.name(&item.ident);
        self.module.push(item.ident.to_string());
        let at = item.attrs.iter().find(|attribute| attribute.path().is_ident("path"));
        let at = at.and_then(|attribute| match &attribute.meta {
            syn::Meta::NameValue(value) => match &value.value {
                syn::Expr::Lit(syn::ExprLit { lit: syn::Lit::Str(text), .. }) => Some(text.value()),
                _ => None,
            },
            _ => None,
        });
        let declared =
            Declared { module: self.module.clone(), inline: item.content.is_some(), at, test: self.test };
        self.file.declared.push(declared);
        visit::visit_item_mod(self, item);
        self.module.pop();
    }

    fn visit_item_use(&mut self, item: &'ast syn::ItemUse) {
        let public = !matches!(item.vis, syn::Visibility::Inherited);
        let before = if item.leading_colon.is_some() { vec!["::".to_owned()] } else { Vec::new() };
        self.import(&item.tree, &before, public);
    }

    fn visit_signature(&mut self, signature: &'ast syn::Signature) {
        self.name(&signature.ident);
        visit::visit_signature(self, signature);
    }

    fn visit_variant(&mut self, variant: &'ast syn::Variant) {
        self.name(&variant.ident);
        visit::visit_variant(self, variant);
    }

    fn visit_field(&mut self, field: &'ast syn::Field) {
        if let Some(ident) = &field.ident {
            self.name(ident);
        }
        visit::visit_field(self, field);
    }

    fn visit_impl_item_const(&mut self, item: &'ast syn::ImplItemConst) {
        self.name(&item.ident);
        visit::visit_impl_item_const(self, item);
    }

    fn visit_pat_ident(&mut self, pattern: &'ast syn::PatIdent) {
        self.name(&pattern.ident);
        visit::visit_pat_ident(self, pattern);
    }

    fn visit_path(&mut self, path: &'ast syn::Path) {
        let mut segments: Vec<String> =
            path.segments.iter().map(|segment| segment.ident.to_string()).collect();
        if path.leading_colon.is_some() {
            segments.insert(0, "::".to_owned());
        }
        if let (true, Some(first)) = (segments.len() > 1, path.segments.first()) {
            self.path(segments, first.ident.span(), None);
        }
        visit::visit_path(self, path);
    }

    fn visit_lit_str(&mut self, literal: &'ast syn::LitStr) {
        self.text(literal.value());
    }

    fn visit_macro(&mut self, called: &'ast syn::Macro) {
        self.tokens(called.tokens.clone(), &[]);
        visit::visit_macro(self, called);
    }

    fn visit_attribute(&mut self, attribute: &'ast Attribute) {
        if let syn::Meta::List(list) = &attribute.meta {
            self.tokens(list.tokens.clone(), &[]);
        }
    }
}
