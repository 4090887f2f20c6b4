// The operator's page: lists tables and asks the server to close or delete them, ban a guest, announce.
"use strict";

const PHASES = { open: "not started", playing: "being played", over: "over", closed: "closed" };

/** A game's name as its id tells it. */
const named = (game) => game.replace(/(^|_)(.)/g, (_, gap, letter) => (gap ? " " : "") + letter.toUpperCase());
const part = (id) => document.getElementById(id);

function say(text, isTrouble = false) {
  part("said").textContent = text;
  part("said").className = isTrouble ? "trouble" : "";
}

async function ask(method, path, body) {
  const headers = { authorization: `Bearer ${part("token").value}` };
  if (body) headers["content-type"] = "application/json";
  const answer = await fetch(path, { method, headers, body: body && JSON.stringify(body), credentials: "omit" });
  const json = answer.status === 204 ? null : await answer.json();
  if (!answer.ok) throw new Error(json.message);
  return json;
}

function made(name, text, className = "") {
  const element = document.createElement(name);
  element.textContent = text;
  element.className = className;
  return element;
}

function button(label, isGrave, press) {
  const element = made("button", label, isGrave ? "grave" : "");
  element.type = "button";
  element.addEventListener("click", press);
  return element;
}

function item(card) {
  const element = made("li", "");
  const link = made("a", `${named(card.game)}, ${PHASES[card.phase] ?? card.phase}`);
  link.href = `/t/${encodeURIComponent(card.table)}`;
  const names = card.names.map((name) => name ?? "empty").join(", ");
  const changed = new Date(card.changed_at).toLocaleString();
  const facts = `${card.public ? "Public" : "Private"}; seats: ${names}; last changed ${changed}; host ${card.host}; table ${card.table}`;
  const path = `/api/operator/tables/${encodeURIComponent(card.table)}`;
  const deeds = made("div", "", "deeds");
  if (card.phase !== "closed") {
    deeds.append(button("Close", false, () => attempt(() => ask("POST", `${path}/close`), "The table is closed.")));
  }
  deeds.append(
    button("Delete", true, () => {
      if (confirm("Delete this table and its record for good?")) attempt(() => ask("DELETE", path), "The table is gone.");
    }),
    button("Ban the host…", false, () => {
      part("guest").value = card.host;
      part("guest").focus();
    }),
  );
  element.append(link, made("p", facts, "facts"), deeds);
  return element;
}

async function list() {
  const cards = await ask("GET", "/api/operator/tables");
  part("tables").replaceChildren(...cards.map(item));
  return cards.length === 1 ? "There is one table." : `There are ${cards.length} tables.`;
}

/** Does it, and shows the tables as they are then. */
async function attempt(action, done) {
  try {
    await action();
    const count = await list();
    part("enter").hidden = true;
    part("inside").hidden = false;
    say(done ?? count);
  } catch (error) {
    say(error.message, true);
  }
}

function on(form, action, done) {
  part(form).addEventListener("submit", (event) => {
    event.preventDefault();
    attempt(async () => {
      await action();
      if (form !== "enter") part(form).reset();
    }, done);
  });
}

on("enter", () => {});
on("announce", () => ask("POST", "/api/operator/announcement", { text: part("text").value }), "Everybody was told.");
on("ban", () => ask("POST", `/api/operator/guests/${encodeURIComponent(part("guest").value)}/ban`, { address: part("address").checked }), "The guest is banned.");
part("refresh").addEventListener("click", () => attempt(() => {}));
