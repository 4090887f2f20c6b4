// Positions, events, actions and refusals gathered from matches of the rules themselves, for tests.

import type { Face } from '../types'
import text from './fixtures.jsonl?raw'
import type { Action, Event, Facts, Result, View } from './types'

export interface Position {
  name: string
  seats: number
  /** Whose view it is; it is this seat's turn. */
  seat: number
  view: View
  legal: Action[]
  recent: Event[]
}

interface Line {
  position?: Position
  event?: Event
  action?: Action
  refusal?: { rule: string; sentence: string; facts: Facts }
  result?: Result
}

const lines: Line[] = text
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line))

export const positions = lines.flatMap((line) => line.position ?? [])
export const events = lines.flatMap((line) => line.event ?? [])
export const actions = lines.flatMap((line) => line.action ?? [])
export const refusals = lines.flatMap((line) => line.refusal ?? [])
export const results = lines.flatMap((line) => line.result ?? [])

export function position(name: string): Position {
  return positions.find((one) => one.name === name)!
}

export function facesOf({ seats, seat: me }: Pick<Position, 'seats' | 'seat'>): Face[] {
  const names = ['Anke', 'Bert', 'Cleo', 'Dov', 'Emre'].slice(0, seats)
  return names.map((name, seat) => ({ seat, name, bot: false, me: seat === me }))
}
