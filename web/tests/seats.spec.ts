// Every number of seats that a game allows, once.

import { expect, fillWithBots, type Game, letBotPlay, openTable, start, test } from './harness'

const SEATS: Record<Game, number[]> = { don: [3, 4, 5, 6], new_york: [2, 3, 4, 5, 6], gangster: [2, 3, 4, 5] }

for (const [game, counts] of Object.entries(SEATS) as [Game, number[]][])
  for (const seats of counts)
    test(`${game} is played to its end by ${seats}`, async ({ visit }) => {
      const page = await visit('/')
      await openTable(page, game, seats)
      await fillWithBots(page)
      await start(page)
      await expect(page.getByTestId('board')).toBeVisible()
      await expect(page.getByTestId(/^seat-\d$/)).toHaveCount(seats)
      await letBotPlay(page)
      await expect(page.getByTestId('result')).toBeVisible({ timeout: 120_000 })
    })
