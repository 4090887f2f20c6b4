// The quick reference card.

import type { Reference } from '../types'

export default [
  {
    title: 'card-turn',
    lines: [
      ['gang-card-one', 'G3.1'],
      ['gang-card-drive', 'G4.1'],
      ['gang-card-unload', 'G5.2'],
      ['gang-card-load', 'G5.3'],
      ['gang-card-third', 'G3.2'],
    ],
  },
  {
    title: 'card-coast',
    lines: [
      ['gang-card-dump', 'G7.1'],
      ['gang-card-take', 'G7.2'],
      ['gang-card-slots', 'G7.3'],
    ],
  },
  {
    title: 'card-scores',
    lines: [
      ['gang-card-payday', 'G3.3'],
      ['gang-card-ranks', 'G6.2'],
      ['gang-card-doubled', 'G6.3'],
      ['gang-card-casino', 'G6.1'],
      ['gang-card-end', 'G6.5'],
    ],
  },
  {
    title: 'card-limits',
    lines: [
      ['gang-card-way', 'G4.2'],
      ['gang-card-trunk', 'G5.3'],
      ['gang-card-full', 'G5.2'],
    ],
  },
] satisfies Reference
