//! The uploaded file in a form of a replay.

/// The content of the only file in a form (RFC 7578).
pub fn sent_file<'a>(kind: &str, body: &'a [u8]) -> Option<&'a [u8]> {
    let boundary = kind.strip_prefix("multipart/form-data")?;
    let boundary = boundary.split_once("boundary=")?.1;
    let boundary = boundary.split(';').next()?.trim().trim_matches('"');
    let first = format!("--{boundary}\r\n");
    let part = body.strip_prefix(first.as_bytes())?;
    let (_, content) = split(part, b"\r\n\r\n")?;
    let (content, _) = split(content, format!("\r\n--{boundary}").as_bytes())?;
    Some(content)
}

/// The text before and after the first mark.
fn split<'a>(text: &'a [u8], mark: &[u8]) -> Option<(&'a [u8], &'a [u8])> {
    let mut places = text.windows(mark.len());
    let place = places.position(|window| window == mark)?;
    Some((&text[..place], &text[place + mark.len()..]))
}

#[cfg(test)]
mod tests {
    use super::sent_file;

    #[test]
    fn the_file_of_a_form_is_what_stands_between_the_boundaries() {
        let kind = "multipart/form-data; boundary=\"--xY\"";
        let body = b"----xY\r\nContent-Disposition: form-data; name=\"record\"\r\n\r\n{\r\n}\r\n----xY--\r\n";
        assert_eq!(sent_file(kind, body), Some(&b"{\r\n}"[..]));
        assert_eq!(sent_file(kind, &body[..body.len() - 10]), None);
        assert_eq!(sent_file(kind, b""), None);
        assert_eq!(sent_file("multipart/form-data", body), None);
        assert_eq!(sent_file("application/json", body), None);
    }
}
