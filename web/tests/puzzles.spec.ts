// Puzzles from a match of the house: reached from its end and from its replay, solved as the seat to act saw them.

import type { Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import {
  expect,
  expectNoSidewaysScroll,
  expectNoViolation,
  letBotPlay,
  nextPrompt,
  PHONE,
  test,
  tooSmall,
} from './harness'

interface Stored {
  record: object[]
  seat: number
  choices: { chance: number }[]
}

/** A match that began with the way to the clearest puzzle of the house, so that it has one, and was played to its end by bots. */
async function matchWithPuzzle(page: Page): Promise<string> {
  const file = new URL('../../crates/server/puzzles/gangster.json', import.meta.url)
  const all = JSON.parse(readFileSync(file, 'utf8')) as Stored[]
  const margin = ({ choices }: Stored) => choices[0]!.chance - choices[1]!.chance
  const { record, seat } = all.reduce((best, each) => (margin(each) > margin(best) ? each : best))
  const body = record.map((line) => `${JSON.stringify(line)}\n`).join('')
  const path = `/api/play_on?steps=${record.length - 1}&seat=${seat}&bot=easy`
  const table = await page.evaluate(
    async ([path, body]) => {
      const send = (path: string, kind: string, body: string) =>
        fetch(path, { method: 'POST', headers: { 'content-type': kind }, body })
      await send('/api/guest', 'application/json', '{"name":"Ada"}')
      return (await (await send(path!, 'application/jsonl', body!)).json()).table as string
    },
    [path, body],
  )
  await page.goto(`/t/${table}`)
  await nextPrompt(page)
  await letBotPlay(page)
  await expect(page.getByTestId('result')).toBeVisible({ timeout: 120_000 })
  return table
}

async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env.SPEAKEASY_PICTURES
  if (folder) await page.screenshot({ path: `${folder}/${name}.png` })
}

for (const [size, options] of [
  ['desktop', {}],
  ['phone', PHONE],
] as const)
  test(`the puzzles of a match are solved, ${size}`, async ({ visit }) => {
    test.setTimeout(180_000)
    const page = await visit('/', {}, options)
    const table = await matchWithPuzzle(page)
    await picture(page, `after-${size}`)
    await page.getByRole('link', { name: 'Puzzles from this match' }).click()
    await expect(page.getByTestId('actions')).toBeVisible({ timeout: 60_000 })
    await expect(page).toHaveURL(new RegExp(`/replay/${table}/puzzles\\?n=1`))
    await expectNoViolation(page, 'puzzle of a match')
    await expectNoSidewaysScroll(page)
    // Fingers need more room than a mouse.
    if (size === 'phone') expect(await tooSmall(page)).toEqual([])
    await picture(page, `puzzle-of-match-${size}`)

    const puzzle = await (await page.request.get(`/api/tables/${table}/puzzles/0`)).json()
    await page.getByTestId('all-choices').click()
    const best = puzzle.play.prompt.legal.findIndex(
      (action: object) => sorted(action) === sorted(puzzle.choices[0].action),
    )
    await page.getByTestId('choice').nth(best).click()
    await expect(page.getByTestId('solution')).toContainText('That is the best choice')
    await picture(page, `solution-of-match-${size}`)

    await page.getByRole('link', { name: 'Replay the match' }).click()
    await expect(page.getByTestId('slider')).toBeVisible()
    if (size === 'phone') await page.getByRole('button', { name: 'Log', exact: true }).tap()
    await expect(page.getByRole('link', { name: 'Puzzles from this match' })).toBeVisible()
    await expectNoSidewaysScroll(page)
    await picture(page, `replay-to-puzzles-${size}`)
  })

/** The same text for the same action, whatever the order of its keys. */
function sorted(action: object): string {
  return JSON.stringify(Object.entries(action).sort(([a], [b]) => a.localeCompare(b)))
}
