// Pictures for the rules of New York.

import type { Figures } from '../types'
import Figure from './Figure.svelte'

export default { rules: ['N1.1', 'N1.2', 'N1.3', 'N3.2', 'N3.4', 'N5.1'], Figure } satisfies Figures
