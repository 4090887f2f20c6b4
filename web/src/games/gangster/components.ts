// What lies on the table and never changes: the roads, where we draw the places, and the tiles. A test holds roads and
// tiles to the file the rules are played with.

import { CREWS } from './types'
import type { Crew, Place, Prize, View } from './types'

export interface Tile {
  prizes: Prize[]
  columns: number
  rows: number
}

/** The width and height of the drawing. */
export const CITY = { width: 1120, height: 750 }

/** The side of a space on a tile. */
export const CELL = 34

/** The middle of each place on the drawing, loosely after the map of the rules, so far apart that any tile fits anywhere. */
export const AT: Record<Place, readonly [number, number]> = {
  north_side: [640, 106],
  gold_coast: [1024, 116],
  west_side: [336, 116],
  greek_town: [600, 290],
  the_loop: [846, 272],
  little_italy: [346, 350],
  cicero: [112, 240],
  stickney: [112, 490],
  chinatown: [612, 470],
  little_africa: [884, 520],
  south_side: [520, 638],
}

/** Every road once, with how far it bends to the left of the straight line, so that none runs under a tile. */
export const ROADS: readonly (readonly [Place, Place, number])[] = [
  ['north_side', 'west_side', 14],
  ['north_side', 'the_loop', -20],
  ['gold_coast', 'the_loop', -24],
  ['gold_coast', 'little_africa', -34],
  ['west_side', 'greek_town', 16],
  ['west_side', 'chinatown', -36],
  ['west_side', 'cicero', 14],
  ['greek_town', 'the_loop', 8],
  ['the_loop', 'chinatown', 16],
  ['little_italy', 'cicero', -14],
  ['little_italy', 'stickney', 16],
  ['little_italy', 'chinatown', 12],
  ['chinatown', 'little_africa', -10],
  ['stickney', 'south_side', 40],
  ['little_africa', 'south_side', -40],
]

const TILES: readonly Tile[] = [
  { prizes: ['?', 4, 2, '?'], columns: 4, rows: 4 },
  { prizes: [5, 2, 5], columns: 4, rows: 3 },
  { prizes: [6, 3, 1], columns: 4, rows: 3 },
  { prizes: [7, 4], columns: 3, rows: 3 },
  { prizes: [4, 6, 2], columns: 4, rows: 3 },
  { prizes: [5, 4, 3, 2], columns: 4, rows: 4 },
  { prizes: [8, 2], columns: 4, rows: 2 },
  { prizes: ['?', 5, 3], columns: 4, rows: 3 },
  { prizes: [6, '?', 2], columns: 4, rows: 3 },
  { prizes: [4, 4, 3], columns: 4, rows: 4 },
  { prizes: [5, 3, 2, 1], columns: 5, rows: 3 },
  { prizes: [7, 1, 4], columns: 5, rows: 2 },
  { prizes: [4, 3, '?'], columns: 5, rows: 2 },
  { prizes: [2, 5, 3, 1], columns: 5, rows: 3 },
  { prizes: [5, 4, 3, 2, 1], columns: 4, rows: 4 },
]

/** How many doublers end a period, cards a casino has, and paydays a match. */
export const DOUBLERS = 8
export const CASINO = [1, 2, 3, 4, 5, 6]
export const PERIODS = 3

/**
 * The tile of a district. With other components than ours its spaces and the prizes that the view tells win over what is
 * printed here.
 */
export function tileAt(view: View, place: Place): Tile | null {
  const district = view.districts[place]
  if (!district) return null
  const printed = TILES[district.tile - 1]
  const spaces = district.spaces.length
  const isPrinted = printed && printed.columns * printed.rows === spaces
  const columns = isPrinted ? printed.columns : Math.min(5, Math.ceil(Math.sqrt(spaces)))
  const prizes = isPrinted ? [...printed.prizes] : []
  view.payday[place]?.shares.forEach((share, rank) => {
    if (share.prize !== null) prizes[rank] = share.prize
  })
  return { prizes, columns, rows: Math.ceil(spaces / columns) }
}

/** The tile as printed, by its number. */
export function printedTile(number: number): Tile | undefined {
  return TILES[number - 1]
}

/** A district nobody can drive to: it pays nobody, though the table is set. */
export function isClosed(view: View, place: Place): boolean {
  return place !== 'gold_coast' && Object.keys(view.payday).length > 0 && !view.payday[place]
}

/** The seat that plays a crew; with two seats the crews come in pairs. */
export function seatOf(crew: Crew, seats: number): number {
  return Math.floor(CREWS.indexOf(crew) / (seats === 2 ? 2 : 1))
}

export function crewsOf(seat: number, seats: number): Crew[] {
  return CREWS.filter((crew) => seatOf(crew, seats) === seat)
}
