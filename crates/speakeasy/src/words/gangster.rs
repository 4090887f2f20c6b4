//! The words of Gangster.

use super::{Faces, Sight, Words, by_rank, counted, list, number, numbers, seat, text, texts};
use serde_json::Value;

pub(crate) struct Gangster;

/// [G1.1] The crews: id, name and the letter on the map.
pub(crate) const CREWS: [(&str, &str, char); 5] = [
    ("grey", "Grey", 'G'),
    ("yellow", "Yellow", 'Y'),
    ("brown", "Brown", 'B'),
    ("blue", "Blue", 'U'),
    ("green", "Green", 'N'),
];

pub(crate) fn crew_name(id: &str) -> &str {
    CREWS.iter().find(|(crew, ..)| *crew == id).map_or(id, |(_, name, _)| name)
}

/// The letter of a crew; `.` for an empty space.
pub(crate) fn crew_letter(id: &str) -> char {
    CREWS.iter().find(|(crew, ..)| *crew == id).map_or('.', |(.., letter)| *letter)
}

/// [G1.1] [G9.1] The seat that plays a crew.
pub(crate) fn seat_of(crew: &str, seats: usize) -> usize {
    let index = CREWS.iter().position(|(id, ..)| *id == crew).unwrap_or_default();
    if seats == 2 { index / 2 } else { index }
}

/// `South Side`; in a sentence the harbour has its article.
pub(crate) fn place_name(id: &str) -> String {
    match id {
        "gold_coast" => "the Gold Coast".to_owned(),
        _ => place_sign(id),
    }
}

/// The name on a map: the words of the id, each with a capital.
pub(crate) fn place_sign(id: &str) -> String {
    id.split('_').map(super::capitalized).collect::<Vec<_>>().join(" ")
}

pub(crate) fn marker_name(id: &str) -> String {
    id.replace('_', " ")
}

fn crews(value: &Value) -> String {
    list(texts(value).into_iter().map(crew_name))
}

fn markers(value: &Value) -> String {
    list(texts(value).into_iter().map(marker_name))
}

impl Words for Gangster {
    fn event(&self, event: &Value, faces: &Faces) -> String {
        let crew = text(&event["crew"]);
        let does = |you: &str, other: &str| by(crew, faces, you, other);
        let at = |key: &str| place_name(text(&event[key]));
        match text(&event["type"]) {
            "table_set" => {
                let first = faces.does(seat(&event["first"]).unwrap_or_default(), "begin", "begins");
                format!("The table is set. {first}; the first doubler lies in {}.", at("doubler"))
            }
            "drove" => drove(event, faces),
            "car_pushed" => {
                let car = crew_name(text(&event["car"]));
                format!("{} {car}'s car from {} to {}.", does("push", "pushes"), at("from"), at("to"))
            }
            "captives_dumped" if texts(&event["who"]).is_empty() => {
                format!("{} nobody.", does("dump", "dumps"))
            }
            "captives_dumped" => {
                format!("{} {} in the harbour.", does("dump", "dumps"), crews(&event["who"]))
            }
            "marker_taken" => {
                let out = event["pushed_out"]
                    .as_str()
                    .map(|out| format!("; the {} leaves the game", marker_name(out)));
                let marker = marker_name(text(&event["marker"]));
                format!("{} the {marker}{}.", does("take", "takes"), out.unwrap_or_default())
            }
            "coast_refilled" if texts(&event["markers"]).is_empty() => {
                "No marker is left for the Gold Coast.".to_owned()
            }
            "coast_refilled" => format!("New at the Gold Coast: {}.", markers(&event["markers"])),
            "three_replaced" => {
                let kind = marker_name(text(&event["kind"]));
                format!("Three of a kind at the Gold Coast ({kind}) leave the game.")
            }
            "unloaded" => {
                handled(event, faces, ["unload a gangster", "unloads a gangster"], ["set down", "sets down"])
            }
            "loaded" => handled(event, faces, ["load a gangster", "loads a gangster"], ["kidnap", "kidnaps"]),
            "cards_turned_up" => does("turn all three cards up.", "turns all three cards up."),
            "doubler_placed" => {
                format!("A doubler goes to {}: {} of 8.", at("district"), event["doublers"])
            }
            "police_drawn" => {
                let who = seat(&event["seat"]).unwrap_or_default();
                format!("{} the police: no doubler.", faces.does(who, "draw", "draws"))
            }
            "casino_drawn" => format!("Payday {}: every ? is worth {}.", event["period"], event["value"]),
            "district_paid" => paid(event),
            "payday_held" => {
                let incomes = numbers(&event["points"]).into_iter().enumerate();
                let each = incomes.map(|(seat, points)| format!("{} {points}", faces.object(seat)));
                format!("Payday brings {}.", list(each))
            }
            "period_begun" => {
                format!(
                    "Period {} begins: {} new gangsters for each crew.",
                    event["period"], event["gangsters"]
                )
            }
            "match_ended" => "The third payday is over, and so is the match.".to_owned(),
            _ => event.to_string(),
        }
    }

    fn action(&self, action: &Value, sight: &Sight) -> String {
        let crew = text(&action["crew"]);
        let at = |key: &str| place_name(text(&action[key]));
        let told = match text(&action["type"]) {
            "drive" => {
                let engine =
                    if number(&action["steps"]) > number(&action["card"]) { " + engine" } else { "" };
                format!("Drive to {} · card {}{engine}", at("to"), action["card"])
            }
            "unload" => unload(action, crew, sight),
            "load" => {
                let (district, level) = (text(&action["district"]), number(&action["level"]));
                let space = usize::try_from(level - 1).unwrap_or_default();
                let who = crew_name(text(&sight.view["districts"][district]["spaces"][space]));
                format!("Load {who} · {}, level {level}", place_name(district))
            }
            "bump" => format!("Push {}'s car to {}", crew_name(text(&action["car"])), at("to")),
            "no_bump" => "Push nobody".to_owned(),
            "dump" if texts(&action["who"]).is_empty() => "Keep all captives".to_owned(),
            "dump" => format!("Dump {} in the harbour", crews(&action["who"])),
            "take" => format!("Take the {}", marker_name(text(&action["marker"]))),
            _ => action.to_string(),
        };
        let has_two_crews = sight.faces.count() == 2 && !crew.is_empty();
        if has_two_crews { format!("{}: {told}", crew_name(crew)) } else { told }
    }

    fn prompt(&self, sight: &Sight) -> String {
        let phase = text(&sight.view["phase"]);
        match sight.to_act() {
            None => waiting(phase).to_owned(),
            Some(_) if sight.is_mine() => asked(phase, sight),
            Some(seat) => {
                let does = match phase {
                    "bump" => "may push a car",
                    "dump" => "may dump captives in the harbour",
                    "take" => "takes a marker",
                    "surplus" => "dumps a captive",
                    _ => "drives, unloads or loads",
                };
                format!("{} {does}.", sight.faces.name(seat))
            }
        }
    }

    fn progress(&self, view: &Value) -> String {
        let doublers = texts(&view["doublers"]).len();
        format!("period {} of 3 · {doublers} of 8 doublers", view["period"])
    }

    fn account(&self, result: &Value, faces: &Faces) -> Vec<String> {
        let of = |seat: usize| {
            let paydays = numbers(&result["breakdown"][seat]["paydays"]);
            let each =
                paydays.iter().enumerate().map(|(index, points)| format!("payday {} {points}", index + 1));
            let (rank, score) = (&result["ranks"][seat], &result["scores"][seat]);
            format!("{rank}. {}, {score} influence: {}", faces.name(seat), list(each))
        };
        let mut lines: Vec<String> = by_rank(result).into_iter().map(of).collect();
        lines.push("The most influence after three paydays wins; ties share the win (G6.5).".to_owned());
        lines
    }
}

/// `You (Grey) drive` or `Ada (Grey) drives`.
fn by(crew: &str, faces: &Faces, you: &str, other: &str) -> String {
    let who = seat_of(crew, faces.count());
    let name = if faces.me() == Some(who) { "You" } else { faces.name(who) };
    format!("{name} ({}) {}", crew_name(crew), if faces.me() == Some(who) { you } else { other })
}

fn drove(event: &Value, faces: &Faces) -> String {
    let (from, to) = (place_name(text(&event["from"])), place_name(text(&event["to"])));
    let engine = if number(&event["steps"]) > number(&event["card"]) { " with the engine" } else { "" };
    let roads = counted(number(&event["steps"]), "road");
    format!("{} {roads}{engine} from {from} to {to}.", by(text(&event["crew"]), faces, "drive", "drives"))
}

/// A gangster was loaded or unloaded; enemies have another verb than one's own.
fn handled(event: &Value, faces: &Faces, own: [&str; 2], enemy: [&str; 2]) -> String {
    let (crew, who) = (text(&event["crew"]), text(&event["who"]));
    let at = format!("in {}, level {}", place_name(text(&event["district"])), event["level"]);
    match crew == who {
        true => format!("{} {at}.", by(crew, faces, own[0], own[1])),
        false => format!("{} {} {at}.", by(crew, faces, enemy[0], enemy[1]), crew_name(who)),
    }
}

fn paid(event: &Value) -> String {
    let district = place_sign(text(&event["district"]));
    let shares = event["shares"].as_array().map(Vec::as_slice).unwrap_or_default();
    let paid: Vec<String> = shares
        .iter()
        .filter(|share| number(&share["points"]) > 0)
        .map(|share| format!("{} {}", crew_name(text(&share["crew"])), share["points"]))
        .collect();
    match (paid.is_empty(), event["doubled"] == true) {
        (true, _) => format!("{district} pays nobody."),
        (false, false) => format!("{district} pays {}.", list(paid)),
        (false, true) => format!("{district} pays double: {}.", list(paid)),
    }
}

fn unload(action: &Value, crew: &str, sight: &Sight) -> String {
    let at = place_name(text(&sight.view["cars"][crew]));
    match texts(&action["who"])[..] {
        [_, _] => format!("Unload two gangsters in {at}"),
        [who] if who != crew => format!("Set down {} in {at}", crew_name(who)),
        _ => format!("Unload a gangster in {at}"),
    }
}

fn waiting(phase: &str) -> &'static str {
    match phase {
        "setup" => "The table is being set.",
        "coast" => "New markers come to the Gold Coast.",
        "casino" => "Payday: the casino card is drawn.",
        "over" => "The match is over.",
        _ => "A district card is drawn.",
    }
}

fn asked(phase: &str, sight: &Sight) -> String {
    let has = |kind: &str| sight.legal.iter().any(|action| text(&action["type"]) == kind);
    let told = match phase {
        "bump" => "Push one car with your bumper, or none.",
        "dump" => "Dump captives in the harbour, or keep them.",
        "take" => "Take a marker from the Gold Coast.",
        "surplus" => "Dump one captive: the trunk no longer holds them all.",
        _ => match (has("unload"), has("load")) {
            (true, true) => "Drive with a card, unload or load.",
            (true, false) => "Drive with a card, or unload.",
            (false, true) => "Drive with a card, or load.",
            (false, false) => "Drive with a card.",
        },
    };
    match sight.view["crew"].as_str() {
        Some(crew) if sight.faces.count() == 2 => format!("{}: {told}", crew_name(crew)),
        _ => told.to_owned(),
    }
}
