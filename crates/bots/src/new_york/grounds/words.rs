//! How actions, cards and buildings of New York are called.

use super::fact::Fit;
use crate::reason::nouns::list;
use new_york::{Action, Building, BuildingType, Card, Owner, State};

pub(super) fn action_name(state: &State, action: Action) -> String {
    match action {
        Action::Take { cards } => format!("taking {}", list(cards.cards.cards().map(card_name))),
        Action::Buy { slot, pay, owner } => {
            let building = state.building(slot).map_or_else(String::new, building_name);
            let coins: Vec<String> = pay.coins.values().map(|value| value.to_string()).collect();
            let paid = format!("{} {}", slot.id(), coins.join(" + "));
            match owner {
                Owner::Buyer => format!("buying {building} for {paid}"),
                Owner::Dirk => format!("giving Dirk {building} for {paid}"),
            }
        }
        Action::EndTurn {} => "ending the turn".to_owned(),
        Action::Pass {} => "passing".to_owned(),
    }
}

/// `park 8`.
pub(super) fn building_name(building: Building) -> String {
    format!("{} {}", building.kind().id(), building.price())
}

/// `blue 7`.
pub(super) fn card_name(card: Card) -> String {
    format!("{} {}", card.currency().id(), card.value())
}

/// `1 church`, `2 churches`.
pub(super) fn plural(kind: BuildingType, count: u8) -> String {
    let ending = match (count, kind) {
        (1, _) => "",
        (_, BuildingType::Church) => "es",
        _ => "s",
    };
    format!("{count} {}{ending}", kind.id())
}

pub(super) fn end_of_payment(payment: Fit) -> &'static str {
    match payment {
        Fit::Exact => " exactly",
        Fit::Over => "",
    }
}
