// Makes fixtures.jsonl from matches of bots: `node fixtures.make.mjs SPEAKEASY > fixtures.jsonl`. Every shape of event and
// action that turned up is kept once, and a few positions that the boards must cope with.

import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

const engine = spawn(process.argv[2], ['engine', 'new_york'], { stdio: ['pipe', 'pipe', 'inherit'] })
const answers = createInterface({ input: engine.stdout })[Symbol.asyncIterator]()

async function ask(question) {
  engine.stdin.write(`${JSON.stringify(question)}\n`)
  return JSON.parse((await answers.next()).value).ok
}

/** What of an event or action decides how it is told: its type and its flags, and whether lists and amounts are empty. */
function shape(thing) {
  return JSON.stringify(thing, (key, value) => {
    if (key === '' || key === 'type') return value
    if (Array.isArray(value)) return Math.min(value.length, 2)
    if (key === 'owner' || key === 'scoring' || typeof value === 'boolean' || value === null) return value
    return '?'
  })
}

const [events, actions, positions] = [new Map(), new Map(), new Map()]
const keep = (map, thing) => map.has(shape(thing)) || map.set(shape(thing), thing)

async function position(name, viewer, recent) {
  if (positions.has(name)) return
  const view = await ask({ view: viewer })
  const legal = viewer !== null && view.to_act === viewer ? await ask('legal') : []
  positions.set(name, { name, me: viewer, view, legal, recent, result: await ask('result') })
}

/** Positions worth keeping, by what is to be seen in them. */
async function notice(seats, hands, view, legal, recent, moves) {
  const who = view.to_act
  const buys = legal.filter(({ type }) => type === 'buy')
  const takes = legal.filter(({ type }) => type === 'take')
  const hidden = hands === 'hidden'
  if (moves === 0 && seats === 4) await position('four begin', who, recent)
  if (moves === 0 && seats === 2) await position('two begin', who, recent)
  if (hidden && seats === 2 && view.scored.includes('a') && buys.length > 8)
    await position('two, many ways to pay', who, recent)
  if (hidden && seats === 4 && view.phase === 'extra_action' && buys.length > 0)
    await position('four, paid exactly', who, recent)
  if (seats === 4 && takes.some(({ cards }) => cards.length > 2))
    await position('four, three cards may be taken', who, recent)
  if (hidden && seats === 6 && view.scored.length === 2 && buys.length > 4) await position('six, late', who, recent)
  if (!hidden && seats === 3 && view.scored.length === 1) await position('three with open hands', who, recent)
  if (seats === 5 && view.scored.length === 1 && hidden) await position('five, watched', null, recent)
  if (seats === 3 && view.piles.length === 0 && view.phase === 'action')
    await position('the deck was renewed', who, recent)
}

async function play(seats, hands, seed, bot) {
  let { to_act } = await ask({ new: { seats, options: { hands }, seed } })
  let recent = []
  for (let moves = 0; to_act !== null; moves += 1) {
    const view = await ask({ view: null })
    const legal = await ask('legal')
    legal.forEach((action) => keep(actions, action))
    await notice(seats, hands, view, legal, recent, moves)
    const { action } = await ask({ bot })
    const done = await ask({ act: { seat: to_act, action } })
    recent = done.events
    recent.forEach((event) => keep(events, event))
    to_act = done.to_act
  }
  if (seats === 2 || seats === 6) await position(`${seats}, over`, 0, recent)
}

/** With chance drawn for us the engine tells no deal; here it does. */
async function deal(seats) {
  await ask({ new: { seats, chance: 'manual' } })
  const { events: told } = await ask({ chance: await ask({ sample_chance: seats }) })
  told.forEach((event) => keep(events, event))
}

for (const seats of [2, 3, 4, 5, 6]) {
  await deal(seats)
  for (const hands of ['hidden', 'open']) {
    for (let seed = 1; seed <= 12; seed += 1) {
      await play(seats, hands, seed, { name: seed % 3 === 0 ? 'random' : 'normal', ms: 5 })
    }
  }
}
const line = (kind) => (thing) => JSON.stringify({ [kind]: thing })
const lines = [
  ...[...events.values()].map(line('event')),
  ...[...actions.values()].map(line('action')),
  ...[...positions.values()].map(line('position')),
]
process.stdout.write(`${lines.join('\n')}\n`)
engine.stdin.end()
