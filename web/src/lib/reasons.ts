// Why one action and not another, in the language of the page: chances held against each other, and what the rules make of both.

import type { Face, GameClient } from '../games/types'
import type { Ground, ToldFact } from './api'
import { percent } from './numbers'
import { knows, say } from './words'

/** The seat that decides, or another. */
export type Whom = 'you' | number

/** Changes smaller than this share of the win are not worth a word. */
const WORTH_A_WORD = 0.005

/** What the seat gains, and who else rises or falls. */
export function compared(seat: number, chances: number[], instead: number[], faces: Face[]): string {
  const change = (other: number) => chances[other]! - instead[other]!
  const others = chances.map((_, other) => other).filter((other) => other !== seat)
  const worth = others.filter((other) => Math.abs(change(other)) >= WORTH_A_WORD)
  worth.sort((a, b) => Math.abs(change(b)) - Math.abs(change(a)))
  const told = (other: number) => {
    const moved = { name: faces[other]?.name ?? '', from: percent(instead[other]!), to: percent(chances[other]!) }
    return say(change(other) < 0 ? 'reason-falls' : 'reason-rises', moved)
  }
  const own = say('reason-wins', { chance: percent(chances[seat]!), instead: percent(instead[seat]!) })
  return [own, ...worth.map(told)].join(' ')
}

/** Two actions that were held against each other by the seat `own`. */
export interface Choice {
  better: any
  worse: any
  own: number
  client: GameClient
  faces: Face[]
  view: any
}

/** A ground as sentences; in the server's English where the game has no words for a fact. */
export function groundWords(ground: Ground, choice: Choice): string {
  const told = (ground.facts ?? []).map((fact, at) => factWords(fact, choice, at === 0 && ground.against === true))
  return told.length > 0 && told.every((each) => each !== null) ? told.join(' ') : ground.words
}

function factWords(
  fact: ToldFact,
  { better, worse, own, client, faces, view }: Choice,
  against: boolean,
): string | null {
  const phrase = client.ground?.(fact, own, faces, view)
  if (!phrase || !knows(phrase.id)) return null
  const named = say(client.action(fact.side === 'better' ? better : worse, view, faces))
  const action = fact.condition
    ? say('ground-if', { action: named, condition: conditionWords(fact.condition, faces) })
    : named
  return say(against ? 'ground-but' : 'ground', { action, fact: say(phrase).replace(/\.$/, '') })
}

function conditionWords({ type, seat, amount }: NonNullable<ToldFact['condition']>, faces: Face[]): string {
  return say(`ground-if-${type.replaceAll('_', '-')}`, { name: faces[seat ?? -1]?.name ?? '', amount: amount ?? 0 })
}

/** A person in a sentence: the viewer is `you`. */
export function personOf(whom: Whom, own: number, faces: Face[]): string {
  const face = faces[whom === 'you' ? own : whom]
  return face?.me ? say('ground-you') : (face?.name ?? '')
}
