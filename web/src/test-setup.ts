// Tests speak English, with all games known.

import { learnPart } from './lib/words'

const games = Object.keys(import.meta.glob('./games/*/en.ftl')).map((path) => path.split('/')[2]!)
await Promise.all(games.map(learnPart))
