//! The files of the offline site, built at the first request.

use std::collections::HashMap;
use std::sync::{Arc, OnceLock};

use axum::body::Bytes;
use axum::http::HeaderValue;

/// A file of the offline site.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OfflineFile {
    /// Its path in the folder of the site.
    pub name: String,
    /// Its media type.
    pub kind: &'static str,
    /// Its content.
    pub content: Vec<u8>,
    /// Its content security policy, if it differs from that of pages.
    pub policy: Option<String>,
}

/// The files of the site, built at the first request.
#[derive(Clone)]
pub(crate) struct OfflineSite {
    make: fn() -> Vec<OfflineFile>,
    files: Arc<OnceLock<HashMap<String, Kept>>>,
}

/// A file, ready to send.
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
