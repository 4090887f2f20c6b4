// The quick reference card.

import type { Reference } from '../types'

export default [
  {
    title: 'card-turn',
    lines: [
      ['ny-card-one', 'N3.1'],
      ['ny-card-take', 'N3.2'],
      ['ny-card-buy', 'N3.3'],
      ['ny-card-again', 'N3.4'],
      ['ny-card-refill', 'N4.1'],
    ],
  },
  {
    title: 'card-scores',
    lines: [
      ['ny-card-a', 'N5.1'],
      ['ny-card-b', 'N5.1'],
      ['ny-card-c', 'N6.2'],
      ['ny-card-ties', 'N5.2'],
    ],
  },
  {
    title: 'card-limits',
    lines: [
      ['ny-card-change', 'N3.3'],
      ['ny-card-five', 'N3.2'],
      ['ny-card-within', 'N3.5'],
    ],
  },
  {
    title: 'card-end',
    lines: [
      ['ny-card-over', 'N4.4'],
      ['ny-card-left', 'N6.1'],
    ],
  },
] satisfies Reference
