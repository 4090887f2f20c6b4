// New York through what a person sees and clicks: whole matches with every number of seats, and what the board explains.

import type { Locator, Page } from '@playwright/test'
import {
  expect,
  expectNoSidewaysScroll,
  expectNoViolation,
  fillWithBots,
  nextPrompt,
  openTable,
  start,
  test,
} from './harness'

const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true }

const buyable = (page: Page) => page.locator('[data-slot]:is([data-can="exact"], [data-can="over"])')
const exact = (page: Page) => page.locator('[data-slot][data-can="exact"]')
const money = (page: Page) => page.locator('button[data-card]')
const ways = (page: Page) => page.locator('[data-lost]')
const board = (page: Page) => page.getByTestId('board')
const see = (page: Page, name: string) => page.screenshot({ path: `screenshots/new_york-${name}.png` })

async function sitDown(page: Page, seats: number): Promise<void> {
  await openTable(page, 'new_york', seats)
  await fillWithBots(page)
  await start(page)
  await expect(board(page)).toBeVisible()
}

/** Buys a building: in the cheapest way, for Dirk if he is to have it. */
async function buy(page: Page, building: Locator, forDirk: boolean): Promise<void> {
  await building.click()
  const dirk = page.getByRole('radio', { name: 'Dirk' })
  if (forDirk && (await dirk.isVisible())) await dirk.click()
  await ways(page).first().click()
}

/** Takes money: a card, and another where the rules let it shine. */
async function takeMoney(page: Page, place: number): Promise<void> {
  await money(page).nth(place).click()
  const lit = page.locator('button.lit[data-card]')
  if (await lit.count()) await lit.first().click()
  await page.getByRole('button', { name: /^Take / }).click()
}

/** One decision, by the controls of the board alone. Tells whether it was an exact payment. */
async function decide(page: Page, step: number): Promise<boolean> {
  const end = page.getByRole('button', { name: 'End turn' })
  const isExtra = await end.isVisible()
  if (await exact(page).count()) {
    await buy(page, exact(page).first(), step % 5 === 4)
    return true
  }
  if (isExtra && step % 2 === 0) await end.click()
  else if (step % 3 === 2 && (await buyable(page).count())) await buy(page, buyable(page).first(), false)
  else if (await money(page).count()) await takeMoney(page, step % (await money(page).count()))
  else await page.getByRole('button', { name: /^(End turn|Pass)$/ }).click()
  return false
}

/** Plays to the end; after an exact payment the same person must be asked again. */
async function playOn(page: Page, most = 200): Promise<void> {
  for (let step = 0; step < most; step++) {
    const prompt = await nextPrompt(page)
    if (prompt === null) return
    const goesOn = await decide(page, step)
    await expect(page.locator(`[data-prompt="${prompt}"]`)).toBeHidden()
    if (goesOn) await expect(page.getByTestId('status')).toContainText(/Paid exactly\./)
  }
  throw new Error('the match does not end')
}

for (const seats of [2, 3, 4, 5, 6]) {
  const onPhone = seats % 2 === 1
  test(`a whole match with ${seats} seats is played ${onPhone ? 'on a phone' : 'at a desk'}`, async ({ visit }) => {
    test.slow()
    const page = await visit('/', {}, onPhone ? PHONE : {})
    await sitDown(page, seats)
    await playOn(page)
    await see(page, `${seats}-result`)
    await expectNoSidewaysScroll(page)
    const totals = await page.getByTestId('result').locator('tfoot td').allTextContents()
    expect(totals).toHaveLength(seats)
    expect(Math.max(...totals.map(Number))).toBeGreaterThan(0)
    await expect(page.getByText('Scoring C').first()).toBeVisible()
  })
}

test('a building that cannot be paid says why', async ({ visit }) => {
  const page = await visit()
  await sitDown(page, 4)
  for (let step = 0; step < 40; step++) {
    const prompt = await nextPrompt(page)
    const dear = page.locator('[data-slot][data-can="short"]')
    if (await dear.count()) {
      await dear.first().click({ force: true })
      await expect(page.getByText(/costs \d+ but you have \d+ of its currency/).first()).toBeVisible()
      await expect(page.getByText(/N3\.3/).first()).toBeVisible()
      await see(page, 'refused')
      return
    }
    await decide(page, step)
    await expect(page.locator(`[data-prompt="${prompt}"]`)).toBeHidden()
  }
  throw new Error('everything could be paid')
})

test('the ways to pay show what is lost, and light up in the hand', async ({ visit }) => {
  const page = await visit()
  await sitDown(page, 2)
  let seen = 0
  for (let step = 0; step < 60 && seen < 3; step++) {
    const prompt = await nextPrompt(page)
    if (prompt === null) break
    if (await buyable(page).count()) {
      await buyable(page).first().click()
      const lost = await ways(page).evaluateAll((all) => all.map((way) => Number((way as HTMLElement).dataset.lost)))
      expect(lost).toEqual([...lost].sort((a, b) => a - b))
      const note = lost[0] === 0 ? 'exact: you go on' : `${lost[0]} lost, turn ends`
      await expect(ways(page).first()).toContainText(note)
      await ways(page).first().hover()
      await expect(page.locator('.paid').first()).toBeVisible()
      await see(page, 'ways')
      await page.getByRole('button', { name: 'Back' }).click()
      await expect(ways(page)).toHaveCount(0)
      seen += 1
    }
    await decide(page, step)
    await expect(page.locator(`[data-prompt="${prompt}"]`)).toBeHidden()
  }
  expect(seen).toBe(3)
})

for (const theme of ['night', 'day', 'contrast'] as const) {
  for (const [where, options] of [
    ['desk', {}],
    ['phone', PHONE],
  ] as const) {
    test(`the table is sound and fits by ${theme}, ${where}`, async ({ visit }) => {
      const page = await visit('/', { theme }, options)
      await sitDown(page, where === 'desk' ? 4 : 6)
      for (let step = 0; step < 8; step++) {
        const prompt = await nextPrompt(page)
        await decide(page, step)
        await expect(page.locator(`[data-prompt="${prompt}"]`)).toBeHidden()
      }
      await nextPrompt(page)
      await see(page, `${theme}-${where}`)
      await page.screenshot({ path: `screenshots/new_york-${theme}-${where}-whole.png`, fullPage: true })
      await expectNoSidewaysScroll(page)
      await expectNoViolation(page, `${theme}, ${where}`)
    })
  }
}

test('the hands of others are shown where the table wants that', async ({ visit }) => {
  const page = await visit('/new/new_york')
  await page.getByText('Open', { exact: true }).click()
  await page.getByRole('button', { name: 'Open the table' }).click()
  await fillWithBots(page)
  await start(page)
  await nextPrompt(page)
  const purses = page.locator('.purse')
  await expect(purses).toHaveCount(3)
  await see(page, 'open-hands')
})
