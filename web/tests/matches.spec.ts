// Whole matches from the door to the last word, one click to begin.

import { expect, GAMES, playNow, playWholeMatch, test } from './harness'

for (const game of GAMES) {
  test(`a newcomer plays a whole match of ${game} and hears how it went`, async ({ visit }) => {
    const page = await visit('/')
    await playNow(page, game)
    const decisions = await playWholeMatch(page)
    expect(decisions).toBeGreaterThan(3)

    await expect(page.getByTestId('result')).toContainText('The match is over')
    await expect(page.getByRole('img', { name: /Chance to win of each seat/ })).toBeVisible({ timeout: 40_000 })
    await expect(page.getByRole('heading', { name: 'Costliest decisions' })).toBeVisible()

    await page.getByRole('button', { name: 'Check', exact: true }).click()
    await expect(page.getByText('The secret fits the fingerprint.')).toBeVisible()
    await expect(page.getByText(/All \d+ draws follow/)).toBeVisible()

    const record = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download the record' }).click()
    expect((await record).suggestedFilename()).toMatch(/\.jsonl$/)

    await page.getByRole('button', { name: 'Rematch' }).click()
    await expect(page.getByRole('heading', { name: /who plays\?/ })).toBeVisible()
  })
}

test('a hint names an action with its reason and can be followed', async ({ visit }) => {
  const page = await visit('/')
  await playNow(page, 'don')
  const asked = page.locator('[data-prompt]')
  await expect(asked).toBeVisible()
  const before = await asked.getAttribute('data-prompt')
  await page.getByRole('button', { name: 'Hint' }).click()
  await expect(page.getByTestId('hint')).toContainText('The bots would:', { timeout: 20_000 })
  await page.getByRole('button', { name: 'Do that' }).click()
  await expect(page.locator(`[data-prompt="${before}"]`)).toBeHidden()
})

test('whoever wants to be asked is asked before a move', async ({ visit }) => {
  const page = await visit('/', { confirm: true })
  await playNow(page, 'don')
  const asked = page.locator('[data-prompt]')
  await expect(asked).toBeVisible()
  const before = await asked.getAttribute('data-prompt')
  await page.getByTestId('all-choices').click()
  await page.getByTestId('choice').last().click()
  await page.getByRole('button', { name: 'No', exact: true }).click()
  await expect(page.locator(`[data-prompt="${before}"]`)).toBeVisible()
  await page.getByTestId('choice').last().click()
  await page.getByRole('button', { name: 'Yes', exact: true }).click()
  await expect(page.locator(`[data-prompt="${before}"]`)).toBeHidden()
})
