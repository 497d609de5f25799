//! The draft: the wonders on offer with cost and effect, and the order of the next picks.

use antipater_engine::duel::Action;
use antipater_show::words as shared;
use antipater_show::words::duel as words;
use maud::{Markup, html};

use super::context::PageContext;
use super::{effects, question};
use crate::art;
use crate::icons::icon;
use crate::inner;
use crate::names;
use antipater_show::texts::say;
use antipater_show::view::duel::Draft;

/// The draft in the place of the structure.
pub(super) fn draft(ctx: PageContext<'_>, draft: &Draft) -> Markup {
    let (t, game) = (ctx.t, ctx.game);
    let order: Vec<&str> = draft.order.iter().map(|seat| ctx.name(*seat)).collect();
    html! {
        div class="draft" {
            div class="draft-head" {
                h2 id="question" { (icon("wonder")) (say!(t, "duel-question-draft", round = draft.round)) }
                details id="draft-rule" class="draft-rule" {
                    summary title=(say!(t, "duel-draft-rule")) { (icon("help")) span class="sr" { (say!(t, "duel-draft-rule")) } }
                    p class="popover" {
                        (say!(t, "duel-question-draft-explained"))
                        @if ctx.mode.asks() { " " a href="/explorer?game=duel" { (say!(t, "explorer-title")) } }
                    }
                }
                (inner::status(ctx.mode))
            }
            p class="order" { span class="label" { (say!(t, "duel-draft-order")) }
                @for (number, name) in order.iter().enumerate() {
                    @if number > 0 { (icon("right")) }
                    span class=(if number == 0 { "next" } else { "" }) { (name) }
                }
            }
            @let asked = game.ask.is_some() && ctx.mode.asks();
            @let choices = html! { div class={ "choices wonders of" (draft.offer.len()) } role=[asked.then_some("radiogroup")] aria-labelledby=[asked.then_some("question")] {
                @for (number, &wonder) in draft.offer.iter().enumerate() {
                    @let face = html! {
                        span class="face-head" data-fly={ "wonder-" (wonder.index()) } { (icon("wonder")) (names::on_card(t, wonder)) kbd aria-hidden="true" { (number + 1) } }
                        (art::duel_wonder(wonder, true))
                        span class="gives" { (effects::icons(t, wonder.row().effects)) }
                        span class="does" { (words::wonder(t, wonder)) }
                        span class="face-cost" {
                            span class="label" { (say!(t, "costs")) }
                            (effects::cost(0, wonder.row().resources))
                            span class="sr" { (shared::resources(t, wonder.row().resources)) }
                        }
                    };
                    @let text = game.ask.as_ref().filter(|_| ctx.mode.asks()).and_then(|ask| ask.text(Action::Draft(wonder)));
                    @match text {
                        Some(text) => (question::choice(ctx, number + 1, text, &face)),
                        None => div class="option" { (face) },
                    }
                }
            } };
            @if asked { (question::chooser(ctx, &choices)) } @else { (choices) }
        }
    }
}
