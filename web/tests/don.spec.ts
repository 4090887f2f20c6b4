// Don, played by its own controls: the keypad, the cards, the standing orders.

import type { Page } from '@playwright/test'
import {
  expect,
  expectNoSidewaysScroll,
  fillWithBots,
  nextPrompt,
  openTable,
  PHONE,
  playNow,
  start,
  test,
  type Pick,
} from './harness'

// A trace of a whole match takes longer than the match.
test.use({ actionTimeout: 60_000, trace: 'off' })

// By class, not by role: a whole match asks for them hundreds of times.
const keys = (page: Page) => page.locator('.key:not([aria-disabled="true"], [aria-expanded])')
const pass = (page: Page) => page.locator('.keypad .pass')
const made = (page: Page) => page.locator('.actions .made')
const refuse = (page: Page) => page.locator('.actions .refuse')

/** One decision by the game's own controls; what it was. */
async function decide(page: Page, pick: (count: number) => number, mayRefuse: boolean): Promise<string> {
  if (await pass(page).isVisible()) {
    const bids = await keys(page).count()
    const at = pick(bids + 1)
    if (at === bids) await pass(page).click()
    else await keys(page).nth(at).click()
    return at === bids ? 'pass' : 'bid'
  }
  if (mayRefuse && (await refuse(page).isVisible())) {
    await refuse(page).click()
    return 'refuse'
  }
  // One card of every group: in an exchange the one to give and one to take.
  const groups = page.getByTestId('board').getByRole('group')
  const cards = (at: number) => groups.nth(at).getByRole('button')
  await cards(0)
    .nth(pick(await cards(0).count()))
    .click()
  if ((await groups.count()) > 1) {
    const other = 1 + pick((await groups.count()) - 1)
    await cards(other)
      .nth(pick(await cards(other).count()))
      .click()
  }
  const said = await made(page).innerText()
  await made(page).click()
  return said.split(' ')[0]!.toLowerCase()
}

/** Plays to the end; which kinds of decisions there were. */
async function play(page: Page, pick: Pick): Promise<Set<string>> {
  const kinds = new Set<string>()
  for (let step = 0; ; step++) {
    const prompt = await nextPrompt(page)
    if (prompt === null) return kinds
    let turn = step
    // Cards are picked every other time.
    const mayRefuse = !kinds.has('refuse') || step % 2 === 1
    kinds.add(await decide(page, (count) => pick(count, turn++), mayRefuse))
    await expect(page.locator(`[data-prompt="${prompt}"]`)).toBeHidden()
  }
}

/** Low bids and few passes: plays that own districts. */
const eager: Pick = (count, step) => (step % 5 === 4 ? count - 1 : (step * 7) % Math.min(count, 3))

for (const [seats, rules] of [
  [3, []],
  [5, ['Exchange']],
  [6, ['As at a table', 'Open']],
] as const)
  test(`${seats} seats play Don by keypad and cards: ${rules.join(', ') || 'as usual'}`, async ({ visit }) => {
    test.slow()
    const page = await visit('/new/don')
    for (const rule of rules) {
      const name = new RegExp(`^${rule}`)
      await page.getByRole('switch', { name }).or(page.getByRole('radio', { name })).check()
    }
    await page.getByRole('group', { name: 'Seats' }).getByText(String(seats), { exact: true }).click()
    await page.getByRole('button', { name: 'Open the table' }).click()
    await fillWithBots(page)
    await start(page)
    const kinds = await play(page, eager)
    for (const kind of ['bid', 'pass', 'refuse']) expect(kinds).toContain(kind)
    if (seats < 6) expect(kinds).toContain(seats === 5 ? 'give' : 'offer')
    const result = page.getByTestId('result')
    await expect(result).toContainText('Each colour scores 1, 3, 6, 10 or 15')
    await expect(result).toContainText('Most chips')
    await page.screenshot({ path: `screenshots/don-result-${seats}.png`, fullPage: true })
  })

/** Buys until the keypad has a barred number. */
async function untilBarred(page: Page): Promise<void> {
  const barred = page.getByRole('button', { name: /^\d+ is barred: you own / })
  for (let step = 0; step < 60; step++) {
    const prompt = await nextPrompt(page)
    if (await barred.first().isVisible()) return
    const bids = await keys(page).count()
    if (bids > 0)
      await keys(page)
        .nth(Math.min(4, bids - 1))
        .click()
    else if (await pass(page).isVisible()) await pass(page).click()
    else await refuse(page).click()
    await expect(page.locator(`[data-prompt="${prompt}"]`)).toBeHidden()
  }
  throw new Error('no number was ever barred')
}

test('a barred number names the district that bars it, and the rule', async ({ visit }) => {
  const page = await visit('/')
  await playNow(page, 'don')
  await untilBarred(page)
  const key = page.getByRole('button', { name: /^\d+ is barred: you own / }).first()
  await expect(key).toHaveAttribute('aria-disabled', 'true')
  await key.hover()
  await expect(page.getByText(/is barred: you own .* D3\.5/)).toBeVisible()
  await page.screenshot({ path: 'screenshots/don-barred.png' })
  // It is greyed, and yet answers.
  await key.click({ force: true })
  await expect(page.getByTestId('toast')).toContainText(/You own a \d, so you may not bid a number ending in \d.*D3\.5/)
  await expectNoSidewaysScroll(page)
})

test('a number under the cursor tells who would be paid', async ({ visit }) => {
  const page = await visit('/')
  await playNow(page, 'don')
  await nextPrompt(page)
  await keys(page).last().hover()
  await expect(page.locator('.keypad .preview')).toHaveText(/^Bid \d+: .* gets? \d+.*You keep \d+/)
})

test('a proxy bids as told, and orders are kept', async ({ visit }) => {
  const page = await visit('/')
  await openTable(page, 'don', 3)
  await fillWithBots(page)
  await start(page)
  const prompt = await nextPrompt(page)
  const orders = page.getByRole('button', { name: /^Standing orders/ })
  await orders.click()
  const panel = page.getByTestId('actions')
  await panel.getByRole('button', { name: 'One more' }).click({ clickCount: 3 })
  await panel.getByRole('button', { name: '7', exact: true }).click()
  await page.screenshot({ path: 'screenshots/don-orders.png' })
  await panel.getByRole('button', { name: /^Bid up to \d+$/ }).click()
  // It bids at once, in the viewer's name.
  await expect(page.locator(`[data-prompt="${prompt}"]`)).toBeHidden()
  await expect(page.getByTestId('log')).toContainText(/You (bid \d+|pass)\./)

  await panel.getByRole('switch', { name: 'Leave side auctions to the others' }).click()
  await expect(orders).toContainText(/[12]/)
  await page.reload()
  await orders.click()
  await expect(panel.getByRole('switch', { name: 'Leave side auctions to the others' })).toBeChecked()
})

test('on a phone the first tap tells who is paid, the second bids, and the lot stays in sight', async ({ visit }) => {
  const page = await visit('/', {}, PHONE)
  await playNow(page, 'don')
  const prompt = await nextPrompt(page)
  const key = keys(page).nth(2)
  await key.tap()
  await expect(page.locator('.keypad .preview')).toHaveText(/^Bid \d+: /)
  await expect(page.locator(`[data-prompt="${prompt}"]`)).toBeVisible()

  const sheet = (await page.getByTestId('actions').boundingBox())!
  for (const card of await page.locator('[data-anchor=lot] svg').all()) {
    const box = (await card.boundingBox())!
    expect(box.y + box.height, 'the end of the lot').toBeLessThanOrEqual(sheet.y)
  }
  await expectNoSidewaysScroll(page)
  await page.screenshot({ path: 'screenshots/don-phone.png' })
  await key.tap()
  await expect(page.locator(`[data-prompt="${prompt}"]`)).toBeHidden()
})
