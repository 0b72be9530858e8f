//! The notation of texts, parsed into a tree: words with arguments, numbers, quoted titles, `&`, `|`, `!`. It knows
//! no keyword of the language; `meaning` does.

/// A parse error, with its position in the text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ParseError {
    /// Byte offset in the text.
    pub at: usize,
    pub what: String,
}

impl ParseError {
    pub(super) fn new(at: usize, what: impl Into<String>) -> ParseError {
        ParseError { at, what: what.into() }
    }
}

/// A node of the tree, with its position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Node {
    pub(super) at: usize,
    pub(super) is: Expr,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Expr {
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
pub(super) struct ClauseSyntax {
    pub(super) to: Option<Node>,
    pub(super) conditions: Option<Node>,
    pub(super) effect: Node,
}

/// Parses `[light: | dark:] [while CONDITIONS:] EFFECT`.
pub(super) fn draft(text: &str) -> Result<ClauseSyntax, ParseError> {
    let mut parser = Parser { text, at: 0 };
    let mut to = None;
    let mut conditions = None;
    loop {
        if conditions.is_none() && parser.word_is("while") {
            conditions = Some(parser.either()?);
            parser.need(b':')?;
            continue;
        }
        let node = parser.either()?;
        if to.is_none() && conditions.is_none() && parser.eat(b':') {
            to = Some(node);
            continue;
        }
        parser.end()?;
        return Ok(ClauseSyntax { to, conditions, effect: node });
    }
}

struct Parser<'a> {
    text: &'a str,
    at: usize,
}

impl Parser<'_> {
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

    fn need(&mut self, byte: u8) -> Result<(), ParseError> {
        if self.eat(byte) {
            Ok(())
        } else {
            Err(ParseError::new(self.at, format!("`{}` wanted", char::from(byte))))
        }
    }

    fn end(&mut self) -> Result<(), ParseError> {
        match self.peek() {
            None => Ok(()),
            Some(_) => Err(ParseError::new(self.at, "the clause should end here")),
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

    fn either(&mut self) -> Result<Node, ParseError> {
        let (at, mut list) = (self.at, vec![self.both()?]);
        while self.eat(b'|') {
            list.push(self.both()?);
        }
        Ok(joined(at, list, Expr::One))
    }

    fn both(&mut self) -> Result<Node, ParseError> {
        let (at, mut list) = (self.at, vec![self.one()?]);
        while self.eat(b'&') {
            list.push(self.one()?);
        }
        Ok(joined(at, list, Expr::All))
    }

    fn one(&mut self) -> Result<Node, ParseError> {
        let first = self.peek();
        let at = self.at;
        let is = match first {
            Some(b'!') => {
                self.at += 1;
                Expr::Not(Box::new(self.one()?))
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
                Expr::Word(word, arguments)
            }
            Some(_) | None => return Err(ParseError::new(at, "a word, number or title wanted")),
        };
        Ok(Node { at, is })
    }

    fn arguments(&mut self) -> Result<Vec<Node>, ParseError> {
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
    fn quoted(&mut self) -> Result<Expr, ParseError> {
        let begin = self.at;
        let mut title = String::new();
        let mut rest = self.text.get(begin + 1..).unwrap_or_default();
        loop {
            let Some((part, after)) = rest.split_once('\'') else {
                return Err(ParseError::new(begin, "the title does not end"));
            };
            title.push_str(part);
            match after.strip_prefix('\'') {
                Some(more) => {
                    title.push('\'');
                    rest = more;
                }
                None => {
                    self.at = self.text.len() - after.len();
                    return Ok(Expr::Quoted(title));
                }
            }
        }
    }

    fn number(&mut self) -> Result<Expr, ParseError> {
        let begin = self.at;
        self.at += 1;
        while self.text.as_bytes().get(self.at).is_some_and(u8::is_ascii_digit) {
            self.at += 1;
        }
        let text = self.text.get(begin..self.at).unwrap_or_default();
        text.parse()
            .map(Expr::Number)
            .map_err(|_| ParseError::new(begin, format!("{text:?} is not a number")))
    }
}

fn joined(at: usize, mut list: Vec<Node>, join: impl FnOnce(Vec<Node>) -> Expr) -> Node {
    match list.pop() {
        Some(only) if list.is_empty() => only,
        last => {
            list.extend(last);
            Node { at, is: join(list) }
        }
    }
}
