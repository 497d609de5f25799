//! The files of the site that works without a server, made at the first request for one.

use std::collections::HashMap;
use std::sync::{Arc, OnceLock};

use axum::body::Bytes;
use axum::http::HeaderValue;

/// A file of the site that works without a server.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OfflineFile {
    /// Its path in the folder of the site.
    pub name: String,
    /// Its media type.
    pub kind: &'static str,
    /// Its content.
    pub content: Vec<u8>,
    /// The rules for what it may do, if they are not those of every page.
    pub policy: Option<String>,
}

/// The files of the site, made at the first request.
#[derive(Clone)]
pub(crate) struct OfflineSite {
    make: fn() -> Vec<OfflineFile>,
    files: Arc<OnceLock<HashMap<String, Kept>>>,
}

/// A file as it is sent.
pub(super) struct Kept {
    pub(super) kind: &'static str,
    pub(super) content: Bytes,
    pub(super) policy: Option<HeaderValue>,
}

impl OfflineSite {
    pub(crate) fn new(make: fn() -> Vec<OfflineFile>) -> OfflineSite {
        OfflineSite {
            make,
            files: Arc::default(),
        }
    }

    pub(super) fn files(&self) -> &HashMap<String, Kept> {
        self.files.get_or_init(|| {
            let files = (self.make)().into_iter();
            let kept = |file: OfflineFile| {
                let policy = file.policy.as_deref().map(HeaderValue::from_str);
                let kept = Kept {
                    kind: file.kind,
                    content: file.content.into(),
                    policy: policy.and_then(Result::ok),
                };
                (file.name, kept)
            };
            files.map(kept).collect()
        })
    }
}
