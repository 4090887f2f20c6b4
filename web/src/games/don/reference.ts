// The quick reference card.

import type { Reference } from '../types'

export default [
  {
    title: 'card-turn',
    lines: [
      ['don-card-rounds', 'D2.3'],
      ['don-card-side', 'D6.1'],
      ['don-card-bid', 'D3.2'],
      ['don-card-win', 'D3.7'],
      ['don-card-free', 'D3.8'],
    ],
  },
  {
    title: 'card-money',
    lines: [
      ['don-card-digit', 'D4.1'],
      ['don-card-most', 'D4.2'],
      ['don-card-all', 'D4.3'],
      ['don-card-pot', 'D4.4'],
    ],
  },
  {
    title: 'card-limits',
    lines: [
      ['don-card-chips', 'D3.4'],
      ['don-card-barred', 'D3.5'],
      ['don-card-zero', 'D3.3'],
    ],
  },
  {
    title: 'card-scores',
    lines: [
      ['don-card-colours', 'D8.1'],
      ['don-card-richest', 'D8.2'],
      ['don-card-ties', 'D8.3'],
    ],
  },
] satisfies Reference
