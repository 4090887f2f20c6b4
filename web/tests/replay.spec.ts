// Looking back: a finished match by slider, keys, link and from another seat; a record from a file; playing on; a puzzle.

import type { Locator, Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import {
  expectNoViolation,
  expect,
  expectNoSidewaysScroll,
  GAMES,
  letBotPlay,
  nextPrompt,
  PHONE,
  playNow,
  test,
  tooSmall,
  type Game,
} from './harness'

/** Plays a match by bots to its end; gives the table's id. */
async function finishedMatch(page: Page, game: Game): Promise<string> {
  await playNow(page, game)
  await nextPrompt(page)
  await letBotPlay(page)
  await expect(page.getByTestId('result')).toBeVisible({ timeout: 120_000 })
  return page.url().split('/').at(-1)!
}

async function step(page: Page): Promise<number> {
  return Number(await page.getByTestId('slider').inputValue())
}

const steps = async (page: Page) => Number(await page.getByTestId('slider').getAttribute('max'))

/** Where a picture of the screen is put, if somebody wants to look at it. */
async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env.SPEAKEASY_PICTURES
  if (folder) await page.screenshot({ path: `${folder}/${name}.png` })
}

test('a finished match is replayed by slider, keys, log and link', async ({ visit }) => {
  test.setTimeout(180_000)
  const page = await visit()
  await finishedMatch(page, 'don')
  await page.getByRole('link', { name: 'Replay the match' }).click()
  await expect(page.getByTestId('slider')).toBeVisible()
  const last = await steps(page)
  expect(last).toBeGreaterThan(20)

  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByTestId('at')).toHaveText(`2 of ${last}`)
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByTestId('at')).toHaveText(`1 of ${last}`)
  await page.keyboard.press('End')
  await expect(page.getByTestId('result')).toBeVisible()
  await page.keyboard.press('Home')
  await expect(page.getByTestId('status')).toHaveText('Before the first step')
  await page.getByTestId('slider').fill(String(last - 5))
  await expect(page.getByTestId('at')).toHaveText(`${last - 5} of ${last}`)

  // The log knows the whole match and goes to any of its lines.
  const line = page.getByTestId('log').getByRole('button').nth(4)
  const text = (await line.innerText()).replace(/^\d+\s*/, '')
  await line.click()
  await expect(page.getByTestId('status')).toHaveText(text.replaceAll('\n', ' '))
  await picture(page, 'replay-don')

  // A link leads somebody else to the same position.
  const address = new URL(page.url())
  expect(address.search).toBe(`?step=${await step(page)}&from=open`)
  const friend = await visit(address.pathname + address.search)
  await expect(friend.getByTestId('at')).toHaveText(`${await step(page)} of ${last}`)
  await expect(friend.getByTestId('status')).toHaveText(text.replaceAll('\n', ' '))

  await page.getByRole('button', { name: 'Play', exact: true }).click()
  const before = await step(page)
  await expect.poll(() => step(page)).toBeGreaterThan(before + 1)
  await page.keyboard.press(' ')
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
})

test('a match is seen from another seat, or with everything open', async ({ visit }) => {
  test.setTimeout(180_000)
  const page = await visit()
  const table = await finishedMatch(page, 'don')
  await page.goto(`/replay/${table}?step=12&from=1`)
  const eyes = page.getByLabel('Seen from')
  await expect(eyes).toHaveValue('1')
  const hidden = async () => {
    const answer = await page.request.get(`/api/tables/${table}/frames?viewer=1&from=12&to=12`)
    return (await answer.json()).frames[0].play.view.chips.filter((chips: unknown) => chips === null).length
  }
  expect(await hidden()).toBeGreaterThan(0)
  const seats = page.getByRole('region', { name: 'Seats' }).locator('[data-testid^=seat-]')
  await expect(seats.first()).toHaveAttribute('data-testid', 'seat-1')
  await eyes.selectOption('open')
  await expect(seats.first()).toHaveAttribute('data-testid', 'seat-0')
  expect(new URL(page.url()).search).toBe('?step=12&from=open')
  await page.reload()
  await expect(page.getByTestId('at')).toContainText('12 of')
})

test('the costliest decisions are marked, with what was better', async ({ visit }) => {
  test.setTimeout(180_000)
  const page = await visit()
  // The review of a match in which every choice is the first there is finds something.
  const record = readFileSync(
    new URL('../../crates/don/tests/golden/random_3_seats_default.jsonl', import.meta.url),
    'utf8',
  )
  await page.goto('/replay')
  await page
    .getByTestId('upload')
    .setInputFiles({ name: 'match.jsonl', mimeType: 'text/plain', buffer: Buffer.from(record) })
  const mark = page.getByTestId('mark').first()
  await expect(mark).toBeVisible({ timeout: 60_000 })
  await mark.click()
  await expect(page.getByTestId('better')).toContainText('Better')
  await expect(mark).toHaveAttribute('aria-pressed', 'true')
  await picture(page, 'replay-mark')
  await expectNoViolation(page, 'replay with a mark')

  // Each reason has its rule at hand.
  const tag = page
    .getByTestId('better')
    .getByRole('button', { name: /^Read rule / })
    .first()
  const rule = await tag.innerText()
  await tag.click()
  await expect(page.getByRole('dialog').locator('.wanted')).toContainText(rule)
  await page.keyboard.press('Escape')

  // A key leads from mark to mark, and the mark on the slider there, too.
  await page.keyboard.press('End')
  await page.keyboard.press('m')
  await expect(mark).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('End')
  await expect(mark).toHaveAttribute('aria-pressed', 'false')
  const [tick, strip] = [
    await box(page.getByTestId('ticks').locator('span').first()),
    await box(page.getByTestId('ticks')),
  ]
  await page.mouse.click(tick.x + tick.width / 2, strip.y + strip.height - 4)
  await expect(mark).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByTestId('better')).toBeVisible()
})

async function box(what: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  return (await what.boundingBox())!
}

test('a match that still runs is shown as far as its viewer may see it, with the way back to the table', async ({
  visit,
}) => {
  const page = await visit()
  await playNow(page, 'don')
  await nextPrompt(page)
  const table = new URL(page.url()).pathname.split('/').at(-1)!
  await page.goto(`/replay/${table}?step=1`)
  await expect(page).toHaveURL(/\?step=1&from=\d$/)
  const own = page.url()
  const others = own.replace(/\d$/, (seat) => String((Number(seat) + 1) % 3))
  for (const link of [own, others]) {
    await page.goto(link)
    await expect(page.getByTestId('at')).toContainText('1 of')
    expect(page.url()).toBe(own)
    await expect(page.getByText('This match still goes on.')).toBeVisible()
    await expect(page.getByLabel('Seen from')).toBeHidden()
    await expect(page.getByRole('button', { name: 'Play on from here' })).toBeHidden()
  }
  await expectNoViolation(page, 'replay of a match that still runs')
  await page.getByRole('link', { name: 'To the table' }).click()
  await expect(page.getByTestId('actions')).toBeVisible()

  // Whoever may not watch it is told so, and where to ask.
  const stranger = await visit(`/replay/${table}?step=1`)
  await expect(stranger.getByText('not for you')).toBeVisible()
  await expect(stranger.getByRole('link', { name: 'To the table' })).toBeVisible()
})

test('a record from a file is replayed, kept over a reload, and refused if it is wrong', async ({ visit }) => {
  const page = await visit('/replay')
  const upload = page.getByTestId('upload')
  const file = (text: string) => ({ name: 'match.jsonl', mimeType: 'text/plain', buffer: Buffer.from(text) })
  await expectNoViolation(page, 'upload')
  await upload.setInputFiles(file('{"record":1,"game":"don","rules_version":1,"seats":3}\nnonsense\n'))
  await expect(page.getByText(/^Line 2 of this record is wrong/)).toBeVisible()
  const record = readFileSync(
    new URL('../../crates/gangster/tests/golden/random_3_seats.jsonl', import.meta.url),
    'utf8',
  )
  await upload.setInputFiles(file(record))
  await expect(page.getByTestId('slider')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByTestId('at')).toContainText('2 of')
  await picture(page, 'replay-gangster')
  await page.reload()
  await expect(page.getByTestId('at')).toContainText('2 of')
  await page.goto('/replay?step=7&from=1')
  await expect(page.getByTestId('at')).toContainText('7 of')
  await expectNoViolation(page, 'replay')
  await page.getByRole('button', { name: 'Another record' }).click()
  await expect(upload).toBeVisible()
})

test('a match goes on from a position against bots', async ({ visit }) => {
  test.setTimeout(180_000)
  const page = await visit()
  const table = await finishedMatch(page, 'new_york')
  await page.goto(`/replay/${table}?step=14&from=1`)
  await page.getByRole('button', { name: 'Play on from here' }).click()
  await expectNoViolation(page, 'play on')
  await page.getByRole('dialog').getByText('easy', { exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Play on', exact: true }).click()
  await expect(page).toHaveURL(/\/t\//)
  await nextPrompt(page)
  await expect(page.getByTestId('seat-1')).toContainText('you')
  await letBotPlay(page)
  await expect(page.getByTestId('result')).toBeVisible({ timeout: 120_000 })
  await page.getByTestId('check').getByRole('button').click()
  await expect(page.getByText(/The first 14 steps were taken over/)).toBeVisible()
})

for (const game of GAMES)
  test(`a puzzle of ${game} is solved`, async ({ visit }) => {
    const page = await visit(`/puzzles/${game}?n=1`)
    const puzzle = await (await page.request.get(`/api/puzzles/${game}/0`)).json()
    await expect(page.getByTestId('board')).toBeVisible()
    await expectNoViolation(page, 'puzzle')
    await picture(page, `puzzle-${game}`)
    const legal: unknown[] = puzzle.play.prompt.legal
    const at = (choice: { action: unknown }) =>
      legal.findIndex((action) => JSON.stringify(sorted(action)) === JSON.stringify(sorted(choice.action)))
    await page.getByTestId('all-choices').click()
    await page
      .getByTestId('choice')
      .nth(at(puzzle.choices.at(-1)))
      .click()
    await expect(page.getByTestId('solution')).toContainText('There is something better')
    await expect(page.getByTestId('solution')).toContainText(`${Math.round(puzzle.choices[0].chance * 100)}%`)
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByTestId('all-choices').click()
    await page.getByTestId('choice').nth(at(puzzle.choices[0])).click()
    await expect(page.getByTestId('solution')).toContainText('That is the best choice')
    await expectNoViolation(page, 'solution')
    await picture(page, `solution-${game}`)
    await page.getByRole('button', { name: 'Next puzzle' }).click()
    await expect(page).toHaveURL(/n=2/)
    await expect(page.getByTestId('actions')).toBeVisible()
  })

/** With its keys in order, so that it can be compared. */
function sorted(value: any): any {
  if (Array.isArray(value)) return value.map(sorted)
  if (!value || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.keys(value)
      .sort()
      .map((key) => [key, sorted(value[key])]),
  )
}

test('replays and puzzles fit a phone', async ({ visit }) => {
  test.setTimeout(180_000)
  const page = await visit('/', {}, PHONE)
  const table = await finishedMatch(page, 'don')
  await page.goto('/')
  await expect(page.getByRole('link', { name: /^Replay: / })).toBeVisible()
  await expectNoSidewaysScroll(page)
  await page.goto(`/replay/${table}?step=20&from=0`)
  await page.getByRole('button', { name: 'One step forward' }).tap()
  await expect(page.getByTestId('at')).toContainText('21 of')
  await expectNoSidewaysScroll(page)
  expect(await tooSmall(page)).toEqual([])
  await picture(page, 'phone-replay')
  await page.getByRole('button', { name: 'Log', exact: true }).tap()
  await expect(page.getByTestId('log')).toBeVisible()
  await expectNoViolation(page, 'phone log')
  await picture(page, 'phone-log')
  for (const game of GAMES) {
    await page.goto(`/puzzles/${game}`)
    await expect(page.getByTestId('actions')).toBeVisible()
    await expectNoSidewaysScroll(page)
    expect(await tooSmall(page)).toEqual([])
    await picture(page, `phone-puzzle-${game}`)
  }
})

/** Controls that are too small for a thumb. */
