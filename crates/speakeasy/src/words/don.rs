//! The words of Don.

use super::{Faces, Sight, Words, by_rank, list, number, place, seat, text, texts};
use serde_json::{Value, json};

pub(crate) struct Don;

/// [D1.2] The colours: id, name and the two letters that stand for it where room is short.
pub(crate) const COLOURS: [(&str, &str, &str); 6] = [
    ("new_town", "New Town", "NT"),
    ("park_west", "Park West", "PW"),
    ("wrightwood", "Wrightwood", "WW"),
    ("lincoln_park", "Lincoln Park", "LP"),
    ("lake_view", "Lake View", "LV"),
    ("old_town", "Old Town", "OT"),
];

/// `New Town 3`.
pub(crate) fn district(id: &str) -> String {
    let (colour, digit) = id.rsplit_once('_').unwrap_or((id, ""));
    format!("{} {digit}", colour_name(colour))
}

pub(crate) fn colour_name(id: &str) -> &str {
    COLOURS.iter().find(|(colour, ..)| *colour == id).map_or(id, |(_, name, _)| name)
}

fn districts(value: &Value) -> String {
    list(texts(value).into_iter().map(district))
}

impl Words for Don {
    fn event(&self, event: &Value, faces: &Faces) -> String {
        let who = seat(&event["seat"]).unwrap_or_default();
        let does = |you: &str, other: &str| faces.does(who, you, other);
        let amount = number(&event["amount"]);
        let one = district(text(&event["district"]));
        let many = districts(&event["districts"]);
        match text(&event["type"]) {
            "first_player_drawn" => format!("{} the first player.", does("are", "is")),
            "round_begun" => format!("Round {} begins.", event["round"]),
            "district_offered" => format!("{} {one}.", does("offer", "offers")),
            "offer_declined" => format!("{} nothing.", does("offer", "offers")),
            "districts_swapped" => swapped(event, who, faces),
            "districts_kept" => does("keep your districts.", "keeps all districts."),
            "lot_revealed" => format!("{many} {} on sale.", plural(&event["districts"], "is", "are")),
            "bid_placed" => format!("{} {amount}.", does("bid", "bids")),
            "passed" => format!("{}.", does("pass", "passes")),
            "slipped" => slipped(event, who, faces),
            "bluff_exposed" => {
                format!("{} {amount}: the bluff is exposed.", does("cannot pay", "cannot pay"))
            }
            "district_discarded" => format!("{} {one}.", does("discard", "discards")),
            "auction_restarted" => "The auction begins again.".to_owned(),
            "lot_sold" => sold(event, who, faces),
            "lot_taken_free" => format!("Nobody bids. {} {many} free.", does("take", "takes")),
            "lot_removed" => {
                format!(
                    "Nobody may take {many}: {} the game.",
                    plural(&event["districts"], "it leaves", "they leave")
                )
            }
            "district_sold" => {
                let seller = faces.object(seat(&event["seller"]).unwrap_or_default());
                format!("{} {one} from {seller} for {amount}.", does("buy", "buys"))
            }
            "district_unsold" => {
                let seller = seat(&event["seller"]).unwrap_or_default();
                format!("Nobody bids. {} {one}.", faces.does(seller, "keep", "keeps"))
            }
            "match_ended" => "The last lot is sold. The colours are counted.".to_owned(),
            _ => event.to_string(),
        }
    }

    fn action(&self, action: &Value, sight: &Sight) -> String {
        let one = || district(text(&action["district"]));
        match text(&action["type"]) {
            "bid" => bid(number(&action["amount"]), sight),
            "pass" => "Pass".to_owned(),
            "offer" => format!("Offer {}", one()),
            "decline" => "Offer nothing".to_owned(),
            "exchange" => {
                format!("Give {}, take {}", district(text(&action["give"])), district(text(&action["take"])))
            }
            "keep" => "Keep your districts".to_owned(),
            "discard" => format!("Discard {}", one()),
            _ => action.to_string(),
        }
    }

    fn prompt(&self, sight: &Sight) -> String {
        let view = &sight.view;
        let phase = text(&view["phase"]);
        match sight.to_act() {
            None => waiting(phase).to_owned(),
            Some(_) if sight.is_mine() => asked(phase, sight),
            Some(seat) => {
                let name = sight.faces.name(seat);
                match phase {
                    "offer" => format!("{name} may offer a district for sale."),
                    "exchange" => format!("{name} may swap a district."),
                    "discard" => format!("{name} bluffed and discards a district."),
                    _ => format!("{}{name} bids or passes.", standing(sight)),
                }
            }
        }
    }

    fn progress(&self, view: &Value) -> String {
        format!("round {} of 15", view["round"])
    }

    fn account(&self, result: &Value, faces: &Faces) -> Vec<String> {
        let mut lines: Vec<String> =
            by_rank(result).into_iter().map(|seat| account(result, seat, faces)).collect();
        lines.push("A colour scores 1, 3, 6, 10 or 15 for one to five districts (D8.1).".to_owned());
        lines.push("Whoever has the most chips scores 2 more (D8.2).".to_owned());
        lines.push("Ties go to the higher sum of numbers (D8.3).".to_owned());
        lines
    }

    fn key(&self, action: &Value) -> Option<String> {
        match text(&action["type"]) {
            "bid" => Some(action["amount"].to_string()),
            "pass" => Some("p".to_owned()),
            _ => None,
        }
    }

    fn meant(&self, typed: &str, sight: &Sight) -> Option<Value> {
        let in_auction = matches!(text(&sight.view["phase"]), "auction" | "side_auction");
        let amount: i64 = typed.parse().ok().filter(|_| in_auction)?;
        Some(json!({ "type": "bid", "amount": amount }))
    }
}

fn plural<'a>(districts: &Value, one: &'a str, many: &'a str) -> &'a str {
    if texts(districts).len() == 1 { one } else { many }
}

fn swapped(event: &Value, who: usize, faces: &Faces) -> String {
    let (gave, took) = (district(text(&event["gave"])), district(text(&event["took"])));
    let from = faces.object(seat(&event["from"]).unwrap_or_default());
    format!("{} {from} {gave} for {took}.", faces.does(who, "give", "gives"))
}

fn slipped(event: &Value, who: usize, faces: &Faces) -> String {
    let (amount, fine) = (&event["amount"], number(&event["fine"]));
    let fine =
        if fine > 0 { "1 chip to the pot, and the bid does not stand" } else { "the bid does not stand" };
    match faces.me() == Some(who) {
        true => format!("You bid {amount} but own that number: {fine}."),
        false => format!("{} bids {amount} but owns that number: {fine}.", faces.name(who)),
    }
}

fn sold(event: &Value, who: usize, faces: &Faces) -> String {
    let pot = match number(&event["pot"]) {
        0 => String::new(),
        pot => format!(" The pot holds {pot}."),
    };
    let (takes, lot) = (faces.does(who, "take", "takes"), districts(&event["districts"]));
    format!("{takes} {lot} for {}: {}.{pot}", event["amount"], paid(&event["payments"], faces))
}

/// `Ada and Bruno get 3 each`.
fn paid(payments: &Value, faces: &Faces) -> String {
    let payments = payments.as_array().map(Vec::as_slice).unwrap_or_default();
    let seats: Vec<usize> = payments.iter().filter_map(|payment| seat(&payment["seat"])).collect();
    let each = payments.first().map_or(0, |payment| number(&payment["chips"]));
    match (seats.as_slice(), each) {
        (_, 0) => "nobody is paid".to_owned(),
        ([one], _) if faces.me() == Some(*one) => format!("you get {each}"),
        ([one], _) => format!("{} gets {each}", faces.name(*one)),
        _ => format!("{} get {each} each", list(seats.iter().map(|&seat| faces.object(seat)))),
    }
}

/// A bid with what it would lead to if it won.
fn bid(amount: i64, sight: &Sight) -> String {
    let bids = sight.view["bids"].as_array().map(Vec::as_slice).unwrap_or_default();
    let Some(told) = bids.iter().find(|bid| number(&bid["amount"]) == amount) else {
        return format!("Bid {amount}");
    };
    match text(&told["verdict"]) {
        "slip" => format!("Bid {amount}: a slip, you own that number"),
        "bluff" => format!("Bid {amount}: a bluff, more than you have"),
        _ => format!("Bid {amount}: {}", paid(&told["payments"], &sight.faces)),
    }
}

fn waiting(phase: &str) -> &'static str {
    match phase {
        "first_player" => "The first player is drawn.",
        "over" => "The match is over.",
        _ => "The next districts are turned up.",
    }
}

fn standing(sight: &Sight) -> String {
    let bid = &sight.view["standing"];
    let side = if text(&sight.view["phase"]) == "side_auction" { "Side auction: " } else { "" };
    match seat(&bid["seat"]) {
        Some(bidder) => format!("{side}{} {} stands. ", sight.faces.whose(bidder), bid["amount"]),
        None => side.to_owned(),
    }
}

fn asked(phase: &str, sight: &Sight) -> String {
    let view = &sight.view;
    let least = sight.legal.iter().filter_map(|action| action["amount"].as_i64()).min();
    match (phase, least) {
        ("offer", _) => "Offer one of your districts for sale, or decline.".to_owned(),
        ("exchange", _) => "Swap one of your districts for another's, or keep yours.".to_owned(),
        ("discard", _) => "Your bid was more than you have. Discard one of your districts.".to_owned(),
        (_, None) => format!("{}You can only pass.", standing(sight)),
        _ if view["slipped"] == true => "You own that number. Bid another, or pass.".to_owned(),
        (_, Some(_)) if view["standing"].is_object() => {
            format!("{}Bid more than {}, or pass.", standing(sight), view["standing"]["amount"])
        }
        (_, Some(least)) => format!("{}Bid {least} or more, or pass.", standing(sight)),
    }
}

fn account(result: &Value, who: usize, faces: &Faces) -> String {
    let breakdown = &result["breakdown"][who];
    let of = |(id, name, _): &(&str, &str, &str)| match number(&breakdown["colours"][id]) {
        0 => None,
        points => Some(format!("{name} {points}")),
    };
    let mut parts: Vec<String> = COLOURS.iter().filter_map(of).collect();
    if number(&breakdown["chips_bonus"]) > 0 {
        parts.push(format!("most chips {}", breakdown["chips_bonus"]));
    }
    let from = if parts.is_empty() { "nothing".to_owned() } else { parts.join(", ") };
    format!("{}: {from}; numbers add up to {}", place(result, who, faces, "point"), breakdown["numbers"])
}
