//! What a viewer may believe. Nothing is hidden in this game, so a belief is the state itself.

use crate::content::Content;
use crate::figure::Status;
use crate::position;
use crate::setup::Fault;
use crate::state::{Activation, Pending, PublicState, State};
use crate::view::View;
use contract::Shared;

/// Nothing is hidden, so a belief is the state itself.
#[derive(Clone, Copy, Debug)]
pub struct Belief(State);

impl Belief {
    pub(crate) fn from_view(content: &'static Content, view: &View) -> Result<Belief, Vec<Fault>> {
        let faults = view_faults(content, &view.public);
        if faults.is_empty() {
            Ok(Belief(State { content: Shared(content), public: view.public }))
        } else {
            Err(faults)
        }
    }

    pub(crate) const fn state(&self) -> State {
        self.0
    }
}

/// Checks that a view can belong to this game, so that nothing in it points outside the map or the list of figures.
fn view_faults(content: &'static Content, public: &PublicState) -> Vec<Fault> {
    if usize::from(public.map) >= content.maps.len() {
        return vec![Fault::Map(public.map.to_string())];
    }
    if usize::from(public.theme) >= content.themes.len() {
        return vec![Fault::Theme(public.theme.to_string())];
    }
    let Activation { figure, .. } = public.active;
    let running = public.turn > 0 && !matches!(public.open, Pending::Over(..));
    let mut faults = Vec::new();
    let walking = !matches!(public.open, Pending::Top);
    if running {
        let all = position::public_faults(content, public);
        faults.extend(all.into_iter().filter(|fault| !(walking && matches!(fault, Fault::Shared(..)))));
    }
    let named = match public.open {
        Pending::Clash(strike) | Pending::Wound(strike) => vec![figure, strike.attacker, strike.defender],
        Pending::Answer(enemy) => vec![figure, enemy],
        Pending::Arrive(called) => vec![called],
        _ => vec![figure],
    };
    let known = |id: &crate::figure::FigureId| public.figure(*id).is_some();
    faults.extend(named.into_iter().filter(|id| !known(id)).map(Fault::Unknown));
    let acting = matches!(
        public.open,
        Pending::Take | Pending::Walk | Pending::Meet | Pending::Answer(_) | Pending::Intervene
    );
    if acting && public.figure(figure).is_none_or(|mover| mover.status != Status::Active) {
        faults.push(Fault::Unknown(figure));
    }
    faults
}
