//! What a viewer may see of a table: the only conversion of a position into something that may be sent.
//!
//! A [`View`] is built from the observation of the viewer's seat, or from public information for a spectator. It has no
//! field for what is hidden from the viewer. The JSON API and the pages are two printings of the same `View`.

pub mod avatar;
pub mod change;
pub mod duel;
pub mod game_view;
pub mod glance;
pub mod guide;
pub mod hint;
mod known;
pub mod moderation;
pub mod person;
pub mod person_event;
pub mod profile;
pub mod reaction;
pub mod room;
pub mod seven;
pub mod sides;
pub mod table;
pub mod table_list;
mod table_status;
pub mod viewable;
pub(crate) mod wire;

pub use avatar::{Avatar, Portrait};
pub use change::BeforeAfter;
pub use game_view::{GameView, Viewer};
pub use glance::{Glance, Wonders};
pub use guide::{Advice, Guide, Guided};
pub use hint::{Advised, Hint, HintAction};
pub use known::Known;
pub use person::PersonKey;
pub use person_event::{PersonEvent, PersonEventKind};
pub use profile::{AccountRefusal, NoticesView, Profile, SessionView, ToldBrowser};
pub use reaction::Reaction;
pub use room::{RoomSeat, RoomView};
pub use table::{GameStage, SeatBank, SeatState, SeatView, Surroundings, View};
pub use table_list::{RatingRange, SummarySeat, TableSummary};
pub use table_status::{MessageKind, MessageView, PauseView, TableStatus};
pub use viewable::Viewable;
