// People with each other: two browsers at one table, several people at one device, those who watch.

import { choose, expect, fillWithBots, letBotPlay, nextPrompt, openTable, playWholeMatch, start, test } from './harness'

test('two people come by a link, play each other to the end, and meet again', async ({ visit }) => {
  const ada = await visit('/')
  await openTable(ada, 'new_york', 2)
  const link = await ada.getByLabel('The link to this table').inputValue()

  const bert = await visit(link)
  await bert.getByLabel('Your name').fill('Bert')
  await bert.getByLabel('Your name').press('Enter')
  await bert.getByRole('button', { name: 'Sit here' }).click()
  await expect(ada.getByText('Bert', { exact: true })).toBeVisible()

  await ada.getByLabel('Say something').fill('good luck')
  await ada.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(bert.getByText('good luck')).toBeVisible()

  await start(ada)
  await Promise.all([playWholeMatch(ada), playWholeMatch(bert)])
  await expect(ada.getByTestId('result')).toBeVisible()
  await expect(bert.getByTestId('result')).toBeVisible()

  await ada.getByRole('button', { name: 'Rematch' }).click()
  await expect(ada.getByRole('heading', { name: /who plays\?/ })).toBeVisible()
  await bert.getByRole('link', { name: 'To the rematch' }).click()
  await expect(bert.getByText('Bert', { exact: true })).toBeVisible()
})

test('people who share a device pass it on behind a curtain, and none sees the other’s hand', async ({ visit }) => {
  const page = await visit('/')
  await openTable(page, 'new_york', 2)
  await page.getByRole('button', { name: 'Sit here, too' }).click()
  const names = page.getByLabel('Who plays this seat on this device')
  await names.nth(0).fill('Anke')
  await names.nth(1).fill('Bert')
  await start(page)

  const seen: string[] = []
  for (let turn = 0; turn < 12; turn++) {
    const curtain = page.getByTestId('curtain')
    await expect(curtain.or(page.locator('[data-prompt]')).first()).toBeVisible()
    if (await curtain.isVisible()) {
      await expect(page.getByTestId('board')).toBeHidden()
      const button = curtain.getByRole('button', { name: /^I am / })
      seen.push((await button.textContent())!.trim())
      await button.click()
    }
    await expect(page.locator('[data-prompt]')).toBeVisible()
    const prompt = await nextPrompt(page)
    await choose(page, (count) => turn % count)
    await expect(page.locator(`[data-prompt="${prompt}"]`)).toBeHidden()
  }
  expect(new Set(seen)).toEqual(new Set(['I am Anke', 'I am Bert']))
})

test('whoever only watches is told so and has nothing to decide', async ({ visit }) => {
  const host = await visit('/')
  await openTable(host, 'don', 3)
  const link = await host.getByLabel('The link to this table').inputValue()
  await fillWithBots(host)
  await start(host)
  await expect(host.getByTestId('board')).toBeVisible()

  const guest = await visit(link)
  await expect(guest.getByTestId('board')).toBeVisible()
  await expect(guest.getByText('You are watching.')).toBeVisible()
  await expect(guest.getByTestId('all-choices')).toBeHidden()
})

test('a step is taken back at once against bots, and by agreement among people', async ({ visit }) => {
  const ada = await visit('/')
  await openTable(ada, 'don', 3)
  const link = await ada.getByLabel('The link to this table').inputValue()
  const bert = await visit(link)
  await bert.getByRole('button', { name: 'Sit here' }).first().click()
  await expect(ada.getByText('empty', { exact: true })).toHaveCount(1)
  await fillWithBots(ada)
  await start(ada)
  await expect(ada.getByTestId('board')).toBeVisible()

  const isAsked = (page: typeof ada) => page.locator('[data-prompt]').isVisible()
  await expect.poll(async () => (await isAsked(ada)) || (await isAsked(bert))).toBe(true)
  const [first, other] = (await isAsked(ada)) ? [ada, bert] : [bert, ada]
  await choose(first, () => 0)
  await first.getByRole('button', { name: /undo/i }).click()
  const agree = other.getByRole('button', { name: 'Agree' })
  const done = first.getByTestId('log').getByText('Taken back.')
  await expect.poll(async () => (await agree.isVisible()) || (await done.isVisible())).toBe(true)
  if (await agree.isVisible()) await agree.click()
  await expect(done).toBeVisible()
  await expect(first.locator('[data-prompt]')).toBeVisible()
})

test('a bot plays on for whoever leaves the table for a while', async ({ visit }) => {
  const page = await visit('/')
  await openTable(page, 'gangster', 2)
  // Bots that think for a second, so that there is time to come back.
  await fillWithBots(page, 'expert')
  await start(page)
  await letBotPlay(page, 'expert')
  await page.getByRole('button', { name: 'Take the seat back' }).click()
  await expect(page.locator('[data-prompt]')).toBeVisible({ timeout: 30_000 })
})
