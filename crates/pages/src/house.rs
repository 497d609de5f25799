//! The page of administrators: reports, bans, and the log of what administrators did.

use antipater_show::texts::{Moment, Texts, msg, say};
use antipater_show::view::house::{
    About, BanView, DeedView, HousePerson, HouseVerb, HouseView, ReportView,
};
use maud::{Markup, html};

use crate::frame::{Frame, frame, masthead};

/// The times for which somebody can be kept out, in hours.
const HOURS: [u32; 5] = [1, 24, 24 * 7, 24 * 30, 24 * 365];

/// The page; `done` says that something was done just now.
pub fn page(t: &Texts, house: &HouseView, done: bool) -> Markup {
    let title = say!(t, "house-title");
    let content = html! {
        (masthead(t))
        main class="me house" {
            h1 { (title) }
            p class="muted" { (say!(t, "house-explained")) }
            @if done { p class="good" role="status" { (say!(t, "house-done")) } }
            (reports(t, &house.reports))
            div class="columns" {
                (people(t, house))
                (keep_out(t))
                (table(t, house))
            }
            (bans(t, &house.bans))
            (deeds(t, house))
        }
    };
    frame(
        t,
        &Frame {
            back: Some("/house"),
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

/// What muted people are told.
pub fn muted(t: &Texts, until: Option<i64>, reason: &str) -> String {
    match (until, reason) {
        (Some(until), "") => say!(t, "muted-until", time = time(t, until)),
        (Some(until), reason) => say!(t, "muted-until-why", time = time(t, until), reason = reason),
        (None, "") => say!(t, "muted"),
        (None, reason) => say!(t, "muted-why", reason = reason),
    }
}

/// A moment, in universal time.
fn time(t: &Texts, seconds: i64) -> String {
    t.date_and_time(seconds * 1000)
}

fn moment(t: &Texts, seconds: i64) -> Markup {
    html! { time class="muted" datetime=(Moment::of(seconds * 1000).datetime()) { (say!(t, "house-moment", time = time(t, seconds))) } }
}

fn reports(t: &Texts, reports: &[ReportView]) -> Markup {
    html! {
        section class="panel" aria-labelledby="house-reports" {
            h2 id="house-reports" { (say!(t, "house-reports")) }
            @if reports.is_empty() { p class="muted" { (say!(t, "house-reports-none")) } }
            @else { ol class="plain house-list" { @for report in reports { (one(t, report)) } } }
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
        li class="house-item" aria-labelledby={ "report-" (report.number) } {
            h3 id={ "report-" (report.number) } {
                (say!(t, about))
                @if !report.quoted.is_empty() { " " q { bdi { (report.quoted) } } }
            }
            p dir="auto" class="house-reason" { (report.reason) }
            p class="muted house-facts" {
                (moment(t, report.at))
                " " @if let Some(watch) = &report.watch { a href={ "/watch/" (watch) } { (say!(t, "house-see-table")) } }
                @if let Some(person) = &report.person { " " span { (say!(t, "house-of")) " " (who(t, person)) } }
                " "
                @match &report.reporter {
                    Some(person) => span { (say!(t, "house-by")) " " (who(t, person)) },
                    None => span { (say!(t, "house-by-somebody")) },
                }
            }
            div class="house-deeds" {
                @if let Some(person) = report.person.as_ref().filter(|person| !person.admin) {
                    @if !person.hidden { (button(t, HouseVerb::HideName, &[("person", &person.key)])) }
                    (timed(t, HouseVerb::Mute, "person", &person.key, &format!("m{}", report.number)))
                    (timed(t, HouseVerb::Ban, "person", &person.key, &format!("b{}", report.number)))
                }
                (button(t, HouseVerb::HideTable, &[("table", &report.table)]))
                (button(t, HouseVerb::CloseTable, &[("table", &report.table)]))
                (button(t, HouseVerb::Settle, &[("number", &report.number.to_string())]))
            }
        }
    }
}

/// A person by name and key.
fn who(t: &Texts, person: &HousePerson) -> Markup {
    let short = person.key.get(..12).unwrap_or(&person.key);
    html! {
        b { bdi { (person.name) } } " "
        a href={ "/house?find=" (person.key) } { span class="sr" { (say!(t, "house-look-up", name = person.name.as_str())) } " " code { (short) } }
    }
}

fn people(t: &Texts, house: &HouseView) -> Markup {
    html! {
        section class="panel" aria-labelledby="house-people" {
            h2 id="house-people" { (say!(t, "house-people")) }
            form method="get" action="/house" class="fields" role="search" {
                div class="field" {
                    label for="find" { (say!(t, "house-find")) }
                    input id="find" name="find" maxlength="64" required value=(house.searched);
                }
                button class="button" type="submit" { (say!(t, "house-search")) }
            }
            @if !house.searched.is_empty() && house.people.is_empty() { p role="status" { (say!(t, "house-nobody")) } }
            ul class="plain house-list" { @for (number, person) in house.people.iter().enumerate() { (found(t, number, person)) } }
        }
    }
}

fn found(t: &Texts, number: usize, person: &HousePerson) -> Markup {
    let key = person.key.as_str();
    html! {
        li class="house-item" {
            h3 { bdi { (person.name) } }
            p class="muted house-facts" {
                code { (person.key.get(..12).unwrap_or(key)) }
                @if let Some(login) = &person.login { " " span { (say!(t, "house-login", login = login.as_str())) } }
                @if let Some(network) = &person.network { " " code { (network) } }
                @if person.admin { " " b { (say!(t, "house-is-admin")) } }
                @if person.hidden { " " b { (say!(t, "house-is-hidden")) } }
            }
            @if !person.admin {
                div class="house-deeds" {
                    @if person.hidden { (button(t, HouseVerb::ShowName, &[("person", key)])) }
                    @else { (button(t, HouseVerb::HideName, &[("person", key)])) }
                    (timed(t, HouseVerb::Mute, "person", key, &format!("fm{number}")))
                    (timed(t, HouseVerb::Ban, "person", key, &format!("fb{number}")))
                    @if let Some(network) = &person.network { (timed(t, HouseVerb::BanNetwork, "network", network, &format!("fn{number}"))) }
                    (button(t, HouseVerb::RemoveBrought, &[("person", key)]))
                    (rename(t, key, number))
                }
            }
        }
    }
}

fn rename(t: &Texts, key: &str, number: usize) -> Markup {
    let id = format!("name-{number}");
    html! {
        form method="post" action="/house/deeds" class="house-form" {
            input type="hidden" name="do" value=(HouseVerb::Rename.name());
            input type="hidden" name="person" value=(key);
            label for=(id) class="sr" { (say!(t, "house-new-name")) }
            input id=(id) name="name" maxlength="24" required placeholder=(say!(t, "house-new-name"));
            button class="button small" type="submit" { (say!(t, verb(HouseVerb::Rename))) }
        }
    }
}

fn keep_out(t: &Texts) -> Markup {
    html! {
        section class="panel" aria-labelledby="house-network" {
            h2 id="house-network" { (say!(t, "house-network")) }
            p { (say!(t, "house-network-explained")) }
            form method="post" action="/house/deeds" class="fields" {
                input type="hidden" name="do" value=(HouseVerb::BanNetwork.name());
                div class="field" {
                    label for="network" { (say!(t, "house-range")) }
                    input id="network" name="network" maxlength="50" required placeholder="192.0.2.0/24" autocomplete="off" spellcheck="false";
                }
                (hours(t, "network-hours"))
                div class="field" {
                    label for="network-reason" { (say!(t, "house-reason")) }
                    input id="network-reason" name="reason" maxlength="200";
                }
                button class="button" type="submit" { (say!(t, verb(HouseVerb::BanNetwork))) }
            }
        }
    }
}

fn table(t: &Texts, house: &HouseView) -> Markup {
    html! {
        section class="panel" aria-labelledby="house-table" {
            h2 id="house-table" { (say!(t, "house-table")) }
            p { (say!(t, "house-table-explained")) }
            form method="post" action="/house/deeds" class="fields" {
                div class="field" {
                    label for="table" { (say!(t, "house-address")) }
                    input id="table" name="table" maxlength="200" required autocomplete="off" spellcheck="false";
                }
                div class="house-deeds" {
                    @for deed in [HouseVerb::HideTable, HouseVerb::ShowTable, HouseVerb::CloseTable] {
                        button class="button small" type="submit" name="do" value=(deed.name()) { (say!(t, verb(deed))) }
                    }
                }
            }
            @if !house.hidden_tables.is_empty() {
                h3 { (say!(t, "house-hidden-tables")) }
                ul class="plain house-list" {
                    @for table in &house.hidden_tables {
                        li class="house-deeds" { a href={ "/tables/" (table) } { code { (table) } } (button(t, HouseVerb::ShowTable, &[("table", table)])) }
                    }
                }
            }
        }
    }
}

fn bans(t: &Texts, bans: &[BanView]) -> Markup {
    html! {
        section class="panel" aria-labelledby="house-bans" {
            h2 id="house-bans" { (say!(t, "house-bans")) }
            @if bans.is_empty() { p class="muted" { (say!(t, "house-bans-none")) } }
            ul class="plain house-list" {
                @for ban in bans {
                    li class="house-item" {
                        p class="house-facts" {
                            b { (say!(t, if ban.mute { msg("house-muted") } else { msg("house-banned") })) }
                            @if let Some(person) = &ban.person { " " (who(t, person)) }
                            @if let Some(network) = &ban.network { " " code { (network) } }
                            " " span { @match ban.until { Some(until) => (say!(t, "house-until", time = time(t, until))), None => (say!(t, "house-endless")) } }
                        }
                        @if !ban.reason.is_empty() { p dir="auto" class="house-reason" { (ban.reason) } }
                        (button(t, HouseVerb::Lift, &[("number", &ban.number.to_string())]))
                    }
                }
            }
        }
    }
}

fn deeds(t: &Texts, house: &HouseView) -> Markup {
    let last = house.deeds.last().map(|deed| deed.number);
    html! {
        section class="panel" aria-labelledby="house-deeds" {
            h2 id="house-deeds" { (say!(t, "house-deeds")) }
            p class="muted" { (say!(t, "house-deeds-explained")) }
            @if house.deeds.is_empty() { p class="muted" { (say!(t, "house-deeds-none")) } }
            @else { ol class="plain house-list" { @for deed in &house.deeds { (deed_line(t, deed)) } } }
            @if let Some(last) = last.filter(|_| house.more) {
                p { a href={ "/house?before=" (last) "#house-deeds" } { (say!(t, "games-older")) } }
            }
        }
    }
}

fn deed_line(t: &Texts, deed: &DeedView) -> Markup {
    html! {
        li class="house-line" {
            (moment(t, deed.at)) " "
            @if let Some(name) = &deed.admin { b { bdi { (name) } } " " }
            span { (say!(t, verb(deed.verb))) }
            @if let Some(person) = &deed.person { " " (who(t, person)) }
            @if let Some(table) = &deed.table { " " a href={ "/tables/" (table) } { code { (table) } } }
            @if !deed.detail.is_empty() { " " code dir="auto" { (deed.detail) } }
        }
    }
}

/// A form of one button.
fn button(t: &Texts, deed: HouseVerb, fields: &[(&str, &str)]) -> Markup {
    html! {
        form method="post" action="/house/deeds" {
            input type="hidden" name="do" value=(deed.name());
            @for (name, value) in fields { input type="hidden" name=(name) value=(value); }
            button class="button small" type="submit" { (say!(t, verb(deed))) }
        }
    }
}

/// A form for something with an end and a reason, behind its name.
fn timed(t: &Texts, deed: HouseVerb, field: &str, value: &str, id: &str) -> Markup {
    html! {
        details class="house-more" {
            summary class="button small" { (say!(t, verb(deed))) @if deed == HouseVerb::BanNetwork { " " code { (value) } } }
            form method="post" action="/house/deeds" class="fields" {
                input type="hidden" name="do" value=(deed.name());
                input type="hidden" name=(field) value=(value);
                (hours(t, &format!("{id}-hours")))
                div class="field" {
                    label for={ (id) "-reason" } { (say!(t, "house-reason")) }
                    input id={ (id) "-reason" } name="reason" maxlength="200";
                }
                button class="button small primary" type="submit" { (say!(t, verb(deed))) }
            }
        }
    }
}

fn hours(t: &Texts, id: &str) -> Markup {
    html! {
        div class="field" {
            label for=(id) { (say!(t, "house-time")) }
            select id=(id) name="hours" {
                @for hours in HOURS {
                    option value=(hours) selected[hours == 24] {
                        @if hours < 24 { (say!(t, "house-an-hour")) } @else { (say!(t, "pace-days", days = hours / 24)) }
                    }
                }
                option value="0" { (say!(t, "house-endless")) }
            }
        }
    }
}

fn verb(verb: HouseVerb) -> &'static str {
    match verb {
        HouseVerb::HideName => msg("house-hide-name"),
        HouseVerb::ShowName => msg("house-show-name"),
        HouseVerb::Rename => msg("house-rename"),
        HouseVerb::Mute => msg("house-mute"),
        HouseVerb::Ban => msg("house-ban"),
        HouseVerb::BanNetwork => msg("house-ban-network"),
        HouseVerb::Lift => msg("house-lift"),
        HouseVerb::HideTable => msg("house-hide-table"),
        HouseVerb::ShowTable => msg("house-show-table"),
        HouseVerb::CloseTable => msg("house-close-table"),
        HouseVerb::RemoveBrought => msg("house-remove-brought"),
        HouseVerb::Settle => msg("house-settle"),
    }
}
