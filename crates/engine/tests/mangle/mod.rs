//! Lines spoiled in the ways in which text is spoiled.

use antipater_engine::Line;

/// A way to spoil a line, with numbers that say where.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Damage {
    pub(crate) way: usize,
    pub(crate) one: usize,
    pub(crate) other: usize,
    pub(crate) letter: char,
}

/// The line after some damage; perhaps as it was.
pub(crate) fn spoiled(line: &str, damage: Damage) -> String {
    let mut letters: Vec<char> = line.chars().collect();
    let mut fields: Vec<&str> = line.split(' ').collect();
    let (one, other) = (damage.one % letters.len(), damage.other % letters.len());
    let (field, other_field) = (damage.one % fields.len(), damage.other % fields.len());
    match damage.way % 8 {
        0 => letters.truncate(one),
        1 => letters.swap(one, other),
        2 => letters[one] = damage.letter,
        3 => drop(letters.remove(one)),
        4 => letters.insert(one, damage.letter),
        5 => {
            fields.swap(field, other_field);
            return fields.join(" ");
        }
        6 => {
            fields.remove(field);
            return fields.join(" ");
        }
        // Numbers go wrong in the middle of long lists, too.
        _ => {
            let digits = |place: &usize| letters[*place].is_ascii_digit();
            let digits: Vec<usize> = (0..letters.len()).filter(digits).collect();
            letters[digits[damage.one % digits.len()]] =
                char::from(b'0' + (damage.other % 10) as u8);
        }
    }
    letters.into_iter().collect()
}

/// A value comes back from its line.
pub(crate) fn comes_back<T: Line + PartialEq + std::fmt::Debug>(value: &T) {
    let line = value.to_line();
    assert!(line.is_ascii() && !line.contains('\n'), "{line}");
    match T::from_line(&line) {
        Ok(read) => assert!(&read == value, "{line}\n{value:#?}\n{read:#?}"),
        Err(error) => panic!("{error}\n{line}"),
    }
}

/// What a spoiled line is read as; if it is read, it is the line of what was read.
pub(crate) fn read<T: Line>(line: &str) -> Option<T> {
    match T::from_line(line) {
        Ok(read) => {
            assert_eq!(read.to_line(), line);
            Some(read)
        }
        Err(error) => {
            assert!(error.to_string().len() > 10, "{error}");
            None
        }
    }
}
