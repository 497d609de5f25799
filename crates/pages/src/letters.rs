// The letters, digits and marks in the typeface of headings: those of English, Turkish, Serbian in Latin letters,
// Estonian, Hungarian and Finnish. The build script includes this file too.

/// Every character of the typeface; the browser takes others from a system font.
pub(crate) const LETTERS: &str = concat!(
    " !\"#%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]_abcdefghijklmnopqrstuvwxyz",
    "\u{a0}«»·×½±°§",
    "ÁÂÄÅÇÉÍÎÓÖÕÚÛÜáâäåçéíîóöõúûü",
    "ĆćČčĐđĞğİıŐőŞşŠšŰűŽž",
    "–—‘’‚“”„…−→←≤≥"
);

#[cfg(test)]
mod tests {
    use std::fs;

    use super::LETTERS;

    #[test]
    fn the_typeface_has_all_letters_of_all_texts() {
        let locales = concat!(env!("CARGO_MANIFEST_DIR"), "/../show/locales");
        let mut read = 0;
        for language in fs::read_dir(locales).unwrap() {
            for file in fs::read_dir(language.unwrap().path()).unwrap() {
                let path = file.unwrap().path();
                let text = fs::read_to_string(&path).unwrap();
                let mut letters = text.chars().filter(|letter| letter.is_alphanumeric());
                let missing = letters.find(|letter| !LETTERS.contains(*letter));
                assert_eq!(missing, None, "{}", path.display());
                read += 1;
            }
        }
        assert!(read >= 12, "{read} files");
    }
}
