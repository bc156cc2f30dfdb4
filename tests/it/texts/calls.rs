//! Finds calls that request texts in the tokens of a source file.
//!
//! Tokens instead of syntax trees, because many calls are inside other macros, which `syn` doesn't
//! parse.

use proc_macro2::{Delimiter, Group, LineColumn, Span, TokenStream, TokenTree};
use syn::ext::IdentExt as _;
use syn::parse::{ParseStream, Parser as _};
use syn::{Expr, Ident, Lit, Stmt, Token};

/// A place in a source file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct CallSite {
    pub(super) path: String,
    pub(super) line: usize,
}

impl std::fmt::Display for CallSite {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}:{}", self.path, self.line)
    }
}

/// A call that requests one of several texts with the same values.
#[derive(Clone, Debug)]
pub(super) struct TextCall {
    pub(super) place: CallSite,
    pub(super) keys: Vec<String>,
    pub(super) values: Vec<String>,
}

/// Uses of texts in a file.
#[derive(Debug, Default)]
pub(super) struct TextUses {
    pub(super) calls: Vec<TextCall>,
    /// String literals other than the keys of calls.
    pub(super) strings: Vec<(String, CallSite)>,
    /// Calls with a key that isn't literal.
    pub(super) unread: Vec<CallSite>,
    /// Names of words.
    pub(super) words: Vec<(String, CallSite)>,
}

/// Reads a file without its `#[cfg(test)]` items.
pub(super) fn read(path: &str, text: &str) -> TextUses {
    let tokens: TokenStream = text.parse().unwrap_or_else(|error| panic!("{path}: {error}"));
    let mut reader = CallReader { path, found: TextUses::default(), keys: Vec::new() };
    reader.read(tokens);
    reader.found
}

struct CallReader<'a> {
    path: &'a str,
    found: TextUses,
    /// Positions of the keys of calls, which aren't collected as strings.
    keys: Vec<LineColumn>,
}

impl CallReader<'_> {
    fn place(&self, span: Span) -> CallSite {
        CallSite { path: self.path.to_owned(), line: span.start().line }
    }

    fn read(&mut self, stream: TokenStream) {
        let tokens: Vec<TokenTree> = stream.into_iter().collect();
        let mut at = 0;
        while let Some(token) = tokens.get(at) {
            let rest = &tokens[at..];
            if is_test(rest) {
                at += length_of_item(rest);
                continue;
            }
            if let Some(length) = length_of_macro_rules(rest) {
                at += length;
                continue;
            }
            if let Some((name, arguments)) = macro_call(rest)
                && (name == "t" || name == "say")
            {
                self.call(name == "t", &arguments, token.span());
            }
            if let Some(name) = new_word(rest) {
                self.word(&name, token.span());
            }
            match token {
                TokenTree::Group(group) => self.read(group.stream()),
                TokenTree::Literal(literal) => {
                    if let Lit::Str(string) = Lit::new(literal.clone())
                        && !self.keys.contains(&literal.span().start())
                    {
                        self.found.strings.push((string.value(), self.place(literal.span())));
                    }
                }
                _ => {}
            }
            at += 1;
        }
    }

    fn word(&mut self, name: &Group, span: Span) {
        let place = self.place(span);
        let mut names = Vec::new();
        let read = syn::parse2::<Expr>(name.stream()).ok().and_then(|name| literals(&name, &mut names));
        match read {
            Some(()) => {
                let found = names.iter().map(|name| (name.value(), place.clone()));
                self.found.words.extend(found);
            }
            None => self.found.unread.push(place),
        }
    }

    fn call(&mut self, with_language: bool, arguments: &Group, span: Span) {
        let parse = |input: ParseStream<'_>| Arguments::parse(input, with_language);
        let read = parse.parse2(arguments.stream()).ok().and_then(|arguments| {
            let mut keys = Vec::new();
            literals(&arguments.key, &mut keys)?;
            Some((keys, arguments.values))
        });
        let place = self.place(span);
        let Some((keys, values)) = read else { return self.found.unread.push(place) };
        self.keys.extend(keys.iter().map(|key| key.span().start()));
        let keys = keys.iter().map(syn::LitStr::value).collect();
        self.found.calls.push(TextCall { place, keys, values });
    }
}

/// `lang, "key", name = value, …`, or the same without a language.
struct Arguments {
    key: Expr,
    values: Vec<String>,
}

impl Arguments {
    fn parse(input: ParseStream<'_>, with_language: bool) -> syn::Result<Self> {
        if with_language {
            input.parse::<Expr>()?;
            input.parse::<Token![,]>()?;
        }
        let key = input.parse()?;
        let mut values = Vec::new();
        while input.parse::<Option<Token![,]>>()?.is_some() && !input.is_empty() {
            values.push(input.call(Ident::parse_any)?.to_string());
            input.parse::<Token![=]>()?;
            input.parse::<Expr>()?;
        }
        Ok(Self { key, values })
    }
}

/// The possible strings of an expression: a literal, or a `match` or `if` of literals.
fn literals(key: &Expr, found: &mut Vec<syn::LitStr>) -> Option<()> {
    match key {
        Expr::Lit(literal) => match &literal.lit {
            Lit::Str(string) => found.push(string.clone()),
            _ => return None,
        },
        Expr::Match(choice) => choice.arms.iter().try_for_each(|arm| literals(&arm.body, found))?,
        Expr::If(choice) => {
            literals_of_block(&choice.then_branch, found)?;
            literals(&choice.else_branch.as_ref()?.1, found)?;
        }
        Expr::Block(block) => literals_of_block(&block.block, found)?,
        Expr::Paren(inner) => literals(&inner.expr, found)?,
        _ => return None,
    }
    Some(())
}

fn literals_of_block(block: &syn::Block, found: &mut Vec<syn::LitStr>) -> Option<()> {
    match block.stmts.as_slice() {
        [Stmt::Expr(last, None)] => literals(last, found),
        _ => None,
    }
}

fn ident(token: Option<&TokenTree>) -> Option<String> {
    match token {
        Some(TokenTree::Ident(ident)) => Some(ident.to_string()),
        _ => None,
    }
}

fn punct(token: Option<&TokenTree>, sign: char) -> bool {
    matches!(token, Some(TokenTree::Punct(punct)) if punct.as_char() == sign)
}

fn group(token: Option<&TokenTree>, delimiter: Delimiter) -> Option<&Group> {
    match token {
        Some(TokenTree::Group(group)) if group.delimiter() == delimiter => Some(group),
        _ => None,
    }
}

/// `name!(…)`.
fn macro_call(tokens: &[TokenTree]) -> Option<(String, Group)> {
    let name = ident(tokens.first())?;
    let arguments = group(tokens.get(2), Delimiter::Parenthesis).filter(|_| punct(tokens.get(1), '!'))?;
    Some((name, arguments.clone()))
}

/// `Word::new(…)`.
fn new_word(tokens: &[TokenTree]) -> Option<Group> {
    let path = ident(tokens.first())? == "Word" && punct(tokens.get(1), ':') && punct(tokens.get(2), ':');
    let name = group(tokens.get(4), Delimiter::Parenthesis)?;
    (path && ident(tokens.get(3))? == "new").then(|| name.clone())
}

/// Whether an item with `#[cfg(test)]` begins here.
fn is_test(tokens: &[TokenTree]) -> bool {
    let attribute = group(tokens.get(1), Delimiter::Bracket).filter(|_| punct(tokens.first(), '#'));
    attribute.is_some_and(|attribute| {
        let tokens: Vec<TokenTree> = attribute.stream().into_iter().collect();
        let condition = group(tokens.get(1), Delimiter::Parenthesis);
        ident(tokens.first()).as_deref() == Some("cfg")
            && condition.is_some_and(|condition| condition.stream().to_string() == "test")
    })
}

/// Number of tokens of the item that begins here.
fn length_of_item(tokens: &[TokenTree]) -> usize {
    let last = tokens
        .iter()
        .position(|token| punct(Some(token), ';') || group(Some(token), Delimiter::Brace).is_some());
    last.map_or(tokens.len(), |last| last + 1)
}

/// Number of tokens of the macro definition that begins here.
fn length_of_macro_rules(tokens: &[TokenTree]) -> Option<usize> {
    (ident(tokens.first())? == "macro_rules" && punct(tokens.get(1), '!')).then(|| length_of_item(tokens))
}
