//! The page of administrators: reports, bans, and their log.

use antipater_engine::seven::Wonder;
use antipater_show::names::NAME_LENGTH;
use antipater_show::texts::{Moment, Texts, msg, say};
use antipater_show::view::moderation::{
    About, BanView, ModerationEntry, ModerationPerson, ModerationVerb, ModerationView, ReportView,
};
use maud::{Markup, html};

use crate::frame::{Frame, frame, masthead, strip};

/// The durations offered for bans and mutes, in hours.
const HOURS: [u32; 5] = [1, 24, 24 * 7, 24 * 30, 24 * 365];

/// The page; `done` confirms the last action.
pub fn page(t: &Texts, moderation: &ModerationView, done: bool) -> Markup {
    let title = say!(t, "moderation-title");
    let content = html! {
        (masthead(t))
        main class="me moderation" {
            (strip(Wonder::Halicarnassus, &html! { h1 { (title) } }))
            p class="muted" { (say!(t, "moderation-explained")) }
            @if done { p class="good" role="status" { (say!(t, "moderation-done")) } }
            (reports(t, &moderation.reports))
            div class="columns" {
                (people(t, moderation))
                (keep_out(t))
                (table(t, moderation))
            }
            (same_network(t, moderation))
            (bans(t, &moderation.bans))
            (log(t, moderation))
        }
    };
    frame(
        t,
        &Frame {
            back: Some("/moderation"),
            preview: None,
            ..Frame::plain(&title)
        },
        &content,
    )
}

/// The page that banned visitors get.
pub fn banned(t: &Texts, until: Option<i64>, reason: &str) -> String {
    match (until, reason) {
        (Some(until), "") => say!(t, "banned-until", time = time(t, until)),
        (Some(until), reason) => say!(
            t,
            "banned-until-why",
            time = time(t, until),
            reason = reason
        ),
        (None, "") => say!(t, "banned"),
        (None, reason) => say!(t, "banned-why", reason = reason),
    }
}

/// The message to muted people.
pub fn muted(t: &Texts, until: Option<i64>, reason: &str) -> String {
    match (until, reason) {
        (Some(until), "") => say!(t, "muted-until", time = time(t, until)),
        (Some(until), reason) => say!(t, "muted-until-why", time = time(t, until), reason = reason),
        (None, "") => say!(t, "muted"),
        (None, reason) => say!(t, "muted-why", reason = reason),
    }
}

/// A UTC date and time.
fn time(t: &Texts, seconds: i64) -> String {
    t.date_and_time(seconds * 1000)
}

fn moment(t: &Texts, seconds: i64) -> Markup {
    html! { time class="muted" datetime=(Moment::of(seconds * 1000).datetime()) { (say!(t, "moderation-moment", time = time(t, seconds))) } }
}

fn reports(t: &Texts, reports: &[ReportView]) -> Markup {
    html! {
        section class="panel" aria-labelledby="moderation-reports" {
            h2 id="moderation-reports" { (say!(t, "moderation-reports")) }
            @if reports.is_empty() { p class="muted" { (say!(t, "moderation-reports-none")) } }
            @else { ol class="plain moderation-list" { @for report in reports { (one(t, report)) } } }
        }
    }
}

fn one(t: &Texts, report: &ReportView) -> Markup {
    let about = match report.about {
        About::Name => msg("report-a-name"),
        About::Message => msg("report-a-message"),
        About::Table => msg("report-a-table"),
    };
    html! {
        li class="moderation-item" aria-labelledby={ "report-" (report.number) } {
            h3 id={ "report-" (report.number) } {
                (say!(t, about))
                @if !report.quoted.is_empty() { " " q { bdi { (report.quoted) } } }
            }
            p dir="auto" class="moderation-reason" { (report.reason) }
            p class="muted moderation-facts" {
                (moment(t, report.at))
                " " @if let Some(watch) = &report.watch { a href={ "/watch/" (watch) } { (say!(t, "moderation-see-table")) } }
                @if let Some(person) = &report.person { " " span { (say!(t, "moderation-of")) " " (who(t, person)) } }
                " "
                @match &report.reporter {
                    Some(person) => span { (say!(t, "moderation-by")) " " (who(t, person)) },
                    None => span { (say!(t, "moderation-by-somebody")) },
                }
            }
            div class="moderation-log" {
                @if let Some(person) = report.person.as_ref().filter(|person| !person.admin) {
                    @if !person.hidden { (button(t, ModerationVerb::HideName, &[("person", &person.key)])) }
                    (timed(t, ModerationVerb::Mute, "person", &person.key, &format!("m{}", report.number)))
                    (timed(t, ModerationVerb::Ban, "person", &person.key, &format!("b{}", report.number)))
                }
                (button(t, ModerationVerb::HideTable, &[("table", &report.table)]))
                (button(t, ModerationVerb::CloseTable, &[("table", &report.table)]))
                (button(t, ModerationVerb::Settle, &[("number", &report.number.to_string())]))
            }
        }
    }
}

/// A person by name and key.
fn who(t: &Texts, person: &ModerationPerson) -> Markup {
    let short = person.key.get(..12).unwrap_or(&person.key);
    html! {
        b { bdi { (person.name) } } " "
        a href={ "/moderation?find=" (person.key) } { span class="sr" { (say!(t, "moderation-look-up", name = person.name.as_str())) } " " code { (short) } }
    }
}

fn people(t: &Texts, moderation: &ModerationView) -> Markup {
    html! {
        section class="panel" aria-labelledby="moderation-people" {
            h2 id="moderation-people" { (say!(t, "moderation-people")) }
            form method="get" action="/moderation" class="fields" role="search" {
                div class="field" {
                    label for="find" { (say!(t, "moderation-find")) }
                    input id="find" name="find" maxlength="64" required value=(moderation.searched);
                }
                button class="button" type="submit" { (say!(t, "moderation-search")) }
            }
            @if !moderation.searched.is_empty() && moderation.people.is_empty() { p role="status" { (say!(t, "moderation-nobody")) } }
            ul class="plain moderation-list" { @for (number, person) in moderation.people.iter().enumerate() { (found(t, number, person)) } }
        }
    }
}

/// Pairs of people who may be one person. They are shown and nothing else.
fn same_network(t: &Texts, moderation: &ModerationView) -> Markup {
    let found = |person: &ModerationPerson| {
        html! { a href={ "/moderation?find=" (person.key) } { bdi { (person.name) } } }
    };
    html! {
        @if !moderation.same_network.is_empty() {
            section class="panel" aria-labelledby="moderation-same" {
                h2 id="moderation-same" { (say!(t, "moderation-same")) }
                p class="muted" { (say!(t, "moderation-same-explained")) }
                ul class="plain" {
                    @for pair in &moderation.same_network {
                        li { (found(&pair.one)) " · " (found(&pair.other)) " " span class="muted" {
                            (say!(t, "moderation-same-deals", count = pair.deals))
                            @if pair.same_device { ", " (say!(t, "moderation-same-device")) }
                        } }
                    }
                }
            }
        }
    }
}

fn found(t: &Texts, number: usize, person: &ModerationPerson) -> Markup {
    let key = person.key.as_str();
    html! {
        li class="moderation-item" {
            h3 { bdi { (person.name) } }
            p class="muted moderation-facts" {
                code { (person.key.get(..12).unwrap_or(key)) }
                @if let Some(login) = &person.login { " " span { (say!(t, "moderation-login", login = login.as_str())) } }
                @if let Some(network) = &person.network { " " code { (network) } }
                @if person.admin { " " b { (say!(t, "moderation-is-admin")) } }
                @if person.hidden { " " b { (say!(t, "moderation-is-hidden")) } }
            }
            @if !person.admin {
                div class="moderation-log" {
                    @if person.hidden { (button(t, ModerationVerb::ShowName, &[("person", key)])) }
                    @else { (button(t, ModerationVerb::HideName, &[("person", key)])) }
                    (timed(t, ModerationVerb::Mute, "person", key, &format!("fm{number}")))
                    (timed(t, ModerationVerb::Ban, "person", key, &format!("fb{number}")))
                    @if let Some(network) = &person.network { (timed(t, ModerationVerb::BanNetwork, "network", network, &format!("fn{number}"))) }
                    (button(t, ModerationVerb::RemoveImported, &[("person", key)]))
                    (rename(t, key, number))
                }
            }
        }
    }
}

fn rename(t: &Texts, key: &str, number: usize) -> Markup {
    let id = format!("name-{number}");
    html! {
        form method="post" action="/moderation/log" class="moderation-form" {
            input type="hidden" name="do" value=(ModerationVerb::Rename.name());
            input type="hidden" name="person" value=(key);
            label for=(id) class="sr" { (say!(t, "moderation-new-name")) }
            input id=(id) name="name" maxlength=(NAME_LENGTH) required placeholder=(say!(t, "moderation-new-name"));
            button class="button small" type="submit" { (say!(t, verb(ModerationVerb::Rename))) }
        }
    }
}

fn keep_out(t: &Texts) -> Markup {
    html! {
        section class="panel" aria-labelledby="moderation-network" {
            h2 id="moderation-network" { (say!(t, "moderation-network")) }
            p { (say!(t, "moderation-network-explained")) }
            form method="post" action="/moderation/log" class="fields" {
                input type="hidden" name="do" value=(ModerationVerb::BanNetwork.name());
                div class="field" {
                    label for="network" { (say!(t, "moderation-range")) }
                    input id="network" name="network" maxlength="50" required placeholder="192.0.2.0/24" autocomplete="off" spellcheck="false";
                }
                (hours(t, "network-hours"))
                div class="field" {
                    label for="network-reason" { (say!(t, "moderation-reason")) }
                    input id="network-reason" name="reason" maxlength="200";
                }
                button class="button" type="submit" { (say!(t, verb(ModerationVerb::BanNetwork))) }
            }
        }
    }
}

fn table(t: &Texts, moderation: &ModerationView) -> Markup {
    html! {
        section class="panel" aria-labelledby="moderation-table" {
            h2 id="moderation-table" { (say!(t, "moderation-table")) }
            p { (say!(t, "moderation-table-explained")) }
            form method="post" action="/moderation/log" class="fields" {
                div class="field" {
                    label for="table" { (say!(t, "moderation-address")) }
                    input id="table" name="table" maxlength="200" required autocomplete="off" spellcheck="false";
                }
                div class="moderation-log" {
                    @for action in [ModerationVerb::HideTable, ModerationVerb::ShowTable, ModerationVerb::CloseTable] {
                        button class="button small" type="submit" name="do" value=(action.name()) { (say!(t, verb(action))) }
                    }
                }
            }
            @if !moderation.hidden_tables.is_empty() {
                h3 { (say!(t, "moderation-hidden-tables")) }
                ul class="plain moderation-list" {
                    @for table in &moderation.hidden_tables {
                        li class="moderation-log" { a href={ "/tables/" (table) } { code { (table) } } (button(t, ModerationVerb::ShowTable, &[("table", table)])) }
                    }
                }
            }
        }
    }
}

fn bans(t: &Texts, bans: &[BanView]) -> Markup {
    html! {
        section class="panel" aria-labelledby="moderation-bans" {
            h2 id="moderation-bans" { (say!(t, "moderation-bans")) }
            @if bans.is_empty() { p class="muted" { (say!(t, "moderation-bans-none")) } }
            ul class="plain moderation-list" {
                @for ban in bans {
                    li class="moderation-item" {
                        p class="moderation-facts" {
                            b { (say!(t, if ban.mute { msg("moderation-muted") } else { msg("moderation-banned") })) }
                            @if let Some(person) = &ban.person { " " (who(t, person)) }
                            @if let Some(network) = &ban.network { " " code { (network) } }
                            " " span { @match ban.until { Some(until) => (say!(t, "moderation-until", time = time(t, until))), None => (say!(t, "moderation-endless")) } }
                        }
                        @if !ban.reason.is_empty() { p dir="auto" class="moderation-reason" { (ban.reason) } }
                        (button(t, ModerationVerb::Lift, &[("number", &ban.number.to_string())]))
                    }
                }
            }
        }
    }
}

fn log(t: &Texts, moderation: &ModerationView) -> Markup {
    let last = moderation.log.last().map(|entry| entry.number);
    html! {
        section class="panel" aria-labelledby="moderation-log" {
            h2 id="moderation-log" { (say!(t, "moderation-log")) }
            p class="muted" { (say!(t, "moderation-log-explained")) }
            @if moderation.log.is_empty() { p class="muted" { (say!(t, "moderation-log-none")) } }
            @else { ol class="plain moderation-list" { @for entry in &moderation.log { (entry_line(t, entry)) } } }
            @if let Some(last) = last.filter(|_| moderation.more) {
                p { a href={ "/moderation?before=" (last) "#moderation-log" } { (say!(t, "games-older")) } }
            }
        }
    }
}

fn entry_line(t: &Texts, entry: &ModerationEntry) -> Markup {
    html! {
        li class="moderation-line" {
            (moment(t, entry.at)) " "
            @if let Some(name) = &entry.admin { b { bdi { (name) } } " " }
            span { (say!(t, verb(entry.verb))) }
            @if let Some(person) = &entry.person { " " (who(t, person)) }
            @if let Some(table) = &entry.table { " " a href={ "/tables/" (table) } { code { (table) } } }
            @if !entry.detail.is_empty() { " " code dir="auto" { (entry.detail) } }
        }
    }
}

/// A form with only a button.
fn button(t: &Texts, action: ModerationVerb, fields: &[(&str, &str)]) -> Markup {
    html! {
        form method="post" action="/moderation/log" {
            input type="hidden" name="do" value=(action.name());
            @for (name, value) in fields { input type="hidden" name=(name) value=(value); }
            button class="button small" type="submit" { (say!(t, verb(action))) }
        }
    }
}

/// A form for an action with an end and a reason.
fn timed(t: &Texts, action: ModerationVerb, field: &str, value: &str, id: &str) -> Markup {
    html! {
        details class="moderation-more" {
            summary class="button small" { (say!(t, verb(action))) @if action == ModerationVerb::BanNetwork { " " code { (value) } } }
            form method="post" action="/moderation/log" class="fields" {
                input type="hidden" name="do" value=(action.name());
                input type="hidden" name=(field) value=(value);
                (hours(t, &format!("{id}-hours")))
                div class="field" {
                    label for={ (id) "-reason" } { (say!(t, "moderation-reason")) }
                    input id={ (id) "-reason" } name="reason" maxlength="200";
                }
                button class="button small primary" type="submit" { (say!(t, verb(action))) }
            }
        }
    }
}

fn hours(t: &Texts, id: &str) -> Markup {
    html! {
        div class="field" {
            label for=(id) { (say!(t, "moderation-time")) }
            select id=(id) name="hours" {
                @for hours in HOURS {
                    option value=(hours) selected[hours == 24] {
                        @if hours < 24 { (say!(t, "moderation-an-hour")) } @else { (say!(t, "pace-days", days = hours / 24)) }
                    }
                }
                option value="0" { (say!(t, "moderation-endless")) }
            }
        }
    }
}

fn verb(verb: ModerationVerb) -> &'static str {
    match verb {
        ModerationVerb::HideName => msg("moderation-hide-name"),
        ModerationVerb::ShowName => msg("moderation-show-name"),
        ModerationVerb::Rename => msg("moderation-rename"),
        ModerationVerb::Mute => msg("moderation-mute"),
        ModerationVerb::Ban => msg("moderation-ban"),
        ModerationVerb::BanNetwork => msg("moderation-ban-network"),
        ModerationVerb::Lift => msg("moderation-lift"),
        ModerationVerb::HideTable => msg("moderation-hide-table"),
        ModerationVerb::ShowTable => msg("moderation-show-table"),
        ModerationVerb::CloseTable => msg("moderation-close-table"),
        ModerationVerb::RemoveImported => msg("moderation-remove-brought"),
        ModerationVerb::Settle => msg("moderation-settle"),
    }
}
