//! The kind of browser of a request, in two words that help people to tell devices apart. Nothing else of the header is
//! stored.

use axum::http::HeaderMap;
use axum::http::header::USER_AGENT;

/// Browsers, with the word that identifies each. The first match counts, since many browsers also contain the words of
/// later ones.
const BROWSERS: [(&str, &str); 8] = [
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser", "Samsung Internet"),
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("CriOS/", "Chrome"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
];

/// Operating systems, in the same way.
const SYSTEMS: [(&str, &str); 7] = [
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("Windows", "Windows"),
    ("CrOS", "ChromeOS"),
    ("Mac OS X", "macOS"),
    ("Linux", "Linux"),
];

/// Such as `Firefox · Linux`; empty if the browser does not say.
pub(in crate::http) fn device(headers: &HeaderMap) -> String {
    let says = headers.get(USER_AGENT).and_then(|says| says.to_str().ok());
    let says = says.unwrap_or_default();
    let known = |words: &[(&str, &'static str)]| {
        let mut words = words.iter();
        let found = words.find(|(word, _)| says.contains(word));
        found.map(|(_, name)| *name)
    };
    let words = [known(&BROWSERS), known(&SYSTEMS)];
    let words: Vec<&str> = words.into_iter().flatten().collect();
    words.join(" · ")
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    #[test]
    fn a_browser_is_known_by_what_it_says_of_itself() {
        let of = |says: &'static str| {
            let says = HeaderValue::from_static(says);
            device(&HeaderMap::from_iter([(USER_AGENT, says)]))
        };
        assert_eq!(
            of("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"),
            "Firefox · Linux"
        );
        assert_eq!(
            of(
                "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 \
                Safari/537.36 Edg/140.0"
            ),
            "Edge · Windows"
        );
        assert_eq!(
            of(
                "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 Version/18.0 Mobile Safari/604.1"
            ),
            "Safari · iPhone"
        );
        assert_eq!(of("curl/8.0"), "");
        assert_eq!(device(&HeaderMap::new()), "");
    }
}
