//! Dropping and launching devices. Rule [`DEVICES`](crate::rules::geometry::DEVICES).
//!
//! The template is placed between the guides of the rear edge (drop) or the front edge (launch), and the token is
//! placed against its far end. The token faces in the direction of the template's end.

use super::template::Template;
use super::track::{front_edge_pose, rear_edge_pose};
use crate::geometry::primitives::point::Point;
use crate::geometry::primitives::pose::{Displacement, Pose};
use crate::geometry::shapes::base::Base;
use crate::geometry::shapes::outline::{Outline, OutlineError, PlacedToken};
use crate::geometry::shapes::play_area::PlayArea;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Release {
    /// From the rear guides.
    Drop,
    /// From the front guides.
    Launch,
}

/// The shape of a device token: a rectangle with its corners cut off; its rear edge meets the template.
#[derive(Clone, Debug, PartialEq)]
pub struct DeviceToken {
    outline: Outline,
    half: f64,
}

impl DeviceToken {
    /// Width and length of a bomb token in millimeters: our own measure.
    pub const BOMB: (f64, f64) = (28.0, 28.0);
    /// Width and length of a mine token in millimeters: our own measure.
    pub const MINE: (f64, f64) = (50.0, 32.0);

    /// A token of this width (along the edge that meets the template) and length, its corners cut by a quarter of the
    /// shorter side.
    ///
    /// # Errors
    /// When the sizes do not make a valid outline.
    pub fn new(wide: f64, long: f64) -> Result<Self, OutlineError> {
        let (x, y, cut) = (wide / 2.0, long / 2.0, wide.min(long) / 4.0);
        let corners = [
            (x, cut - y),
            (x, y - cut),
            (x - cut, y),
            (cut - x, y),
            (-x, y - cut),
            (-x, cut - y),
            (cut - x, -y),
            (x - cut, -y),
        ];
        Ok(Self { outline: Outline::new(&corners.map(|(x, y)| Point::new(x, y)))?, half: y })
    }

    /// The outline relative to the token's center.
    #[must_use]
    pub fn outline(&self) -> &Outline {
        &self.outline
    }

    /// The pose of the token after it is dropped or launched with a template.
    #[must_use]
    pub fn pose(&self, ship: Pose, base: Base, release: Release, template: Template) -> Pose {
        let mark = match release {
            Release::Drop => rear_edge_pose(ship, base),
            Release::Launch => front_edge_pose(ship, base),
        };
        let step = template.end().then(Displacement::ahead(self.half));
        let at = mark.local_to_table(Point::new(step.right, step.ahead));
        Pose::rounded(at, mark.heading.turned(step.turn))
    }

    /// The token on the table; `None` if any part of it would be outside the play area, which cancels the drop.
    #[must_use]
    pub fn placed(
        &self,
        ship: Pose,
        base: Base,
        release: Release,
        template: Template,
        area: PlayArea,
    ) -> Option<PlacedToken> {
        let token = self.outline.at(self.pose(ship, base, release, template));
        (!area.any_off_table(token.corners())).then_some(token)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::geometry::{Side, TemplateKind};

    fn bomb() -> DeviceToken {
        let (wide, long) = DeviceToken::BOMB;
        DeviceToken::new(wide, long).unwrap()
    }

    /// XW-GEO-26
    #[test]
    fn a_mine_lies_across_the_template() {
        let (wide, long) = DeviceToken::MINE;
        let mine = DeviceToken::new(wide, long).unwrap();
        let ship = Pose::from_mm(400.0, 400.0, 0.0).unwrap();
        let token = mine
            .placed(ship, Base::Medium, Release::Drop, Template::STRAIGHT_1, PlayArea::THREE_FEET)
            .unwrap();
        // Half base 30 plus template 40: the token begins at 330 and is 32 long and 50 wide.
        let edge = |of: fn(&Point) -> f64| {
            let all = || token.corners().iter().map(of);
            (all().fold(f64::MAX, f64::min), all().fold(f64::MIN, f64::max))
        };
        assert_eq!((edge(|p| p.x), edge(|p| p.y)), ((375.0, 425.0), (298.0, 330.0)));
        // A token of width zero is not a valid outline.
        assert!(DeviceToken::new(0.0, 28.0).is_err());
    }

    /// XW-GEO-26
    #[test]
    fn a_bomb_is_dropped_behind_and_launched_ahead() {
        let ship = Pose::from_mm(400.0, 400.0, 0.0).unwrap();
        // Half base 20, template 40, half token 14.
        let dropped = bomb().pose(ship, Base::Small, Release::Drop, Template::STRAIGHT_1);
        assert_eq!(dropped, Pose::from_mm(400.0, 326.0, 180.0).unwrap());
        let five = Template::new(TemplateKind::Straight, 5).unwrap();
        let launched = bomb().pose(ship, Base::Large, Release::Launch, five);
        assert_eq!(launched, Pose::from_mm(400.0, 654.0, 0.0).unwrap());
    }

    /// XW-GEO-26: left and right of a template at the rear are those of an observer facing backward.
    #[test]
    fn a_drop_around_a_turn_leaves_sideways() {
        let ship = Pose::from_mm(400.0, 400.0, 0.0).unwrap();
        let turn = Template::new(TemplateKind::Turn(Side::Left), 1).unwrap();
        let dropped = bomb().pose(ship, Base::Small, Release::Drop, turn);
        // 20 + 35 toward the player edge, 35 + 14 to the right of the table.
        assert_eq!(dropped, Pose::from_mm(449.0, 345.0, 90.0).unwrap());
    }

    /// XW-GEO-26
    #[test]
    fn a_device_that_sticks_out_of_the_table_is_not_placed() {
        let near = Pose::from_mm(400.0, 87.0, 0.0).unwrap();
        let place = |ship| {
            bomb().placed(ship, Base::Small, Release::Drop, Template::STRAIGHT_1, PlayArea::THREE_FEET)
        };
        assert_eq!(place(near), None);
        assert!(place(Pose::from_mm(400.0, 88.0, 0.0).unwrap()).is_some());
    }
}
