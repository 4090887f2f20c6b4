//! The description of the routes is true: every route is described, and what is described answers as described.

mod schema;

use crate::client::Client;
use crate::house::{House, open_table, settings};
use crate::puzzles::match_with_a_puzzle;
use game_core::Seat;
use protocol::{Command, GameDescription, Settings, TableId, YourTurn};
use reqwest::Method;
use schema::{objection, resolved};
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// Where the routes are; whoever adds one elsewhere adds the file here.
const ROUTES: [&str; 2] =
    [include_str!("../../../src/http/mod.rs"), include_str!("../../../src/http/operator/mod.rs")];

const OPERATOR: &str = "a token of the operator's own";

/// `GET /api/games` and the like, as the source names them.
fn routes() -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for route in ROUTES.iter().flat_map(|file| file.split(".route(").skip(1)) {
        let path = route.split('"').nth(1).unwrap();
        let handlers = route.split_once(',').unwrap().1;
        let ends = [handlers.find("\n        ."), handlers.find("\n}")];
        let end = ends.into_iter().flatten().min().unwrap_or(handlers.len());
        for method in ["get", "post", "put", "patch", "delete"] {
            if handlers[..end].contains(&format!("{method}(")) {
                found.insert(format!("{} {path}", method.to_uppercase()));
            }
        }
    }
    found
}

fn described(document: &Value) -> BTreeSet<String> {
    let paths = document["paths"].as_object().unwrap().iter();
    let methods = paths.flat_map(|(path, methods)| {
        let methods = methods.as_object().unwrap().keys().filter(|key| *key != "parameters");
        methods.map(move |method| format!("{} {path}", method.to_uppercase()))
    });
    methods.collect()
}

/// Drives described routes, and remembers which.
struct Driver {
    document: Value,
    left: BTreeSet<String>,
}

impl Driver {
    async fn drive(&mut self, client: &Client, route: &str, names: &[&str], body: &str) -> String {
        self.drive_with(client, route, names, "", body).await
    }

    async fn drive_with(
        &mut self,
        client: &Client,
        route: &str,
        names: &[&str],
        query: &str,
        body: &str,
    ) -> String {
        let (method, described) = route.split_once(' ').unwrap();
        let mut path = described.to_owned();
        for name in names {
            let (from, to) = (path.find('{').unwrap(), path.find('}').unwrap());
            path.replace_range(from..=to, name);
        }
        path += query;
        let request = client.request(Method::from_bytes(method.as_bytes()).unwrap(), &path);
        let request = request.header("content-type", "application/json").body(body.to_owned());
        let answer = request.send().await.unwrap();
        let status = answer.status().as_u16().to_string();
        let kind = answer.headers().get("content-type").map(|kind| kind.to_str().unwrap().to_owned());
        let text = answer.text().await.unwrap();
        let operation = &self.document["paths"][described][method.to_lowercase()];
        let wanted = &resolved(&self.document, &operation["requestBody"])["content"]["application/json"];
        if !wanted.is_null() {
            let sent = serde_json::from_str(body).unwrap();
            assert_eq!(objection(&self.document, &wanted["schema"], &sent), None, "{route}");
        }
        let response = &operation["responses"][&status];
        assert!(!response.is_null(), "{route} answers {status}: {text}");
        let content = resolved(&self.document, response)["content"].as_object();
        match content.and_then(|content| content.iter().next()) {
            None => assert_eq!(text, "", "{route}"),
            Some((described, content)) => {
                assert!(kind.unwrap().starts_with(described), "{route}");
                if described == "application/json" {
                    let value = serde_json::from_str(&text).unwrap();
                    assert_eq!(objection(&self.document, &content["schema"], &value), None, "{route}");
                }
            }
        }
        self.left.remove(route);
        text
    }
}

#[tokio::test]
async fn every_route_is_described_and_answers_as_described() {
    let house = House::with(|config| {
        config.operator_token = Some(OPERATOR.to_owned());
        config.private_webhooks = true;
    })
    .await;
    let mut ada = house.guest("Ada").await;
    let document: Value = ada.get("/api/openapi.json").await.json().await.unwrap();
    assert_eq!(routes(), described(&document), "the routes and openapi.json");
    let mut driver = Driver { left: described(&document), document };
    for route in
        ["GET /healthz", "GET /readyz", "GET /api/openapi.json", "GET /api/guest", "POST /api/guest/code"]
    {
        driver.drive(&ada, route, &[], "").await;
    }
    let games = driver.drive(&ada, "GET /api/games", &[], "").await;
    assert_eq!(serde_json::from_str::<Vec<GameDescription>>(&games).unwrap().len(), games::all().len());
    driver.drive(&ada, "GET /api/games/{id}/rules", &["don"], "").await;
    driver.drive(&ada, "GET /api/lessons/{game}", &["don"], "").await;
    let barred = r#"{"steps":9,"action":{"type":"bid","amount":3}}"#;
    driver.drive(&ada, "POST /api/lessons/{game}/try", &["don"], barred).await;
    driver.drive(&ada, "POST /api/guest", &[], r#"{"name":"Bob"}"#).await;
    driver.drive(&ada, "PATCH /api/guest", &[], r#"{"name":"Countess"}"#).await;
    drive_bots(&mut driver, &ada).await;
    drive_webhooks(&mut driver, &ada).await;
    drive_push(&mut driver, &ada).await;
    let table = drive_tables(&mut driver, &mut ada).await;
    drive_statistics(&mut driver, &mut ada).await;
    drive_operator(&mut driver, &house, &table).await;
    driver.drive(&ada, "DELETE /api/guest", &[], "").await;
    // Clients connect all the time.
    driver.left.remove("GET /ws");
    assert_eq!(driver.left, BTreeSet::new(), "described, but not driven by this test");
    let refused: Value = ada.get("/api/guest").await.json().await.unwrap();
    let refusal = &driver.document["components"]["schemas"]["Refusal"];
    assert_eq!(objection(&driver.document, refusal, &refused), None);
}

async fn drive_bots(driver: &mut Driver, ada: &Client) {
    let bot: Value =
        serde_json::from_str(&driver.drive(ada, "POST /api/bots", &[], r#"{"name":"Al"}"#).await).unwrap();
    let bot = bot["guest"].as_str().unwrap();
    driver.drive(ada, "GET /api/bots", &[], "").await;
    driver.drive(ada, "POST /api/bots/{bot}/token", &[bot], "").await;
    driver.drive(ada, "DELETE /api/bots/{bot}", &[bot], "").await;
}

async fn drive_webhooks(driver: &mut Driver, ada: &Client) {
    driver.drive(ada, "PUT /api/guest/webhook", &[], r#"{"url":"http://127.0.0.1:9/turn"}"#).await;
    driver.drive(ada, "GET /api/guest/webhook", &[], "").await;
    driver.drive(ada, "DELETE /api/guest/webhook", &[], "").await;
    driver.drive(ada, "GET /api/guest/webhook", &[], "").await;
    let (guest, table) = (ada.guest.clone(), TableId("w7kd".to_owned()));
    let (event, name, game) = ("your_turn".to_owned(), "Ada".to_owned(), "don".to_owned());
    let turn = YourTurn { event, guest, name, table, game, at: 0 };
    let schema = &driver.document["components"]["schemas"]["YourTurn"];
    assert_eq!(objection(&driver.document, schema, &json!(turn)), None);
}

/// Gives a table that somebody still sits at.
async fn drive_tables(driver: &mut Driver, ada: &mut Client) -> TableId {
    let mut chosen = settings("don", 3);
    chosen.hints = true;
    let body = json!({ "settings": &chosen }).to_string();
    let opened: Value =
        serde_json::from_str(&driver.drive(ada, "POST /api/tables", &[], &body).await).unwrap();
    let table = TableId(opened["table"].as_str().unwrap().to_owned());
    ada.watch(&table).await;
    ada.must(&table, Command::Sit { seat: Seat::new(0) }).await;
    ada.must(&table, Command::FillWithBots { bot: "easy".to_owned() }).await;
    ada.must(&table, Command::Start).await;
    ada.until(crate::client::Known::is_asked).await;
    driver.drive(ada, "GET /api/tables", &[], "").await;
    let webhook = r#"{"url":"http://127.0.0.1:9/turn"}"#;
    driver.drive(ada, "PUT /api/tables/{id}/webhook", &[&table.0], webhook).await;
    driver.drive(ada, "GET /api/tables/{id}/webhook", &[&table.0], "").await;
    driver.drive(ada, "DELETE /api/tables/{id}/webhook", &[&table.0], "").await;
    driver.drive(ada, "GET /api/tables/{id}/hint/{seat}", &[&table.0, "0"], "").await;
    ada.must(&table, Command::Resign { seat: Seat::new(0) }).await;
    driver.drive(ada, "GET /api/tables/{id}", &[&table.0], "").await;
    ada.until(crate::client::Known::is_over).await;
    driver.drive(ada, "GET /api/tables/{id}", &[&table.0], "").await;
    driver.drive(ada, "GET /api/tables/{id}/position/{steps}", &[&table.0, "3"], "").await;
    driver.drive(ada, "GET /api/tables/{id}/frames", &[&table.0], "").await;
    driver.drive(ada, "GET /api/tables/{id}/review", &[&table.0], "").await;
    let record = driver.drive(ada, "GET /api/tables/{id}/record", &[&table.0], "").await;
    driver.drive(ada, "POST /api/verify", &[], &record).await;
    driver.drive(ada, "POST /api/frames", &[], &record).await;
    driver.drive(ada, "POST /api/review", &[], &record).await;
    let wish = r#"{"steps":9,"seat":1,"bot":"easy"}"#;
    driver.drive(ada, "POST /api/tables/{id}/play_on", &[&table.0], wish).await;
    driver.drive_with(ada, "POST /api/play_on", &[], "?steps=9&seat=2&bot=easy", &record).await;
    driver.drive(ada, "GET /api/puzzles", &[], "").await;
    driver.drive(ada, "GET /api/puzzles/{game}/{number}", &["don", "0"], "").await;
    let with_puzzle = match_with_a_puzzle(ada, "gangster").await;
    driver.drive(ada, "GET /api/tables/{id}/puzzles", &[&with_puzzle.0], "").await;
    driver.drive(ada, "GET /api/tables/{id}/puzzles/{number}", &[&with_puzzle.0, "0"], "").await;
    let first = driver.drive(ada, "POST /api/tables/{id}/rematch", &[&table.0], "").await;
    let second = driver.drive(ada, "POST /api/tables/{id}/rematch", &[&table.0], "").await;
    assert_eq!(first, second);
    driver.drive(ada, "GET /api/tables/{id}", &[&table.0], "").await;
    let other = open_table(ada, &settings("gangster", 2)).await;
    driver.drive(ada, "GET /api/tables/{id}", &[&other.0], "").await;
    other
}

async fn drive_push(driver: &mut Driver, ada: &Client) {
    driver.drive(ada, "GET /api/push", &[], "").await;
    let device = r#"{"endpoint":"http://127.0.0.1:9/send","keys":{
        "p256dh":"BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "auth":"BTBZMqHH6r4Tts7J_aSIgg"}}"#;
    driver.drive(ada, "PUT /api/guest/push", &[], device).await;
    driver.drive(ada, "DELETE /api/guest/push", &[], r#"{"endpoint":"http://127.0.0.1:9/send"}"#).await;
}

async fn drive_statistics(driver: &mut Driver, ada: &mut Client) {
    let rated = Settings { rated: true, ..settings("new_york", 2) };
    let table = open_table(ada, &rated).await;
    ada.watch(&table).await;
    ada.must(&table, Command::Sit { seat: Seat::new(0) }).await;
    ada.must(&table, Command::FillWithBots { bot: "easy".to_owned() }).await;
    ada.must(&table, Command::Start).await;
    ada.must(&table, Command::Resign { seat: Seat::new(0) }).await;
    ada.until(crate::client::Known::is_over).await;
    driver.drive(ada, "GET /api/guest/matches", &[], "").await;
    driver.drive(ada, "GET /api/guest/statistics", &[], "").await;
    driver.drive(ada, "GET /api/ladder/{game}", &["new_york"], "").await;
}

async fn drive_operator(driver: &mut Driver, house: &House, table: &TableId) {
    let bob = house.guest("Bob").await;
    let mut op = house.guest("Op").await;
    OPERATOR.clone_into(&mut op.token);
    driver.drive(&op, "GET /metrics", &[], "").await;
    driver.drive(&op, "GET /operator", &[], "").await;
    driver.drive(&op, "GET /operator.css", &[], "").await;
    driver.drive(&op, "GET /operator.js", &[], "").await;
    driver.drive(&op, "GET /api/operator/tables", &[], "").await;
    driver.drive(&op, "POST /api/operator/tables/{id}/close", &[&table.0], "").await;
    driver.drive(&op, "DELETE /api/operator/tables/{id}", &[&table.0], "").await;
    driver.drive(&op, "POST /api/operator/guests/{id}/ban", &[&bob.guest.0], r#"{"address":false}"#).await;
    driver.drive(&op, "POST /api/operator/announcement", &[], r#"{"text":"we close at ten"}"#).await;
}
