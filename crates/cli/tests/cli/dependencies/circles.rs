//! No circles inside a crate. In each module, from the root of the crate inward, there is an arrow from one child to
//! another if anything in the first names anything in the second, by `use` or by a path. A re-export (`pub use`) counts
//! for the module that defines the item. Arrows between a module and its ancestors do not count: a module may declare,
//! call and re-export its children, and use what its ancestors share.
//!
//! The children of each module form no circle. So files form none either: a circle of files would be one of the
//! children of their innermost common module.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::slice::from_ref;

use super::source::Source;

/// The path of a module in its crate; empty for the root.
type Module = Vec<String>;

/// The arrows between siblings, with the modules that each one comes from and goes to.
type Arrows = BTreeMap<(Module, Module), BTreeSet<(Module, Module)>>;

/// The modules of one crate.
struct Crate(BTreeMap<Module, Source>);

impl Crate {
    /// Reads the modules that a root declares, and their submodules.
    fn read(root: &Path) -> Crate {
        let mut found = Crate(BTreeMap::new());
        let folder = root.parent().expect("a file lies in a folder");
        found.open(Vec::new(), root, folder);
        found
    }

    fn open(&mut self, module: Module, file: &Path, folder: &Path) {
        let text = fs::read_to_string(file).expect("the file can be read");
        self.add(module, Source::read(&text), folder);
    }

    fn add(&mut self, module: Module, mut source: Source, folder: &Path) {
        for (name, text) in &mut source.modules {
            let inner = [&module[..], from_ref(name)].concat();
            let folder = folder.join(&name);
            match text.take() {
                Some(source) => self.add(inner, source, &folder),
                None => {
                    let files = [folder.with_extension("rs"), folder.join("mod.rs")];
                    let file = files.iter().find(|file| file.exists());
                    let file = file.unwrap_or_else(|| panic!("no file {}", folder.display()));
                    self.open(inner, file, &folder);
                }
            }
        }
        self.0.insert(module, source);
    }

    /// The modules that define the target of a path written in a module; empty for another crate.
    fn targets(
        &self,
        module: &[String],
        path: &[String],
        seen: &mut BTreeSet<Module>,
    ) -> BTreeSet<Module> {
        let mut at = module.to_vec();
        for (number, part) in path.iter().enumerate() {
            match part.as_str() {
                "crate" => at.clear(),
                "self" => {}
                "super" => {
                    at.pop();
                }
                name => {
                    let inner = [&at[..], &[name.to_owned()]].concat();
                    if !self.0.contains_key(&inner) {
                        let mut found = self.handed_on(&at, name, &path[number + 1..], seen);
                        if found.is_empty() && number > 0 {
                            found.insert(at);
                        }
                        return found;
                    }
                    at = inner;
                }
            }
        }
        BTreeSet::from([at])
    }

    /// The modules that define a name which a module imports or contains, after the rest of a path.
    fn handed_on(
        &self,
        at: &Module,
        name: &str,
        rest: &[String],
        seen: &mut BTreeSet<Module>,
    ) -> BTreeSet<Module> {
        let mut found = BTreeSet::new();
        for (import, origin) in &self.0[at].imports {
            let whole = [origin, rest].concat();
            let is_new = |seen: &mut BTreeSet<Module>| seen.insert([&at[..], origin].concat());
            if import == name && is_new(seen) {
                found.extend(self.targets(at, &whole, seen));
            } else if import == "*" && is_new(seen) {
                let modules = self.targets(at, origin, seen).into_iter();
                found.extend(modules.filter(|module| self.0[module].items.contains(name)));
            }
        }
        found
    }

    /// The arrows between the children of each module.
    fn arrows(&self) -> Arrows {
        let mut arrows = Arrows::new();
        for (module, source) in &self.0 {
            for path in &source.paths {
                for target in self.targets(module, path, &mut BTreeSet::new()) {
                    let both = module.iter().zip(&target);
                    let shared = both.take_while(|(one, other)| one == other).count();
                    if shared < module.len() && shared < target.len() {
                        let rooms = (module[..=shared].to_vec(), target[..=shared].to_vec());
                        let arrow = (module.clone(), target);
                        arrows.entry(rooms).or_default().insert(arrow);
                    }
                }
            }
        }
        arrows
    }

    /// The arrows on circles, one per line.
    fn circles(&self) -> Vec<String> {
        let arrows = self.arrows();
        let name = |module: &Module| module.join("::");
        let circles = arrows
            .iter()
            .filter(|((from, to), _)| reached(&arrows, to).contains(from));
        circles
            .map(|((from, to), modules)| {
                let modules = modules.iter();
                let modules: Vec<_> = modules
                    .map(|(from, to)| format!("{} -> {}", name(from), name(to)))
                    .collect();
                format!("{} -> {}: {}", name(from), name(to), modules.join(", "))
            })
            .collect()
    }
}

/// All modules reachable from one, including itself.
fn reached<'a>(arrows: &'a Arrows, start: &'a Module) -> BTreeSet<&'a Module> {
    let mut reached = BTreeSet::from([start]);
    let mut open = vec![start];
    while let Some(room) = open.pop() {
        for (_, to) in arrows.keys().filter(|(from, _)| from == room) {
            if reached.insert(to) {
                open.push(to);
            }
        }
    }
    reached
}

/// The roots of all crates of the workspace with more than one file.
fn roots() -> Vec<PathBuf> {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR"))
        .parent()
        .expect("crates lie in a folder");
    let folders = fs::read_dir(crates).expect("the folder can be read");
    let folders = folders.map(|entry| entry.expect("the entry can be read").path());
    folders
        .chain([crates.with_file_name("fuzz")])
        .flat_map(|folder| [folder.join("src/lib.rs"), folder.join("src/main.rs")])
        .filter(|root| root.exists())
        .collect()
}

#[test]
fn modules_form_no_circle() {
    let mut circles = Vec::new();
    let mut modules = 0;
    for root in roots() {
        let found = Crate::read(&root);
        modules += found.0.len();
        let lines = found.circles();
        circles.extend(
            lines
                .iter()
                .map(|line| format!("{}: {line}", root.display())),
        );
    }
    assert!(modules > 500, "{modules} modules");
    assert!(circles.is_empty(), "{}", circles.join("\n"));
}

/// The circles of a crate with these modules, given with their texts.
fn circles(modules: &[(&str, &str)]) -> Vec<String> {
    let module = |path: &str| {
        path.split("::")
            .filter(|part| !part.is_empty())
            .map(str::to_owned)
            .collect()
    };
    let modules = modules
        .iter()
        .map(|(path, text)| (module(path), Source::read(text)));
    Crate(modules.collect()).circles()
}

#[test]
fn folders_form_circles_whichever_of_their_files_name_each_other() {
    let found = circles(&[
        ("", ""),
        ("a", ""),
        ("a::b", "use crate::c::D;"),
        ("a::e", "struct F;"),
        ("c", "struct D;"),
        ("c::g", "fn h() -> super::super::a::e::F {}"),
    ]);
    assert_eq!(found, ["a -> c: a::b -> c", "c -> a: c::g -> a::e"]);
}

#[test]
fn what_is_handed_on_counts_where_it_stands() {
    let found = circles(&[
        ("", ""),
        ("a", "pub use self::b::B; pub use self::c::*; use crate::d;"),
        ("a::b", "use super::C; struct B;"),
        ("a::c", "use super::B; struct C;"),
        ("d", ""),
    ]);
    assert_eq!(
        found,
        ["a::b -> a::c: a::b -> a::c", "a::c -> a::b: a::c -> a::b"]
    );
}

#[test]
fn a_module_and_those_around_it_form_no_circle() {
    let found = circles(&[
        ("", "mod a;"),
        ("a", "use self::b::B; struct A;"),
        (
            "a::b",
            "use super::A; use crate::a; struct B { a: a::A, of: std::a::C }",
        ),
    ]);
    assert_eq!(found, Vec::<String>::new());
}
