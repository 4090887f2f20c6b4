// Where things stand on the drawing of the city, and the way a car takes along its roads.

import { AT, ROADS } from './components'
import type { Crew, Place } from './types'

export type Point = readonly [number, number]

/** The roads out of a place. */
export function neighbours(place: Place): Place[] {
  return ROADS.flatMap(([one, other]) => (one === place ? [other] : other === place ? [one] : []))
}

/** The bend of a road: the control point of its curve. */
function bend(from: Place, to: Place): Point {
  const road = ROADS.find(([one, other]) => (one === from && other === to) || (one === to && other === from))
  const [x1, y1] = AT[road?.[0] ?? from]
  const [x2, y2] = AT[road?.[1] ?? to]
  const length = Math.hypot(x2 - x1, y2 - y1)
  const away = ((road?.[2] ?? 0) * 2) / length
  return [(x1 + x2) / 2 + (y2 - y1) * away, (y1 + y2) / 2 - (x2 - x1) * away]
}

/** A road as the path of an SVG. */
export function roadPath(from: Place, to: Place): string {
  const [x, y] = bend(from, to)
  return `M${AT[from].join(' ')} Q${round(x)} ${round(y)} ${AT[to].join(' ')}`
}

/** Points along the road, its start left out. */
export function along(from: Place, to: Place, count = 8): Point[] {
  const [[x1, y1], [cx, cy], [x2, y2]] = [AT[from], bend(from, to), AT[to]]
  return Array.from({ length: count }, (_, index) => {
    const t = (index + 1) / count
    const at = (a: number, c: number, b: number) => (1 - t) * (1 - t) * a + 2 * t * (1 - t) * c + t * t * b
    return [at(x1, cx, x2), at(y1, cy, y2)] as const
  })
}

/**
 * The places a car comes through on a drive of so many roads, start and end included: a drive as people would make it,
 * no place twice unless it ends where it began. Null if the roads drawn here know none.
 */
export function route(from: Place, to: Place, steps: number, closed: readonly Place[] = []): Place[] | null {
  const go = (way: Place[]): Place[] | null => {
    const at = way.at(-1)!
    if (way.length - 1 === steps) return at === to ? way : null
    for (const next of neighbours(at)) {
      const isLast = way.length === steps
      const isBack = next === from && isLast && steps > 2
      if (closed.includes(next) || (way.includes(next) && !isBack)) continue
      const found = go([...way, next])
      if (found) return found
    }
    return null
  }
  return go([from])
}

/** Where the cars at a place stand, side by side, counted from its middle. */
export function parking(crews: readonly Crew[], spacing: number): Map<Crew, number> {
  const middle = (crews.length - 1) / 2
  return new Map(crews.map((crew, index) => [crew, (index - middle) * spacing]))
}

function round(number: number): number {
  return Math.round(number * 10) / 10
}
