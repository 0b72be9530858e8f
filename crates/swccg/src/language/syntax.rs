//! The notation of texts, parsed into a tree: words with arguments, numbers, quoted titles, `&`, `|`, `!`. It knows
//! no keyword of the language; `meaning` does.

/// A parse error, with its position in the text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Slip {
    /// Byte offset in the text.
    pub at: usize,
    pub what: String,
}

impl Slip {
    pub(super) fn new(at: usize, what: impl Into<String>) -> Slip {
        Slip { at, what: what.into() }
    }
}

/// A node of the tree, with its position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Node {
    pub(super) at: usize,
    pub(super) is: Tree,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Tree {
    /// A word with its arguments; a bare word has none.
    Word(String, Vec<Node>),
    Number(i16),
    Quoted(String),
    All(Vec<Node>),
    One(Vec<Node>),
    Not(Box<Node>),
}

/// The syntax tree of a clause.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Draft {
    pub(super) to: Option<Node>,
    pub(super) conditions: Option<Node>,
    pub(super) effect: Node,
}

/// Parses `[light: | dark:] [while CONDITIONS:] EFFECT`.
pub(super) fn draft(text: &str) -> Result<Draft, Slip> {
    let mut reader = Reader { text, at: 0 };
    let mut to = None;
    let mut conditions = None;
    loop {
        if conditions.is_none() && reader.word_is("while") {
            conditions = Some(reader.either()?);
            reader.need(b':')?;
            continue;
        }
        let node = reader.either()?;
        if to.is_none() && conditions.is_none() && reader.eat(b':') {
            to = Some(node);
            continue;
        }
        reader.end()?;
        return Ok(Draft { to, conditions, effect: node });
    }
}

struct Reader<'a> {
    text: &'a str,
    at: usize,
}

impl Reader<'_> {
    fn peek(&mut self) -> Option<u8> {
        let bytes = self.text.as_bytes();
        while bytes.get(self.at).is_some_and(u8::is_ascii_whitespace) {
            self.at += 1;
        }
        bytes.get(self.at).copied()
    }

    fn eat(&mut self, byte: u8) -> bool {
        let found = self.peek() == Some(byte);
        self.at += usize::from(found);
        found
    }

    fn need(&mut self, byte: u8) -> Result<(), Slip> {
        if self.eat(byte) {
            Ok(())
        } else {
            Err(Slip::new(self.at, format!("`{}` wanted", char::from(byte))))
        }
    }

    fn end(&mut self) -> Result<(), Slip> {
        match self.peek() {
            None => Ok(()),
            Some(_) => Err(Slip::new(self.at, "the clause should end here")),
        }
    }

    /// Consumes the word if it comes next as a whole.
    fn word_is(&mut self, word: &str) -> bool {
        let begin = {
            self.peek();
            self.at
        };
        let found = self.word() == word;
        if !found {
            self.at = begin;
        }
        found
    }

    fn word(&mut self) -> &str {
        let begin = self.at;
        let is_letter = |b: &u8| b.is_ascii_lowercase() || *b == b'_';
        while self.text.as_bytes().get(self.at).is_some_and(is_letter) {
            self.at += 1;
        }
        self.text.get(begin..self.at).unwrap_or_default()
    }

    fn either(&mut self) -> Result<Node, Slip> {
        let (at, mut list) = (self.at, vec![self.both()?]);
        while self.eat(b'|') {
            list.push(self.both()?);
        }
        Ok(joined(at, list, Tree::One))
    }

    fn both(&mut self) -> Result<Node, Slip> {
        let (at, mut list) = (self.at, vec![self.one()?]);
        while self.eat(b'&') {
            list.push(self.one()?);
        }
        Ok(joined(at, list, Tree::All))
    }

    fn one(&mut self) -> Result<Node, Slip> {
        let first = self.peek();
        let at = self.at;
        let is = match first {
            Some(b'!') => {
                self.at += 1;
                Tree::Not(Box::new(self.one()?))
            }
            Some(b'(') => {
                self.at += 1;
                let inner = self.either()?;
                self.need(b')')?;
                return Ok(inner);
            }
            Some(b'\'') => self.quoted()?,
            Some(b'+' | b'-' | b'0'..=b'9') => self.number()?,
            Some(b'a'..=b'z') => {
                let word = self.word().to_owned();
                let arguments = self.arguments()?;
                Tree::Word(word, arguments)
            }
            Some(_) | None => return Err(Slip::new(at, "a word, number or title wanted")),
        };
        Ok(Node { at, is })
    }

    fn arguments(&mut self) -> Result<Vec<Node>, Slip> {
        let mut list = Vec::new();
        if !self.eat(b'(') {
            return Ok(list);
        }
        loop {
            list.push(self.either()?);
            if !self.eat(b',') {
                break;
            }
        }
        self.need(b')')?;
        Ok(list)
    }

    /// A doubled quote inside a title stands for one quote.
    fn quoted(&mut self) -> Result<Tree, Slip> {
        let begin = self.at;
        let mut title = String::new();
        let mut rest = self.text.get(begin + 1..).unwrap_or_default();
        loop {
            let Some((part, after)) = rest.split_once('\'') else {
                return Err(Slip::new(begin, "the title does not end"));
            };
            title.push_str(part);
            match after.strip_prefix('\'') {
                Some(more) => {
                    title.push('\'');
                    rest = more;
                }
                None => {
                    self.at = self.text.len() - after.len();
                    return Ok(Tree::Quoted(title));
                }
            }
        }
    }

    fn number(&mut self) -> Result<Tree, Slip> {
        let begin = self.at;
        self.at += 1;
        while self.text.as_bytes().get(self.at).is_some_and(u8::is_ascii_digit) {
            self.at += 1;
        }
        let text = self.text.get(begin..self.at).unwrap_or_default();
        text.parse().map(Tree::Number).map_err(|_| Slip::new(begin, format!("{text:?} is not a number")))
    }
}

fn joined(at: usize, mut list: Vec<Node>, join: impl FnOnce(Vec<Node>) -> Tree) -> Node {
    match list.pop() {
        Some(only) if list.is_empty() => only,
        last => {
            list.extend(last);
            Node { at, is: join(list) }
        }
    }
}
