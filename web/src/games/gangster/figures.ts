// Pictures for the rules of Gangster.

import type { Figures } from '../types'
import Figure from './Figure.svelte'

const EQUIPMENT = ['G8.1', 'G8.2', 'G8.3', 'G8.4', 'G8.5', 'G8.6']

export default { rules: ['G1.1', 'G1.2', 'G1.4', 'G5.2', 'G6.2', ...EQUIPMENT], Figure } satisfies Figures
