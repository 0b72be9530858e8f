//! The notation of clauses, parsed into a tree: words with arguments, numbers, quoted names, `&`, `|`, `!`. It knows the
//! keywords of a clause but no word of the language; `meaning` does.

/// A parse error, with its position in the text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SyntaxError {
    /// Byte offset in the text.
    pub at: usize,
    pub what: String,
}

impl std::fmt::Display for SyntaxError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "a clause that cannot be read at character {}: {}", self.at + 1, self.what)
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Node {
    /// A word with its arguments; a bare word has none.
    Word(String, Vec<Node>),
    Number(i8),
    Quoted(String),
    All(Vec<Node>),
    One(Vec<Node>),
    Not(Box<Node>),
}

impl Node {
    /// The word that stands for the node in messages.
    pub(super) fn head(&self) -> String {
        match self {
            Node::Word(word, _) => word.clone(),
            Node::Number(number) => number.to_string(),
            Node::Quoted(name) => format!("'{name}'"),
            Node::All(nodes) | Node::One(nodes) => nodes.first().map(Node::head).unwrap_or_default(),
            Node::Not(node) => node.head(),
        }
    }
}

/// The parts of a clause, in the order of the notation.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct ClauseSyntax {
    pub(super) side: Option<Node>,
    pub(super) on: Option<Node>,
    pub(super) of: Option<Node>,
    pub(super) when: Vec<Node>,
    pub(super) mode: &'static str,
    pub(super) by: Option<Node>,
    pub(super) pick: Option<Node>,
    pub(super) pay: Vec<Node>,
    pub(super) effects: Vec<Node>,
    pub(super) until: Option<Node>,
    pub(super) limit: Option<Node>,
}

/// Parses `[side N] on WINDOW [of FILTER] [if CONDITIONS] may|must|is [by WHO] [pick FILTER] [pay COSTS] do EFFECTS
/// [until TIME] [limit HOW]`.
pub(super) fn parse(text: &str) -> Result<ClauseSyntax, SyntaxError> {
    let mut parser = Parser { text, at: 0 };
    let mut clause = ClauseSyntax::default();
    if parser.keyword("side") {
        clause.side = Some(parser.either()?);
    }
    parser.need_keyword("on")?;
    clause.on = Some(parser.either()?);
    if parser.keyword("of") {
        clause.of = Some(parser.either()?);
    }
    if parser.keyword("if") {
        clause.when = parser.list()?;
    }
    clause.mode = ["may", "must", "is"]
        .into_iter()
        .find(|mode| parser.keyword(mode))
        .ok_or_else(|| parser.error("`may`, `must` or `is` wanted"))?;
    if parser.keyword("by") {
        clause.by = Some(parser.either()?);
    }
    if parser.keyword("pick") {
        clause.pick = Some(parser.either()?);
    }
    if parser.keyword("pay") {
        clause.pay = parser.list()?;
    }
    parser.need_keyword("do")?;
    clause.effects = parser.list()?;
    if parser.keyword("until") {
        clause.until = Some(parser.either()?);
    }
    if parser.keyword("limit") {
        clause.limit = Some(parser.either()?);
    }
    match parser.peek() {
        None => Ok(clause),
        Some(_) => Err(parser.error("the clause should end here")),
    }
}

struct Parser<'a> {
    text: &'a str,
    at: usize,
}

const fn is_word_byte(byte: u8) -> bool {
    byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-' || byte == b'.'
}

impl Parser<'_> {
    fn error(&self, what: &str) -> SyntaxError {
        SyntaxError { at: self.at, what: what.to_owned() }
    }

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

    /// Consumes a keyword if it comes next as a whole word without arguments.
    fn keyword(&mut self, word: &str) -> bool {
        self.peek();
        let rest = self.text.as_bytes().get(self.at..).unwrap_or_default();
        let whole = rest.starts_with(word.as_bytes())
            && rest.get(word.len()).is_none_or(|next| next.is_ascii_whitespace());
        self.at += if whole { word.len() } else { 0 };
        whole
    }

    fn need_keyword(&mut self, word: &str) -> Result<(), SyntaxError> {
        if self.keyword(word) { Ok(()) } else { Err(self.error(&format!("`{word}` wanted"))) }
    }

    fn list(&mut self) -> Result<Vec<Node>, SyntaxError> {
        let mut list = vec![self.either()?];
        while self.eat(b',') {
            list.push(self.either()?);
        }
        Ok(list)
    }

    fn either(&mut self) -> Result<Node, SyntaxError> {
        let mut list = vec![self.both()?];
        while self.eat(b'|') {
            list.push(self.both()?);
        }
        Ok(joined(list, Node::One))
    }

    fn both(&mut self) -> Result<Node, SyntaxError> {
        let mut list = vec![self.one()?];
        while self.eat(b'&') {
            list.push(self.one()?);
        }
        Ok(joined(list, Node::All))
    }

    fn one(&mut self) -> Result<Node, SyntaxError> {
        match self.peek() {
            Some(b'!') => {
                self.at += 1;
                Ok(Node::Not(Box::new(self.one()?)))
            }
            Some(b'(') => {
                self.at += 1;
                let inner = self.either()?;
                if self.eat(b')') { Ok(inner) } else { Err(self.error("`)` wanted")) }
            }
            Some(b'\'') => self.quoted(),
            Some(b'+') => {
                self.at += 1;
                self.one()
            }
            Some(byte) if is_word_byte(byte) => self.word(),
            Some(_) | None => Err(self.error("a word wanted")),
        }
    }

    fn word(&mut self) -> Result<Node, SyntaxError> {
        let rest = self.text.get(self.at..).unwrap_or_default();
        let end = rest.bytes().position(|byte| !is_word_byte(byte)).unwrap_or(rest.len());
        let word = rest.get(..end).unwrap_or_default().to_owned();
        self.at += end;
        if let Ok(number) = word.parse() {
            return Ok(Node::Number(number));
        }
        let mut arguments = Vec::new();
        if self.text.as_bytes().get(self.at) == Some(&b'(') {
            self.at += 1;
            arguments = self.list()?;
            if !self.eat(b')') {
                return Err(self.error("`)` wanted"));
            }
        }
        Ok(Node::Word(word, arguments))
    }

    /// A name in quotes; a quote inside is doubled.
    fn quoted(&mut self) -> Result<Node, SyntaxError> {
        self.at += 1;
        let mut name = String::new();
        loop {
            let rest = self.text.get(self.at..).unwrap_or_default();
            let Some(end) = rest.find('\'') else { return Err(self.error("a quote is not closed")) };
            name.push_str(rest.get(..end).unwrap_or_default());
            self.at += end + 1;
            if self.text.as_bytes().get(self.at) != Some(&b'\'') {
                return Ok(Node::Quoted(name));
            }
            name.push('\'');
            self.at += 1;
        }
    }
}

fn joined(mut list: Vec<Node>, join: fn(Vec<Node>) -> Node) -> Node {
    if list.len() == 1 { list.swap_remove(0) } else { join(list) }
}
