// What bots played, for tests: see fixtures.make.mjs.

import type { Face } from '../types'
import text from './fixtures.jsonl?raw'
import type { Action, Event, Outcome, View } from './types'

export interface Position {
  name: string
  me: number | null
  view: View
  legal: Action[]
  recent: Event[]
  result: Outcome | null
}

interface Line {
  event?: Event
  action?: Action
  position?: Position
}

const lines: Line[] = text
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line))

export const EVENTS = lines.flatMap(({ event }) => (event ? [event] : []))
export const ACTIONS = lines.flatMap(({ action }) => (action ? [action] : []))
export const POSITIONS = lines.flatMap(({ position }) => (position ? [position] : []))

export function position(name: string): Position {
  const found = POSITIONS.find((one) => one.name === name)
  if (!found) throw new Error(`no position "${name}"`)
  return found
}

export const facesOf = ({ view, me }: Position): Face[] =>
  view.buildings.map((_, seat) => ({
    seat,
    name: ['Ada', 'Bert', 'Cleo', 'Dora', 'Egon', 'Fritz'][seat] ?? '?',
    bot: seat !== me,
    me: seat === me,
  }))
