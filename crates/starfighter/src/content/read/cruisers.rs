//! The cruisers: `cruisers.toml`.

use super::{Reader, TableEntry, Value};
use crate::content::file::{CruiserEntry, CruisersFile};
use crate::content::{ContentProblem, Cruiser};
use crate::{CruiserKey, MAX_SLOTS, SECTORS};
use content_reader::keys_of;

impl Reader<'_> {
    pub(super) fn cruisers(&mut self) -> Vec<Cruiser> {
        let root = self.parse();
        let root = TableEntry::root(&root);
        self.only(root, keys_of::<CruisersFile>());
        let mut lines: Vec<(CruiserKey, usize)> = Vec::new();
        let mut faces: Vec<u8> = Vec::new();
        let cruisers = self.entries(root, "cruiser", |reader, entry| {
            let cruiser = reader.cruiser(entry)?;
            reader.once(&mut lines, cruiser.key, entry.at, |cruiser, first_line| {
                ContentProblem::CruiserTwice { cruiser, first_line }
            });
            if faces.iter().filter(|board| **board == cruiser.board).count() == 2 {
                reader.fault(entry.at, ContentProblem::BoardFaces { board: cruiser.board });
            }
            faces.push(cruiser.board);
            Some(cruiser)
        });
        let mut boards: Vec<u8> = cruisers.iter().filter(|c| c.training).map(|c| c.board).collect();
        boards.sort_unstable();
        boards.dedup();
        if boards.len() < 2 && !cruisers.is_empty() {
            let end = self.end();
            self.fault(end, ContentProblem::TrainingCruisers { found: boards.len() });
        }
        cruisers
    }

    fn cruiser(&mut self, entry: TableEntry<'_, '_>) -> Option<Cruiser> {
        self.only(entry, keys_of::<CruiserEntry>());
        let key = self.required(entry, "key").and_then(|value| self.cruiser_key(value, "key"));
        let name =
            self.required(entry, "name").and_then(|value| self.text_of(value, "name")).map(str::to_owned);
        let board = self.required(entry, "board").and_then(|value| self.number(value, "board", 1..=99));
        let armor = self.required(entry, "armour").and_then(|value| self.number(value, "armour", 1..=99));
        let training = self.flag(entry, "training");
        let slots = self.required(entry, "slots").and_then(|value| self.slots(value));
        let draws = self.required(entry, "draws").and_then(|value| self.draws(value, slots));
        Some(Cruiser {
            key: key?,
            name: name?,
            board: board? as u8,
            training,
            armor: armor? as i16,
            slots: slots?,
            draws: draws?,
        })
    }

    fn five<'t, 'i>(&mut self, value: &'t Value<'i>, key: &str) -> Option<Vec<&'t Value<'i>>> {
        let items = self.list(value, key);
        if items.len() != SECTORS {
            let problem = ContentProblem::Length { key: key.to_owned(), found: items.len(), wanted: SECTORS };
            self.fault(value.span().start, problem);
            return None;
        }
        Some(items)
    }

    fn slots(&mut self, value: &Value<'_>) -> Option<[u8; SECTORS]> {
        let mut slots = [0; SECTORS];
        let mut whole = true;
        for (place, item) in slots.iter_mut().zip(self.five(value, "slots")?) {
            match self.number(item, "slots", 1..=MAX_SLOTS as i64) {
                Some(number) => *place = number as u8,
                None => whole = false,
            }
        }
        whole.then_some(slots)
    }

    fn draws(&mut self, value: &Value<'_>, slots: Option<[u8; SECTORS]>) -> Option<[Vec<u8>; SECTORS]> {
        let mut draws: [Vec<u8>; SECTORS] = Default::default();
        for (sector, item) in self.five(value, "draws")?.into_iter().enumerate() {
            for symbol in self.list(item, "draws") {
                let Some(slot) = self.number(symbol, "draws", 0..=MAX_SLOTS as i64 - 1) else { continue };
                let slot = slot as u8;
                if let Some(slots) = slots
                    && slot >= slots[sector]
                {
                    let problem = ContentProblem::DrawOutside { sector, slot, slots: slots[sector] };
                    self.fault(symbol.span().start, problem);
                }
                draws[sector].push(slot);
            }
        }
        Some(draws)
    }
}
