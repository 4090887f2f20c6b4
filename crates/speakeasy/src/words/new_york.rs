//! The words of New York.

use super::{Faces, Sight, Words, by_rank, capitalized, list, number, place, seat, text, texts};
use serde_json::Value;

pub(crate) struct NewYork;

/// [N1.2] The types of buildings, with the letters that stand for them where room is short.
pub(crate) const TYPES: [(&str, &str); 6] = [
    ("museum", "Mus"),
    ("theatre", "The"),
    ("station", "Sta"),
    ("church", "Chu"),
    ("park", "Par"),
    ("skyscraper", "Sky"),
];

/// [N1.1] The currencies, in the order of the yard.
pub(crate) const CURRENCIES: [&str; 4] = ["blue", "green", "orange", "yellow"];

/// The kind and the number of `blue_7` or `park_8`.
pub(crate) fn parts(id: &str) -> (&str, i64) {
    let (kind, value) = id.rsplit_once('_').unwrap_or((id, ""));
    (kind, value.parse().unwrap_or_default())
}

/// `Park 8`.
pub(crate) fn building(id: &str) -> String {
    let (kind, price) = parts(id);
    format!("{} {price}", capitalized(kind))
}

/// Money by currency: `blue 2+7, green 3`.
pub(crate) fn money(cards: &[&str]) -> String {
    let of = |currency: &&str| {
        let values = values(cards, currency);
        (!values.is_empty()).then(|| format!("{currency} {}", values.join("+")))
    };
    CURRENCIES.iter().filter_map(of).collect::<Vec<_>>().join(", ")
}

/// The values of the cards of one currency.
pub(crate) fn values(cards: &[&str], currency: &str) -> Vec<String> {
    let own = cards.iter().map(|card| parts(card)).filter(|(kind, _)| *kind == currency);
    own.map(|(_, value)| value.to_string()).collect()
}

fn total(cards: &[&str]) -> i64 {
    cards.iter().map(|card| parts(card).1).sum()
}

impl Words for NewYork {
    fn event(&self, event: &Value, faces: &Faces) -> String {
        let who = seat(&event["seat"]).unwrap_or_default();
        let does = |you: &str, other: &str| faces.does(who, you, other);
        let (house, slot) = (building(text(&event["building"])), text(&event["slot"]));
        match text(&event["type"]) {
            "money_dealt" => {
                let hands = event["hands"].as_array().map(Vec::as_slice).unwrap_or_default();
                let sizes = hands.iter().map(|hand| texts(hand).len()).enumerate();
                let each = sizes.map(|(seat, size)| format!("{size} cards to {}", faces.object(seat)));
                format!("Money is dealt, 20 or more each: {}.", list(each))
            }
            "first_player_found" => {
                format!("{} with the fewest cards, or the lowest total.", does("begin", "begins"))
            }
            "money_taken" => format!("{} {}.", does("take", "takes"), money(&texts(&event["cards"]))),
            "building_bought" => {
                let whose = if event["owner"] == "dirk" { " for Dirk" } else { "" };
                let paid = payment(&texts(&event["paid"]), text(&event["building"]));
                format!("{} {house}{whose} with {paid}.", does("buy", "buys"))
            }
            "turn_ended" => does("end your turn.", "ends the turn."),
            "passed" => format!("{}: nothing to take, nothing to buy.", does("pass", "passes")),
            "building_laid" => format!("{house} comes to the {slot} slot."),
            "money_laid" => format!("To the display: {}.", money(&[text(&event["card"])])),
            "discards_shuffled" => {
                "The money deck is used up; the discards are shuffled into a new one.".to_owned()
            }
            "scored" => scored(event, faces),
            "dirk_received" if texts(&event["buildings"]).is_empty() => {
                "Dirk gets nothing: no building is left.".to_owned()
            }
            "dirk_received" => {
                format!("Dirk gets {}.", list(texts(&event["buildings"]).into_iter().map(building)))
            }
            "building_awarded" => {
                let (holds, gets) =
                    (does("hold", "holds"), if faces.me() == Some(who) { "get" } else { "gets" });
                format!("{holds} most {slot} and {gets} {house} for nothing.")
            }
            "building_left" => format!("{house} stays unsold: nobody alone holds most {slot}."),
            "match_ended" => "The yard could not be filled. The match is over.".to_owned(),
            _ => event.to_string(),
        }
    }

    fn action(&self, action: &Value, sight: &Sight) -> String {
        match text(&action["type"]) {
            "take" => format!("Take {}", money(&texts(&action["cards"]))),
            "buy" => {
                let house = text(&sight.view["market"][text(&action["slot"])]);
                let whose = if action["owner"] == "dirk" { " for Dirk" } else { "" };
                format!("Buy {}{whose} with {}", building(house), payment(&texts(&action["pay"]), house))
            }
            "end_turn" => "End your turn".to_owned(),
            "pass" => "Pass".to_owned(),
            _ => action.to_string(),
        }
    }

    fn prompt(&self, sight: &Sight) -> String {
        let extra = text(&sight.view["phase"]) == "extra_action";
        match sight.to_act() {
            None => match text(&sight.view["phase"]) {
                "over" => "The match is over.".to_owned(),
                "deal" => "The cards are dealt.".to_owned(),
                _ => "The yard and the display are refilled.".to_owned(),
            },
            Some(_) if sight.is_mine() => asked(extra, sight).to_owned(),
            Some(seat) if extra => format!("{} paid exactly and may act once more.", sight.faces.name(seat)),
            Some(seat) => format!("{} buys a building or takes money.", sight.faces.name(seat)),
        }
    }

    fn progress(&self, view: &Value) -> String {
        let scored = texts(&view["scored"]).len();
        format!("{} of 3 scorings · {} buildings to come", scored, view["deck"]["buildings"])
    }

    fn account(&self, result: &Value, faces: &Faces) -> Vec<String> {
        let of = |seat: usize| {
            let scorings = ["a", "b", "c"].map(|id| {
                let points = &result["breakdown"][seat][id];
                let told = types(points);
                let from = if told.is_empty() { String::new() } else { format!(" ({told})") };
                format!("{} {}{from}", id.to_uppercase(), sum(points))
            });
            format!("{}: {}", place(result, seat, faces, "point"), scorings.join(", "))
        };
        let mut lines: Vec<String> = by_rank(result).into_iter().map(of).collect();
        if let Some(points) = result["dirk_score"].as_i64() {
            lines.push(format!("Dirk scored {points}; he cannot win (N7.2)."));
        }
        lines.push("Scorings A, B and C pay whoever owns most of each type (N5.1).".to_owned());
        lines
    }
}

/// `blue 2+6, exactly`, or what is lost.
fn payment(cards: &[&str], house: &str) -> String {
    match total(cards) - parts(house).1 {
        0 => format!("{}, exactly", money(cards)),
        lost => format!("{}, {lost} lost", money(cards)),
    }
}

fn sum(points: &Value) -> i64 {
    TYPES.iter().map(|(kind, _)| number(&points[kind])).sum()
}

/// `Museum 8, Park 12`.
fn types(points: &Value) -> String {
    let of = |(kind, _): &(&str, &str)| match number(&points[kind]) {
        0 => None,
        points => Some(format!("{} {points}", capitalized(kind))),
    };
    TYPES.iter().filter_map(of).collect::<Vec<_>>().join(", ")
}

fn scored(event: &Value, faces: &Faces) -> String {
    let seats = event["seats"].as_array().map(Vec::as_slice).unwrap_or_default();
    let line = |name: &str, points: &Value| match sum(points) {
        0 => format!("{} 0.", capitalized(name)),
        all => format!("{} {all} ({}).", capitalized(name), types(points)),
    };
    let mut lines = vec![format!("Scoring {}.", text(&event["scoring"]).to_uppercase())];
    lines.extend(seats.iter().enumerate().map(|(seat, points)| line(faces.object(seat), points)));
    if event["dirk"].is_object() {
        lines.push(line("Dirk", &event["dirk"]));
    }
    let ties = event["ties"].as_array().map(Vec::as_slice).unwrap_or_default();
    lines.extend(ties.iter().map(|tie| {
        let holders = tie["holders"].as_array().map(Vec::as_slice).unwrap_or_default();
        let names = list(holders.iter().map(|holder| seat(holder).map_or("Dirk", |seat| faces.object(seat))));
        let kind = text(&tie["type"]);
        format!("Tied in {}: {names} share {}, {} each.", plural(kind), tie["points"], tie["each"])
    }));
    lines.join(" ")
}

fn plural(kind: &str) -> String {
    if kind == "church" { "churches".to_owned() } else { format!("{kind}s") }
}

fn asked(extra: bool, sight: &Sight) -> &'static str {
    let has = |kind: &str| sight.legal.iter().any(|action| text(&action["type"]) == kind);
    match (extra, has("buy"), has("take")) {
        _ if has("pass") => "You can neither buy nor take money: pass.",
        (true, true, true) => "Paid exactly. Buy again, take money, or end your turn.",
        (true, true, false) => "Paid exactly. Buy again, or end your turn.",
        (true, false, true) => "Paid exactly. Take money, or end your turn.",
        (true, false, false) => "Paid exactly. End your turn.",
        (false, true, true) => "Buy a building, or take money.",
        (false, true, false) => "Buy a building.",
        (false, false, _) => "Take money: you can pay for no building yet.",
    }
}
