// Pictures for the rules of Don.

import type { Figures } from '../types'
import Figure from './Figure.svelte'

export default { rules: ['D1.2', 'D1.3', 'D2.3', 'D3.5', 'D4.1', 'D4.4', 'D8.1'], Figure } satisfies Figures
