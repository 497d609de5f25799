//! Chains of buildings: as a picture with a column for each age, and as a list with the same content.
//!
//! Connected buildings form a group. In a group each column is ordered by the buildings that lead to it, so that few
//! lines cross.

use antipater_engine::duel;
use antipater_engine::duel::CHAINS;
use antipater_engine::seven::{self, Color, Edition};
use maud::{Markup, html};

use super::entry::{anchor, links_to};
use super::seven::ages_of;
use crate::book::Book;
use antipater_show::texts::{Named, Texts, say};
use antipater_show::words;

/// Columns, one for each age.
const COLUMNS: usize = 3;
/// Sizes in the picture.
const WIDTH: usize = 216;
const GAP: usize = 84;
const HEIGHT: usize = 34;
const ROW: usize = 46;
const HEAD: usize = 40;
/// Half rows between groups.
const BETWEEN: usize = 1;

/// A building in the picture.
struct Node {
    /// The anchor of its entry.
    anchor: String,
    /// The name, as the viewer has chosen.
    name: String,
    color: Color,
    column: usize,
    /// The middle of the building, in half rows.
    place: usize,
}

/// A chain from one building to another, by index in the list of nodes, with the symbol of Duel.
struct Link {
    from: usize,
    to: usize,
    symbol: Option<&'static str>,
}

/// All buildings with a chain, and the chains.
#[derive(Default)]
struct Graph {
    nodes: Vec<Node>,
    links: Vec<Link>,
    /// The height in half rows.
    height: usize,
}

/// The picture and the list.
pub(super) fn content(t: &Texts, book: Book) -> Markup {
    let mut graph = match book {
        Book::Seven(edition) => Graph::of_seven(t, edition),
        Book::Duel => Graph::of_duel(t),
    };
    graph.arrange();
    let title = say!(t, "reference-chains-picture");
    html! {
        p { (say!(t, match book { Book::Seven(_) => "rules-cost-chain", Book::Duel => "rules-duel-chain" })) }
        div class="chain-graph" tabindex="0" role="region" aria-label=(title) { (graph.picture(t, book)) }
        section class="panel" aria-labelledby="list" {
            h2 id="list" { (say!(t, "reference-chains-list")) }
            ul class="plain chain-list" {
                @for (from, node) in graph.nodes.iter().enumerate() {
                    @let opened: Vec<&Node> = graph.links.iter().filter(|link| link.from == from).map(|link| &graph.nodes[link.to]).collect();
                    @if !opened.is_empty() {
                        li class={ "k-" (node.color.name()) } {
                            p { (crate::icons::kind(node.color, &words::letter(t, node.color)))
                                a href={ (book.address()) "#" (node.anchor) } { (node.name) } }
                            dl { (opened_list(t, book, &opened)) }
                        }
                    }
                }
            }
        }
    }
}

fn opened_list(t: &Texts, book: Book, opened: &[&Node]) -> Markup {
    let places = opened
        .iter()
        .map(|node| (node.anchor.clone(), node.name.as_str()));
    let links = links_to(&say!(t, "reference-makes-free"), places);
    // The entries of cards are on another page.
    let away = format!("href=\"{}#", book.address());
    maud::PreEscaped(links.into_string().replace("href=\"#", &away))
}

impl Graph {
    fn of_seven(t: &Texts, edition: Edition) -> Graph {
        let mut graph = Graph::default();
        for card in seven::Card::ALL {
            for next in card.opens(edition).filter(|next| next.is_in(edition)) {
                let [from, to] = [card, next].map(|card| {
                    let facts = card.facts(edition);
                    let age = ages_of(facts).first().copied().unwrap_or(1);
                    graph.node(t, card, facts.color, age)
                });
                graph.links.push(Link {
                    from,
                    to,
                    symbol: None,
                });
            }
        }
        graph
    }

    fn of_duel(t: &Texts) -> Graph {
        let mut graph = Graph::default();
        for chain in &CHAINS {
            let [from, to] = [chain.from, chain.to].map(|card: duel::Card| {
                let row = card.row();
                let color = antipater_show::words::duel::shared(row.color);
                graph.node(t, card, color, super::duel::number(row.back.age()))
            });
            graph.links.push(Link {
                from,
                to,
                symbol: Some(chain.symbol),
            });
        }
        graph
    }

    /// The index of a building in the list; a new one is added.
    fn node<T: Named>(&mut self, t: &Texts, card: T, color: Color, age: u8) -> usize {
        let anchor = anchor("card", card.printed());
        let known = self.nodes.iter().position(|node| node.anchor == anchor);
        known.unwrap_or_else(|| {
            let column = usize::from(age) - 1;
            self.nodes.push(Node {
                anchor,
                name: t.name(card).to_owned(),
                color,
                column,
                place: 0,
            });
            self.nodes.len() - 1
        })
    }

    /// Places the buildings, group by group.
    fn arrange(&mut self) {
        let mut top = 0;
        for group in self.groups() {
            let mut columns: [Vec<usize>; COLUMNS] = Default::default();
            for &node in &group {
                columns[self.nodes[node].column].push(node);
            }
            let rows = columns.iter().map(Vec::len).max().unwrap_or(0);
            for column in &mut columns {
                column.sort_by_key(|&node| self.preferred_row(node));
                let first = top + rows - column.len();
                for (row, &node) in column.iter().enumerate() {
                    self.nodes[node].place = first + 2 * row + 1;
                }
            }
            top += 2 * rows + BETWEEN;
        }
        self.height = top;
    }

    /// The preferred position of a building: the middle of those that lead to it, in quarters of a row.
    fn preferred_row(&self, node: usize) -> usize {
        let before: Vec<usize> = self
            .links
            .iter()
            .filter(|link| link.to == node)
            .map(|link| self.nodes[link.from].place)
            .collect();
        match before.len() {
            0 => usize::MAX,
            several => 4 * before.iter().sum::<usize>() / several,
        }
    }

    /// The groups of connected buildings, in the order of their first members.
    fn groups(&self) -> Vec<Vec<usize>> {
        let mut groups: Vec<Vec<usize>> = Vec::new();
        for first in 0..self.nodes.len() {
            if groups.iter().any(|group| group.contains(&first)) {
                continue;
            }
            let mut group = vec![first];
            let mut next = 0;
            while next < group.len() {
                for link in &self.links {
                    let other = match group[next] {
                        node if node == link.from => link.to,
                        node if node == link.to => link.from,
                        _ => continue,
                    };
                    if !group.contains(&other) {
                        group.push(other);
                    }
                }
                next += 1;
            }
            groups.push(group);
        }
        groups
    }

    /// The picture. It is hidden from screen readers and the keyboard, because the list has the same content.
    fn picture(&self, t: &Texts, book: Book) -> Markup {
        let width = COLUMNS * WIDTH + (COLUMNS - 1) * GAP + 2;
        let height = HEAD + self.height * ROW / 2;
        html! {
            svg viewBox={ "0 0 " (width) " " (height) } width=(width) height=(height) aria-hidden="true" {
                @for column in 0..COLUMNS {
                    text class="chain-age" x=(left(column) + WIDTH / 2) y="22" text-anchor="middle" {
                        (say!(t, "reference-in-age", age = words::age(column as u8 + 1)))
                    }
                }
                @for link in &self.links { (self.line(link)) }
                @for node in &self.nodes { (building(t, book, node)) }
            }
        }
    }

    fn line(&self, link: &Link) -> Markup {
        let (from, to) = (&self.nodes[link.from], &self.nodes[link.to]);
        let (x, y) = (left(from.column) + WIDTH, middle(from));
        let (end, target) = (left(to.column), middle(to));
        let bend = (end - x) / 2;
        html! {
            path class={ "chain-line k-" (to.color.name()) } data-from=(from.anchor) data-to=(to.anchor)
                d=(format!("M{x} {y}C{} {y} {} {target} {end} {target}", x + bend, end - bend)) {}
            path class={ "chain-tip k-" (to.color.name()) } d=(format!("M{end} {target}l-8 -5v10z")) {}
            @if let Some(symbol) = link.symbol {
                circle class="chain-disc" cx=(x + bend) cy=((y + target) / 2) r="14" {}
                use class="chain-symbol" href={ "#c-" (symbol) } x=(x + bend - 10) y=((y + target) / 2 - 10) width="20" height="20" {}
            }
        }
    }
}

fn building(t: &Texts, book: Book, node: &Node) -> Markup {
    let (x, y) = (left(node.column), middle(node) - HEIGHT / 2);
    html! {
        a class={ "chain-node k-" (node.color.name()) } href={ (book.address()) "#" (node.anchor) } tabindex="-1"
            data-card=(node.anchor) {
            rect x=(x) y=(y) width=(WIDTH) height=(HEIGHT) rx="7" {}
            use href={ "#t-" (node.color.name()) } x=(x + 6) y=(y + 6) width="22" height="22" {}
            text class="chain-letter" x=(x + 17) y=(y + 21) text-anchor="middle" { (words::letter(t, node.color)) }
            text x=(x + 36) y=(y + 22) { (node.name) }
        }
    }
}

/// The left edge of a column.
const fn left(column: usize) -> usize {
    1 + column * (WIDTH + GAP)
}

/// The y coordinate of the middle of a building.
const fn middle(node: &Node) -> usize {
    HEAD + node.place * ROW / 2
}
