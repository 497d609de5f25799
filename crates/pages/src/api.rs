//! The page for programmers: a short guide, and the description of the JSON API in readable form. The description is in
//! English, and marked as such.

use antipater_engine::seven::Wonder;
use maud::{Markup, html};
use serde_json::Value;

use crate::frame::{Frame, frame, masthead, strip};
use antipater_show::texts::{Texts, msg, say};

/// The HTTP methods of operations.
const METHODS: [&str; 2] = ["get", "post"];

/// The page of a document.
pub fn page(t: &Texts, document: &Value) -> Markup {
    let title = say!(t, "api-title");
    let guide = [
        msg("api-guide-token"),
        msg("api-guide-table"),
        msg("api-guide-loop"),
        msg("api-guide-ids"),
        msg("api-guide-errors"),
        msg("api-guide-limits"),
    ];
    let content = html! {
        (masthead(t))
        main class="me api" {
            (strip(Wonder::Alexandria, &html! { h1 { (title) } }))
            section class="panel" aria-labelledby="guide" {
                h2 id="guide" { (say!(t, "api-guide")) }
                ol { @for step in guide { li { (say!(t, step)) } } }
                p { (say!(t, "me-token-may")) }
                p { a href="/api/openapi.json" { (say!(t, "api-document")) } }
            }
            @for tag in list(&document["tags"]) {
                section class="panel" {
                    h2 lang="en" { (text(&tag["description"])) }
                    @for (path, methods) in fields(&document["paths"]) {
                        @for method in METHODS {
                            @let operation = &methods[method];
                            @if operation["tags"][0] == tag["name"] { (one(t, path, method, operation)) }
                        }
                    }
                }
            }
            section class="panel" aria-labelledby="types" {
                h2 id="types" { (say!(t, "api-types")) }
                @for (name, schema) in fields(&document["components"]["schemas"]) {
                    (named(t, name, schema))
                }
            }
        }
    };
    frame(t, &Frame::plain(&title), &content)
}

/// An operation.
fn one(t: &Texts, path: &str, method: &str, operation: &Value) -> Markup {
    let body = &operation["requestBody"]["content"]["application/json"]["schema"];
    html! {
        details {
            summary lang="en" { code { b { (method.to_uppercase()) } " " (path) } " " (text(&operation["summary"])) }
            @if let Some(more) = operation["description"].as_str() { p lang="en" { (more) } }
            @let parameters = list(&operation["parameters"]);
            @if !parameters.is_empty() {
                h3 { (say!(t, "api-parameters")) }
                dl {
                    @for parameter in parameters {
                        dt lang="en" { code { (text(&parameter["name"])) } " " (kind(&parameter["schema"])) }
                        dd lang="en" { (text(&parameter["description"])) }
                    }
                }
            }
            @if !body.is_null() {
                h3 { (say!(t, "api-body")) }
                p lang="en" { (kind(body)) }
            }
            h3 { (say!(t, "api-answers")) }
            dl {
                @for (status, answer) in fields(&operation["responses"]) {
                    dt lang="en" {
                        code { (status) }
                        @for (media, content) in fields(&answer["content"]) {
                            " " code { (media) } " " (kind(&content["schema"]))
                        }
                    }
                    dd lang="en" { (text(&answer["description"])) }
                }
            }
        }
    }
}

/// A named type.
fn named(t: &Texts, name: &str, schema: &Value) -> Markup {
    html! {
        details id={ "type-" (name) } {
            summary lang="en" { code { b { (name) } } " " (text(&schema["description"])) }
            (inside(t, schema))
        }
    }
}

/// The fields or variants of a type.
fn inside(t: &Texts, schema: &Value) -> Markup {
    let ways = ["oneOf", "allOf", "anyOf"];
    let required = list(&schema["required"]);
    html! {
        @let parts = fields(&schema["properties"]);
        @if !parts.is_empty() {
            dl {
                @for (name, part) in parts {
                    dt {
                        span lang="en" { code { (name) } " " (kind(part)) }
                        @if !required.iter().any(|field| *field == *name) {
                            " " span class="muted" { (say!(t, "api-optional")) }
                        }
                    }
                    dd lang="en" { (text(&part["description"])) }
                }
            }
        }
        @for way in ways {
            @let parts = list(&schema[way]);
            @if !parts.is_empty() {
                p class="muted" {
                    @if way == "allOf" { (say!(t, "api-all-of")) } @else { (say!(t, "api-one-of")) }
                }
                ul {
                    @for part in parts {
                        li { span lang="en" { (text(&part["description"])) " " (kind(part)) } (inside(t, part)) }
                    }
                }
            }
        }
        @if parts_are_words(schema) { p lang="en" { (kind(schema)) } }
    }
}

fn parts_are_words(schema: &Value) -> bool {
    schema["enum"].is_array()
}

/// A type in a few words, with a link if it has a name.
fn kind(schema: &Value) -> Markup {
    let several = ["oneOf", "anyOf"];
    html! {
        @if let Some(reference) = schema["$ref"].as_str() {
            @let name = reference.rsplit('/').next().unwrap_or_default();
            a href={ "#type-" (name) } { (name) }
        } @else if let Some(words) = schema["enum"].as_array() {
            @for (number, word) in words.iter().enumerate() {
                @if number > 0 { " | " }
                code { (text(word)) }
            }
        } @else if !schema["items"].is_null() {
            "[" (kind(&schema["items"])) "]"
        } @else if let Some(parts) = several.iter().find_map(|way| schema[*way].as_array()) {
            @for (number, part) in parts.iter().enumerate() {
                @if number > 0 { " | " }
                (kind(part))
            }
        } @else if let Some(kinds) = schema["type"].as_array() {
            @for (number, kind) in kinds.iter().enumerate() {
                @if number > 0 { " | " }
                (text(kind))
            }
        } @else {
            (text(&schema["type"]))
        }
    }
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

fn fields(value: &Value) -> Vec<(&String, &Value)> {
    value.as_object().into_iter().flatten().collect()
}
