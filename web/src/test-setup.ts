// Tests speak English, with all games known.

import { learn } from './lib/words'

const games = import.meta.glob<string>('./games/*/en.ftl', { query: '?raw', import: 'default', eager: true })
for (const text of Object.values(games)) learn(text)
