//! What a path means: which of our modules it passes through, and in which file it ends.
//!
//! Imports, renamed, grouped and handed on, are followed to where an item is written. What a macro
//! makes is not known by name; a path to it ends at the module that it names last.

use std::collections::{BTreeMap, BTreeSet};

use super::{PACKAGES, PathUse, SourceFile};

/// A module, or an item of one, by its crate and its path from the crate's root.
pub(crate) type Module = (String, Vec<String>);

/// How many imports are followed, one leading to the next, before a path counts as unknown.
const HOPS: usize = 12;

/// What a path means.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Meaning {
    /// Our modules on the way; the last one, or an item, is where it ends.
    pub(crate) through: Vec<Module>,
    /// Where it leaves the workspace: the path from the name of the other crate on.
    pub(crate) external: Option<Vec<String>>,
}

impl Meaning {
    /// The module in which it ends, if that is ours.
    pub(crate) fn end(&self) -> Option<&Module> {
        if self.external.is_some() { None } else { self.through.last() }
    }
}

#[derive(Debug, Default)]
struct Scope {
    file: String,
    children: BTreeSet<String>,
    items: BTreeMap<String, String>,
    imports: BTreeMap<String, Vec<String>>,
    globs: Vec<Vec<String>>,
}

/// All modules of some files.
#[derive(Debug, Default)]
pub(crate) struct Resolver {
    scopes: BTreeMap<Module, Scope>,
}

impl Resolver {
    pub(crate) fn new(files: &[SourceFile]) -> Self {
        let mut resolver = Self::default();
        for file in files {
            let krate = &file.krate;
            resolver.scope(krate, &file.module).file.clone_from(&file.path);
            for declared in &file.declared {
                if let Some((name, parent)) = declared.module.split_last() {
                    resolver.scope(krate, parent).children.insert(name.clone());
                }
                if declared.inline {
                    resolver.scope(krate, &declared.module).file.clone_from(&file.path);
                }
            }
            for item in &file.items {
                let scope = resolver.scope(krate, &item.module);
                scope.items.insert(item.name.clone(), file.path.clone());
            }
            for path in &file.paths {
                let Some((name, _)) = &path.import else { continue };
                let scope = resolver.scope(krate, &path.module);
                if name == "*" {
                    scope.globs.push(path.segments[..path.segments.len() - 1].to_vec());
                } else {
                    scope.imports.insert(name.clone(), path.segments.clone());
                }
            }
        }
        resolver
    }

    fn scope(&mut self, krate: &str, module: &[String]) -> &mut Scope {
        self.scopes.entry((krate.to_owned(), module.to_vec())).or_default()
    }

    /// What a path means where it stands.
    pub(crate) fn meaning(&self, krate: &str, path: &PathUse) -> Meaning {
        let segments = match path.segments.split_last() {
            Some((last, before)) if last == "*" => before,
            _ => &path.segments[..],
        };
        let own = path.import.as_ref().map(|(name, _)| name.as_str());
        self.follow(krate, &path.module, segments, own, HOPS).unwrap_or_default()
    }

    /// Whether this is a module, not an item of one.
    pub(crate) fn is_module(&self, place: &Module) -> bool {
        self.scopes.contains_key(place)
    }

    /// The file in which a module or an item is written.
    pub(crate) fn file_of(&self, place: &Module) -> Option<&str> {
        if let Some(scope) = self.scopes.get(place) {
            return Some(&scope.file);
        }
        let (name, module) = place.1.split_last()?;
        let scope = self.scopes.get(&(place.0.clone(), module.to_vec()))?;
        scope.items.get(name).or(Some(&scope.file)).map(String::as_str)
    }

    /// Follows a path from a module. `own` is the name that the path itself gives, if it is an
    /// import: it does not mean itself.
    fn follow(
        &self,
        krate: &str,
        module: &[String],
        segments: &[String],
        own: Option<&str>,
        hops: usize,
    ) -> Option<Meaning> {
        let hops = hops.checked_sub(1)?;
        let (first, rest) = segments.split_first()?;
        match first.as_str() {
            "crate" => self.walk(krate, Vec::new(), rest, hops),
            "self" => self.walk(krate, module.to_vec(), rest, hops),
            "super" => {
                let up = rest.iter().take_while(|segment| *segment == "super").count();
                let depth = module.len().checked_sub(up + 1)?;
                self.walk(krate, module[..depth].to_vec(), &rest[up..], hops)
            }
            "Self" => None,
            "::" => self.meaning_outside(rest, hops),
            _ => {
                let here = self.scopes.get(&(krate.to_owned(), module.to_vec()));
                let renamed = here.is_some_and(|scope| {
                    own != Some(first) && scope.imports.contains_key(first)
                        || scope.children.contains(first)
                        || scope.items.contains_key(first)
                });
                if (renamed || !PACKAGES.iter().any(|(package, _)| package == first))
                    && let Some(meaning) = self.step(krate, module, segments, own, hops)
                {
                    return Some(meaning);
                }
                self.meaning_outside(segments, hops)
            }
        }
    }

    /// A path that begins with the name of a crate.
    fn meaning_outside(&self, segments: &[String], hops: usize) -> Option<Meaning> {
        let (first, rest) = segments.split_first()?;
        if PACKAGES.iter().any(|(package, _)| package == first) {
            return self.walk(first, Vec::new(), rest, hops);
        }
        Some(Meaning { through: Vec::new(), external: Some(segments.to_vec()) })
    }

    /// Goes down from a module of ours.
    fn walk(&self, krate: &str, module: Vec<String>, rest: &[String], hops: usize) -> Option<Meaning> {
        if !self.scopes.contains_key(&(krate.to_owned(), module.clone())) {
            return Some(Meaning { through: vec![(krate.to_owned(), module)], external: None });
        }
        if rest.is_empty() {
            return Some(Meaning { through: vec![(krate.to_owned(), module)], external: None });
        }
        let known = self.step(krate, &module, rest, None, hops);
        let mut meaning = known.unwrap_or_default();
        meaning.through.insert(0, (krate.to_owned(), module));
        Some(meaning)
    }

    /// Looks the first segment up in a module and goes on from there; `None` where it is not known.
    fn step(
        &self,
        krate: &str,
        module: &[String],
        segments: &[String],
        own: Option<&str>,
        hops: usize,
    ) -> Option<Meaning> {
        let scope = self.scopes.get(&(krate.to_owned(), module.to_vec()))?;
        let (first, rest) = segments.split_first()?;
        let below = [module, std::slice::from_ref(first)].concat();
        if scope.children.contains(first) {
            return self.walk(krate, below, rest, hops);
        }
        if scope.items.contains_key(first) {
            return Some(Meaning { through: vec![(krate.to_owned(), below)], external: None });
        }
        if let Some(target) = scope.imports.get(first).filter(|_| own != Some(first)) {
            let target = [target, rest].concat();
            return self.follow(krate, module, &target, Some(first), hops);
        }
        let hops = hops.checked_sub(1)?;
        scope.globs.iter().find_map(|glob| {
            // Only what the other module has itself: a glob of a foreign crate is not known.
            let target = self.follow(krate, module, glob, None, hops)?;
            let (other, path) = target.end()?.clone();
            if (other.as_str(), path.as_slice()) == (krate, module) {
                return None;
            }
            self.step(&other, &path, segments, None, hops)
        })
    }
}
