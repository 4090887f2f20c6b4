// The six types as a skyline: each has a shape of its own, drawn on a square of 64 with the street at 60.

import type { BuildingType } from './types'

export interface Silhouette {
  body: string
  /** Doors and joints: what the sky shows through. */
  gaps: string
  /** Windows with a light behind them. */
  lights: string
}

const box = (x: number, y: number, width: number, height: number) => `M${x} ${y}h${width}v${height}h${-width}z`
const disc = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`
const lancet = (x: number, y: number, width: number, height: number) =>
  `M${x} ${y + height}v${-(height - width)}q0 ${-width / 1.6} ${width / 2} ${-width}q${width / 2} ${width - width / 1.6} ${width / 2} ${width}v${height - width}z`
const row = (xs: number[], draw: (x: number) => string) => xs.map(draw).join('')

export const SILHOUETTES: Record<BuildingType, Silhouette> = {
  museum: {
    body:
      'M5 27 32 12 59 27z' +
      box(31, 7, 2, 7) +
      box(9, 27, 46, 5) +
      row([11, 20.2, 29.5, 38.8, 48], (x) => box(x, 32, 5, 20)) +
      box(8, 51, 48, 5) +
      box(4, 56, 56, 4),
    gaps: disc(32, 21.5, 3.2) + box(11, 29, 42, 1),
    lights: row([16.6, 25.9, 44.4], (x) => box(x, 38, 3, 13)) + box(35.2, 38, 3, 13),
  },
  theatre: {
    body: box(8, 30, 48, 30) + box(15, 24, 34, 6) + box(21, 18, 22, 6) + 'M28 60V8q4-6 8 0v52z' + box(2, 40, 60, 9),
    gaps:
      row([12, 41.5], (x) => box(x, 51, 10.5, 9)) +
      box(26.5, 51, 11, 9) +
      row([12, 16, 20, 24], (x) => box(x, 33, 1.6, 5)) +
      row([38.4, 42.4, 46.4, 50.4], (x) => box(x, 33, 1.6, 5)),
    lights: row([7, 13.25, 19.5, 25.75, 32, 38.25, 44.5, 50.75, 57], (x) => disc(x, 44.5, 1.9)) + box(31, 11, 2, 25),
  },
  station: {
    body: 'M3 60V37h7Q14 16 32 16t22 21h7v23z' + box(26, 9, 12, 9) + disc(32, 9, 6.5),
    gaps: disc(32, 9, 4.2) + box(5, 40, 4, 20) + box(55, 40, 4, 20) + box(13, 55, 38, 1.2),
    lights:
      'M15 52V43a17 17 0 0 1 3-9l6 4v14zM20 31.5a17 17 0 0 1 11-5.5v8a8 8 0 0 0-5.5 3zM33 26a17 17 0 0 1 11 5.5l-5.5 5.5a8 8 0 0 0-5.5-3zM46 34a17 17 0 0 1 3 9v9H40V38z' +
      'M26 52V41a6 6 0 0 1 12 0v11z' +
      box(31.5, 5.5, 1, 4) +
      box(31.5, 8.5, 3, 1),
  },
  church: {
    body:
      'M11 31 20 10 29 31z' +
      box(19, 1, 2, 11) +
      box(16, 4, 8, 2) +
      box(12, 30, 16, 30) +
      'M25 42 42 27 60 42z' +
      box(28, 41, 30, 19),
    gaps: lancet(16, 45, 8, 15) + box(12, 40, 16, 1) + box(28, 41.5, 30, 1),
    lights: disc(20, 34.5, 3) + row([32, 40.5, 49], (x) => lancet(x, 45, 5, 11)),
  },
  park: {
    body:
      box(15.5, 42, 4, 17) +
      disc(17.5, 25, 11) +
      disc(10, 35, 8.5) +
      disc(25, 35, 8.5) +
      disc(17.5, 36, 8) +
      'M48 8l7 12h-4l7 12h-4l8 14H34l8-14h-4l7-12h-4z' +
      box(46, 46, 4, 13) +
      'M1 58q31-5 62 0v2H1z' +
      box(30.8, 36, 2, 22) +
      box(23, 51, 7, 1.8) +
      box(24, 51, 1.4, 7) +
      box(28, 51, 1.4, 7),
    gaps: 'M17 42v-9l-5-5 1-1 4 4v-9h1.2v13l4-4 1 1-5 5v5z',
    lights: disc(31.8, 34, 3.4),
  },
  skyscraper: {
    body: 'M31.2 1h1.6l1.2 9h-4z' + box(28, 9, 8, 8) + box(24, 15, 16, 12) + box(19, 25, 26, 15) + box(13, 38, 38, 22),
    gaps: box(28, 52, 8, 8) + row([16, 47], (x) => box(x, 42, 1.4, 18)) + box(24, 24.5, 16, 0.8) + box(19, 38, 26, 0.8),
    lights:
      row([27, 31, 35], (x) => box(x, 18, 2, 5)) +
      row([22, 26.5, 31, 35.5, 40], (x) => box(x, 28, 2, 8)) +
      row([19.5, 24, 38, 42.5], (x) => box(x, 42, 2, 15)) +
      row([28.5, 33.5], (x) => box(x, 42, 2, 8)),
  },
}

/** Every other ray of a sunburst from the street, wide enough for any frame. */
export const RAYS = Array.from({ length: 9 }, (_, ray) => {
  const point = (turn: number) => {
    const angle = Math.PI * (1 + turn / 18)
    return `${(32 + 90 * Math.cos(angle)).toFixed(1)} ${(60 + 90 * Math.sin(angle)).toFixed(1)}`
  }
  return `M32 60 ${point(2 * ray + 0.5)} ${point(2 * ray + 1.5)}z`
}).join('')
