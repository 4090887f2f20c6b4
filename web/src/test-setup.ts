// Tests speak English, with all games and their tables in words known.

import { FALLBACK, learnPart, speak } from './lib/words'

const games = Object.keys(import.meta.glob('./games/*/en.ftl')).map((path) => path.split('/')[2]!)
const parts = Object.keys(import.meta.glob('./locales/en/twin*.ftl')).map((path) => path.split('/')[3]!.slice(0, -4))
await speak(FALLBACK)
await Promise.all([...games, ...parts].map(learnPart))
