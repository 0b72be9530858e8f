//! Rule ids of squads.

contract::rules! {
    /// Points of pilots and cards.
    POINTS = "XW-SQUAD-01";
    /// What is not implemented is rejected by name.
    REFUSED = "XW-SQUAD-02";
    /// Cards need their slots.
    SLOTS = "XW-SQUAD-03";
    /// Restrictions must be met.
    RESTRICTIONS = "XW-SQUAD-04";
    /// No card may be equipped twice on a ship.
    TWICE = "XW-SQUAD-05";
    /// Limited cards.
    LIMITED = "XW-SQUAD-06";
    /// Reading XWS.
    XWS_READ = "XW-SQUAD-07";
    /// Writing XWS.
    XWS_WRITE = "XW-SQUAD-08";
}
