//! Database addresses: `sqlite:PATH` or `postgres://USER@HOST/DATABASE`.

use std::path::Path;

use crate::errors::OpenError;

/// Whether this is the address of a Postgres database.
pub fn is_postgres(address: &str) -> bool {
    address.starts_with("postgres://") || address.starts_with("postgresql://")
}

/// The file of a SQLite address.
///
/// # Errors
/// If the address has another form.
pub fn path_of(address: &str) -> Result<&Path, OpenError> {
    let path = address.strip_prefix("sqlite:");
    let path = path.filter(|path| !path.is_empty()).map(Path::new);
    path.ok_or(OpenError::Address)
}

/// The address of a database without its password, for display.
pub fn without_password(address: &str) -> String {
    let Some((scheme, rest)) = address.split_once("://").filter(|_| is_postgres(address)) else {
        return address.to_owned();
    };
    let (place, query) = match rest.split_once('?') {
        Some((place, query)) => (place, Some(query)),
        None => (rest, None),
    };
    let end = place.rfind('@').unwrap_or(0);
    let (user, place) = place.split_at(end);
    let user = match user.split_once(':') {
        Some((name, _)) => format!("{name}:***"),
        None => user.to_owned(),
    };
    let parts = query.into_iter().flat_map(|query| query.split('&'));
    let parts = parts.map(|part| {
        if part.starts_with("password=") {
            "password=***"
        } else {
            part
        }
    });
    let query = parts.collect::<Vec<_>>().join("&");
    let mark = if query.is_empty() { "" } else { "?" };
    format!("{scheme}://{user}{place}{mark}{query}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_shown_without_its_password() {
        for (address, shown) in [
            ("sqlite:/a:b@c", "sqlite:/a:b@c"),
            ("postgres://ada@host/games", "postgres://ada@host/games"),
            (
                "postgres://ada:a:b@c@host:5432/games?sslmode=disable",
                "postgres://ada:***@host:5432/games?sslmode=disable",
            ),
            (
                "postgresql:///games?host=/run&password=b&user=ada",
                "postgresql:///games?host=/run&password=***&user=ada",
            ),
            ("postgres://host/games", "postgres://host/games"),
            ("postgres://host:5432/games", "postgres://host:5432/games"),
        ] {
            assert_eq!(without_password(address), shown);
        }
    }
}
