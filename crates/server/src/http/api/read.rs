//! Parsing of API requests. Errors name the field.

use axum::body::Bytes;
use axum::extract::{FromRequest, FromRequestParts, Path, Query, Request};
use axum::http::header::CONTENT_TYPE;
use axum::http::request::Parts;
use serde::de::DeserializeOwned;

use crate::error::Error;
use crate::http::state::AppState;

/// The part of a path that names a table or is a key.
pub(super) struct Name(pub(super) String);

impl FromRequestParts<AppState> for Name {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &AppState) -> Result<Name, Error> {
        let read = Path::<String>::from_request_parts(parts, app).await;
        let Path(name) = read.map_err(|error| Error::Unreadable(error.body_text()))?;
        Ok(Name(name))
    }
}

/// Two parts of a path, in order.
pub(super) struct Names(pub(super) String, pub(super) String);

impl FromRequestParts<AppState> for Names {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &AppState) -> Result<Names, Error> {
        let read = Path::<(String, String)>::from_request_parts(parts, app).await;
        let Path((first, second)) = read.map_err(|error| Error::Unreadable(error.body_text()))?;
        Ok(Names(first, second))
    }
}

/// The query of an address.
pub(super) struct ApiQuery<T>(pub(super) T);

impl<T: DeserializeOwned> FromRequestParts<AppState> for ApiQuery<T> {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &AppState) -> Result<ApiQuery<T>, Error> {
        let read = Query::<T>::from_request_parts(parts, app).await;
        let Query(query) = read.map_err(|error| Error::Unreadable(error.body_text()))?;
        Ok(ApiQuery(query))
    }
}

/// The body of a request.
pub(super) struct Body<T>(pub(super) T);

impl<T: DeserializeOwned> FromRequest<AppState> for Body<T> {
    type Rejection = Error;

    async fn from_request(request: Request, app: &AppState) -> Result<Body<T>, Error> {
        let kind = request.headers().get(CONTENT_TYPE).cloned();
        let bytes = Bytes::from_request(request, app).await?;
        let kind = kind.as_ref().and_then(|kind| kind.to_str().ok());
        let kind = kind.and_then(|kind| kind.split(';').next());
        let kind = kind.unwrap_or("").trim();
        if !kind.eq_ignore_ascii_case("application/json") {
            let why = "the body must be application/json".to_owned();
            return Err(Error::Unreadable(why));
        }
        read(&bytes).map(Body)
    }
}

/// Parses JSON; the error says where it is invalid.
fn read<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, Error> {
    // serde would read a list as the fields in order.
    if bytes.trim_ascii_start().first() != Some(&b'{') {
        return Err(Error::Unreadable("the body must be an object".to_owned()));
    }
    let mut json = serde_json::Deserializer::from_slice(bytes);
    let value = serde_path_to_error::deserialize(&mut json).map_err(|error| {
        let path = error.path().to_string();
        let why = error.inner();
        let text = match path.as_str() {
            "." => why.to_string(),
            path => format!("{path}: {why}"),
        };
        Error::Unreadable(text)
    })?;
    json.end()
        .map_err(|error| Error::Unreadable(error.to_string()))?;
    Ok(value)
}

#[cfg(test)]
mod tests {
    use serde::Deserialize;

    use super::*;

    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Sample {
        #[allow(dead_code, reason = "only its reading is tested")]
        seat: usize,
    }

    #[test]
    fn errors_name_the_field() {
        let why = |text: &str| match read::<Sample>(text.as_bytes()) {
            Ok(_) => String::new(),
            Err(error) => error.detail().unwrap_or_default(),
        };
        assert_eq!(why(r#"{"seat":1}"#), "");
        assert!(why(r#"{"seat":"x"}"#).starts_with("seat: invalid type"));
        assert!(why(r#"{"seat":1,"set":2}"#).contains("unknown field `set`"));
        assert!(why("{}").contains("missing field `seat`"));
        assert!(!why(r#"{"seat":1} x"#).is_empty());
    }
}
