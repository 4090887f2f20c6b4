// What must not spoil the evening: a lost line, a server that ends, wrong addresses, choices the rules forbid.

import type { WebSocket } from '@playwright/test'
import { choose, expect, House, nextPrompt, openTable, playNow, test } from './harness'

test('a lost connection is told, comes back by itself, and nothing is lost', async ({ visit }) => {
  const page = await visit('/')
  await playNow(page, 'don')
  await nextPrompt(page)
  await page.context().setOffline(true)
  await page.evaluate(() => dispatchEvent(new Event('offline')))
  await expect(page.getByTestId('lost')).toBeVisible()
  const prompt = await page.locator('[data-prompt]').getAttribute('data-prompt')
  await choose(page, () => 0)
  await page.context().setOffline(false)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(page.getByTestId('lost')).toBeHidden({ timeout: 20_000 })
  await expect(page.locator(`[data-prompt="${prompt}"]`)).toBeHidden()
})

test('however often a device says it is back, one line tells everything once', async ({ visit }) => {
  const page = await visit('/')
  await playNow(page, 'don')
  await nextPrompt(page)
  const lines = new Set<WebSocket>()
  page.on('websocket', (line) => {
    lines.add(line)
    line.on('close', () => lines.delete(line))
  })
  await page.evaluate(() => {
    dispatchEvent(new Event('offline'))
    for (let times = 0; times < 3; times++) dispatchEvent(new Event('online'))
  })
  await expect(page.getByTestId('lost')).toBeHidden({ timeout: 20_000 })
  for (let turn = 0; turn < 3; turn++) {
    await nextPrompt(page)
    await choose(page, () => 0)
  }
  await nextPrompt(page)
  expect(lines.size).toBe(1)
})

test('a match goes on after the server was ended and started again', async ({ browser }) => {
  const house = new House()
  await house.start()
  const context = await browser.newContext({ baseURL: house.address })
  try {
    const page = await context.newPage()
    await page.addInitScript(() => localStorage.setItem('speakeasy-settings', '{"speed":"off","sound":false}'))
    await page.goto('/')
    await playNow(page, 'new_york')
    const prompt = await nextPrompt(page)
    await house.stop()
    await expect(page.getByTestId('lost')).toBeVisible()
    await choose(page, () => 0)
    await house.start()
    await expect(page.getByTestId('lost')).toBeHidden({ timeout: 30_000 })
    await expect(page.locator(`[data-prompt="${prompt}"]`)).toBeHidden()
    await nextPrompt(page)
    await page.reload()
    await expect(page.getByTestId('board')).toBeVisible()
  } finally {
    await context.close()
    await house.close()
  }
})

test('a choice that the rules forbid says why, with the rule', async ({ visit }) => {
  const page = await visit('/')
  await playNow(page, 'don')
  await nextPrompt(page)
  const greyed = page.getByTestId('actions').locator('[aria-disabled="true"]').first()
  await expect(greyed).toBeVisible()
  // It is greyed, yet it answers: Playwright would wait until it is not.
  await greyed.click({ force: true })
  await expect(page.getByTestId('toast').first()).toContainText(/D\d+\.\d+/)
})

test('a house that asks for its password lets in only who knows it', async ({ browser }) => {
  const house = new House()
  process.env.SPEAKEASY_HOUSE_PASSWORD = 'swordfish'
  await house.start()
  delete process.env.SPEAKEASY_HOUSE_PASSWORD
  const context = await browser.newContext({ baseURL: house.address })
  try {
    const page = await context.newPage()
    await page.goto('/')
    await page.getByTestId('play-don').click()
    await page.getByLabel('Password').fill('guess')
    await page.getByRole('button', { name: 'Come in' }).click()
    await expect(page.getByText('That was not it.')).toBeVisible()
    await page.getByLabel('Password').fill('swordfish')
    await page.getByRole('button', { name: 'Come in' }).click()
    await expect(page.getByTestId('board')).toBeVisible()
  } finally {
    await context.close()
    await house.close()
  }
})

test('a wrong address and a table that is not there say so', async ({ visit }) => {
  const page = await visit('/')
  const missing = await page.goto('/nowhere')
  expect(missing?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Wrong door' })).toBeVisible()
  await page.goto('/t/nosuchtable')
  await expect(page.getByRole('heading', { name: 'No such table' })).toBeVisible()
})

test('a person goes on at another device by a code, and can be forgotten', async ({ visit }) => {
  const first = await visit('/')
  await first.getByLabel('Your name').fill('Carla')
  await first.getByLabel('Your name').press('Enter')
  await openTable(first, 'don', 3)
  await first.goto('/settings')
  await first.getByRole('button', { name: 'Make a code' }).click()
  const code = await first.locator('.code').textContent()

  const second = await visit('/settings')
  await second.getByLabel('Code from your other device').fill(code!)
  await second.getByRole('button', { name: 'Use a code' }).click()
  await expect(second.getByLabel('Your name')).toHaveValue('Carla')
  await second.goto('/')
  await expect(second.getByRole('heading', { name: 'Your tables' })).toBeVisible()

  await second.goto('/settings')
  await second.getByRole('button', { name: 'Forget me' }).click()
  await second.getByRole('button', { name: 'Forget me for good' }).click()
  await expect(second.getByText('You are forgotten.')).toBeVisible()
})
