// Budgets: what the first load weighs, how soon the door is open on a slow device, how soon a move is seen.

import { choose, expect, fillWithBots, nextPrompt, openTable, start, test } from './harness'

const KIB = 1024

// The heaviest game, in the language with the longest words.
test('the door and one game weigh less than 200 KiB, and nothing comes from elsewhere', async ({ visit, house }) => {
  const page = await visit('/nowhere', {}, { locale: 'de-DE' })
  await page.waitForLoadState('networkidle')
  const foreign: string[] = []
  page.on('request', (request) => {
    const isOwn = request.url().startsWith(house.address) || request.url().startsWith('ws://127.0.0.1')
    if (!isOwn) foreign.push(request.url())
  })
  const client = await page.context().newCDPSession(page)
  let weight = 0
  client.on('Network.loadingFinished', ({ encodedDataLength }) => (weight += encodedDataLength))
  await client.send('Network.enable')
  await client.send('Network.setCacheDisabled', { cacheDisabled: true })
  await page.goto('/')
  await page.getByTestId('play-gangster').click()
  await expect(page.getByTestId('board')).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(weight).toBeGreaterThan(50 * KIB)
  expect(weight).toBeLessThanOrEqual(200 * KIB)
  expect(foreign).toEqual([])
})

test('the door is open within a second on a device four times as slow', async ({ visit }) => {
  const page = await visit('/nowhere')
  // The moment the games can be picked, by the page's own clock.
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector('[data-testid=play-don]')) return
      observer.disconnect()
      ;(window as any).ready = performance.now()
    })
    observer.observe(document, { childList: true, subtree: true })
  })
  const client = await page.context().newCDPSession(page)
  await client.send('Network.setCacheDisabled', { cacheDisabled: true })
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const times: number[] = []
  // The machine may be busy with something else; the best of a few tells what the client needs.
  for (let attempt = 0; attempt < 5; attempt++) {
    await page.goto('/')
    await page.getByTestId('play-don').waitFor()
    times.push(await page.evaluate(() => (window as any).ready))
  }
  expect(Math.min(...times)).toBeLessThanOrEqual(1000)
})

test('what an opponent did is on screen within 100 ms of the frame', async ({ visit }) => {
  const ada = await visit('/', { speed: 'normal' })
  // The moment a frame with a move arrives, and the moment the log has grown and was painted.
  await ada.addInitScript(() => {
    const times: number[] = ((window as any).times = [])
    const Socket = window.WebSocket
    window.WebSocket = class extends Socket {
      constructor(url: string | URL) {
        super(url)
        this.addEventListener('message', (event) => {
          const message = JSON.parse(event.data)
          const acted = message.type === 'update' && message.happened.some((each: any) => each.type === 'acted')
          if (!acted) return
          const came = performance.now()
          const log = document.querySelector('[data-testid=log]')
          if (!log) return
          const observer = new MutationObserver(() => {
            observer.disconnect()
            requestAnimationFrame(() => times.push(performance.now() - came))
          })
          observer.observe(log, { childList: true, subtree: true })
        })
      }
    }
  })
  await openTable(ada, 'new_york', 2)
  const bert = await visit(await ada.getByLabel('The link to this table').inputValue())
  await bert.getByRole('button', { name: 'Sit here' }).click()
  await start(ada)
  await expect(ada.getByTestId('board')).toBeVisible()
  await expect(bert.getByTestId('board')).toBeVisible()
  for (let turn = 0; turn < 12; turn++) {
    const mine = ada.locator('[data-prompt]')
    await expect
      .poll(async () => (await mine.isVisible()) || (await bert.locator('[data-prompt]').isVisible()))
      .toBe(true)
    const mover = (await mine.isVisible()) ? ada : bert
    const prompt = await nextPrompt(mover)
    await choose(mover, () => 0)
    await expect(mover.locator(`[data-prompt="${prompt}"]`)).toBeHidden()
    await ada.waitForTimeout(700)
  }
  const times: number[] = await ada.evaluate(() => (window as any).times)
  expect(times.length).toBeGreaterThan(5)
  // Both people's pages are drawn by the same machine at the same time; the quicker half tells what the client needs.
  const quick = times.sort((a, b) => a - b)[Math.floor(times.length / 4)]!
  expect(quick, `of ${times.map(Math.round).join(', ')} ms`).toBeLessThanOrEqual(100)
})

test('pages may run nothing but the house’s own files', async ({ visit }) => {
  const page = await visit('/nowhere')
  const answer = await page.goto('/')
  const policy = answer!.headers()['content-security-policy']!
  expect(policy).toContain("default-src 'self'")
  expect(policy).not.toContain('unsafe')
  expect(answer!.headers()['cache-control']).toBe('no-cache')
  const script = await page.locator('script[src]').getAttribute('src')
  const file = await page.request.get(script!)
  expect(file.headers()['cache-control']).toContain('immutable')
  await openTable(page, 'don', 3)
  await fillWithBots(page)
})
