// The operator's page: lists tables and asks the server to close or delete them, ban a guest, announce.
"use strict";

const part = (id) => document.getElementById(id);
const say = (text) => { part("said").textContent = text; };

async function ask(method, path, body) {
  const headers = { authorization: `Bearer ${part("token").value}` };
  if (body) headers["content-type"] = "application/json";
  const answer = await fetch(path, { method, headers, body: body && JSON.stringify(body), credentials: "omit" });
  const json = answer.status === 204 ? null : await answer.json();
  if (!answer.ok) throw new Error(json.message);
  return json;
}

function button(label, action) {
  const made = document.createElement("button");
  made.textContent = label;
  made.addEventListener("click", () => attempt(action, `${label}: done`));
  return made;
}

function row(card) {
  const made = document.createElement("tr");
  const names = card.names.map((name) => name ?? "–").join(", ");
  const changed = new Date(card.changed_at).toLocaleString();
  for (const text of [card.table, card.game, card.phase, names, card.host, changed]) {
    made.insertCell().textContent = text;
  }
  const path = `/api/operator/tables/${encodeURIComponent(card.table)}`;
  made.insertCell().append(
    button("Close", () => ask("POST", `${path}/close`)),
    button("Delete", async () => { if (confirm("Delete this table for good?")) await ask("DELETE", path); }),
  );
  return made;
}

async function list() {
  const cards = await ask("GET", "/api/operator/tables");
  part("tables").replaceChildren(...cards.map(row));
  return cards.length;
}

async function attempt(action, done) {
  try {
    await action();
    const count = await list();
    say(done ?? `${count} tables`);
  } catch (error) {
    say(error.message);
  }
}

function on(form, action, done) {
  part(form).addEventListener("submit", (event) => { event.preventDefault(); attempt(action, done); });
}

on("enter", () => {});
on("announce", () => ask("POST", "/api/operator/announcement", { text: part("text").value }), "announced");
on("ban", () => ask("POST", `/api/operator/guests/${encodeURIComponent(part("guest").value)}/ban`, { address: part("address").checked }), "banned");
