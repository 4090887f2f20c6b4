// Ratings, statistics and the ladder as people see them, and the app on a phone: installed, offline, renewed.

import type { Page, Worker } from '@playwright/test'
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  expectNoViolation,
  expect,
  expectNoSidewaysScroll,
  fillWithBots,
  openTable,
  PHONE,
  start,
  test,
  type House,
} from './harness'

/** Resigns from a rated match against a bot, which ends it soon; ends with the result. */
async function loseRatedMatch(page: Page): Promise<void> {
  await page.goto('/new/new_york')
  await page.getByRole('group', { name: 'Seats' }).getByText('2', { exact: true }).click()
  await page.getByRole('switch', { name: 'Rated' }).click({ force: true })
  await expect(page.getByRole('switch', { name: 'Hints allowed' })).toBeHidden()
  await page.getByRole('button', { name: 'Open the table' }).click()
  await expect(page.getByRole('button', { name: 'Stand up' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sit here, too' })).toBeHidden()
  await fillWithBots(page)
  await start(page)
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Let a bot play for me' })).toBeHidden()
  await page.getByRole('button', { name: 'Resign' }).click()
  await page.getByRole('button', { name: 'Resign' }).click()
  await expect(page.getByTestId('result')).toBeVisible({ timeout: 120_000 })
}

for (const [size, options] of [
  ['desktop', {}],
  ['phone', PHONE],
] as const)
  test(`matches, ratings and the ladder are shown: ${size}`, async ({ visit }) => {
    const page = await visit('/', {}, options)
    await page.getByRole('link', { name: 'My matches' }).click()
    await expect(page.getByText('No finished match yet')).toBeVisible()
    for (let round = 0; round < 5; round++) await loseRatedMatch(page)
    await page.goto('/me')
    await expect(page.getByRole('heading', { name: 'Ratings' })).toBeVisible()
    await expect(page.getByRole('img', { name: /New York: rating over 5 matches/ })).toBeVisible()
    await expect(page.getByText('after 5 rated matches')).toBeVisible()
    const results = page.getByRole('row', { name: /New York, 2 seats/ })
    await expect(results).toContainText('0%')
    await expect(page.getByRole('row', { name: /easy bot/ })).toContainText('5')
    await expect(page.getByRole('link', { name: /Look at New York/ })).toHaveCount(5)
    await expectNoSidewaysScroll(page)
    await page.screenshot({ path: `screenshots/me-${size}.png`, fullPage: true })
    await page.getByRole('group', { name: 'Game' }).getByText('Don', { exact: true }).click()
    await expect(page.getByText('No finished match yet')).toBeVisible()
    await page.goto('/ladder')
    await page.getByRole('group', { name: 'Game' }).getByText('New York', { exact: true }).click()
    await expect(page.getByRole('row', { name: /easy bot/ })).toBeVisible()
    await expect(page.getByRole('row', { name: /you/ })).toBeVisible()
    await expectNoSidewaysScroll(page)
    await page.screenshot({ path: `screenshots/ladder-${size}.png`, fullPage: true })
    for (const theme of ['night', 'day', 'contrast'])
      for (const path of ['/me', '/ladder', '/settings']) {
        await page.goto(path)
        await page.waitForLoadState('networkidle')
        await page.evaluate((theme) => (document.documentElement.dataset.theme = theme), theme)
        await expectNoViolation(page, `${path} ${theme}`)
      }
    await expectNoSidewaysScroll(page)
    await page.screenshot({ path: `screenshots/device-${size}.png`, fullPage: true })
    for (const locale of ['de', 'it', 'es']) {
      await page.evaluate((language) => {
        const kept = JSON.parse(localStorage.getItem('speakeasy-settings')!)
        localStorage.setItem('speakeasy-settings', JSON.stringify({ ...kept, language }))
      }, locale)
      for (const path of ['/me', '/ladder']) {
        await page.goto(path)
        await page.waitForLoadState('networkidle')
        await expectNoSidewaysScroll(page)
        await page.screenshot({ path: `screenshots${path}-${locale}-${size}.png`, fullPage: true })
      }
    }
  })

test('the page can be installed, in every language', async ({ visit }) => {
  const page = await visit('/', {}, { locale: 'de-DE', serviceWorkers: 'allow' })
  await expect(page.locator('#manifest')).toHaveAttribute('href', '/manifest.de.webmanifest')
  for (const language of ['en', 'de', 'it', 'es']) {
    const answer = await page.request.get(`/manifest.${language}.webmanifest`)
    expect(answer.headers()['content-type']).toContain('application/manifest+json')
    const manifest = await answer.json()
    expect(manifest).toMatchObject({ name: 'Speakeasy', lang: language, display: 'standalone' })
    for (const icon of manifest.icons) {
      const picture = await page.request.get(icon.src)
      expect(picture.headers()['content-type'], icon.src).toBe('image/png')
      expect((await picture.body()).length).toBeLessThan(40_000)
    }
  }
  const devtools = await page.context().newCDPSession(page)
  const { errors } = await devtools.send('Page.getAppManifest')
  expect(errors).toEqual([])
})

test('without a line the page opens and says so', async ({ visit }) => {
  const page = await visit('/', {}, { serviceWorkers: 'allow' })
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.goto('/settings')
  await page.context().setOffline(true)
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Speakeasy' })).toBeVisible()
  await expect(page.getByText('You are offline.')).toBeVisible()
  const kept = await page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map((request) => new URL(request.url).pathname)
  })
  expect(kept).toContain('/')
  expect(kept.filter((path) => path.startsWith('/api') || path.startsWith('/ws'))).toEqual([])
  await page.context().setOffline(false)
  await page.reload()
  await expect(page.getByTestId('play-don')).toBeVisible()
  await expect(page.getByText('You are offline.')).toBeHidden()
})

/** The house as if it had been built anew: the same files but for the page and the version of its worker. */
class Front {
  mark = ''
  private server: Server

  constructor(private house: House) {
    this.server = createServer((asked, answer) => {
      const { port } = new URL(this.house.address)
      const headers = { ...asked.headers, host: `127.0.0.1:${port}`, 'accept-encoding': 'identity' }
      const inner = request({ port, path: asked.url, method: asked.method, headers }, (given) => {
        const parts: Buffer[] = []
        given.on('data', (part: Buffer) => parts.push(part))
        given.on('end', () => {
          const kind = given.headers['content-type'] ?? ''
          let body = Buffer.concat(parts)
          if (this.mark && kind.startsWith('text/html'))
            body = Buffer.from(String(body).replace('</head>', `<!-- ${this.mark} --></head>`))
          if (this.mark && asked.url === '/sw.js') body = Buffer.from(`${body}// ${this.mark}`)
          const rest = { ...given.headers, 'content-length': String(body.length) }
          answer.writeHead(given.statusCode ?? 500, rest).end(body)
        })
      })
      inner.on('error', () => answer.destroy())
      asked.pipe(inner)
    })
  }

  async open(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve))
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`
  }

  close(): void {
    this.server.closeAllConnections()
    this.server.close()
  }
}

test('a new version is shown at once, and says that it is here', async ({ visit, house }) => {
  const front = new Front(house)
  const address = await front.open()
  const page = await visit(`${address}/settings`, {}, { serviceWorkers: 'allow' })
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible()
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  front.mark = 'built anew'
  // What is kept is never shown while the house answers.
  await page.reload()
  expect(await page.evaluate(() => fetch('/').then((page) => page.text()))).toContain('built anew')
  expect(await page.content()).toContain('built anew')
  await expect(page.getByTestId('renewal')).toContainText('A new version is here.')
  await page.screenshot({ path: 'screenshots/renewal-desktop.png' })
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByTestId('renewal')).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible()
  // The new worker has taken over, and keeps the new page.
  await page.context().setOffline(true)
  await page.reload()
  await expect(page.getByText('You are offline.')).toBeVisible()
  expect(await page.content()).toContain('built anew')
  await page.context().setOffline(false)
  front.close()
})

test('the screen stays on while a match is played, unless somebody does not want it', async ({ visit }) => {
  const page = await visit('/', {}, PHONE)
  await page.context().addInitScript(() => {
    const held = ((window as any).held = { now: 0 })
    Object.defineProperty(navigator, 'wakeLock', {
      value: {
        request: async () => {
          held.now += 1
          return { release: async () => void (held.now -= 1) }
        },
      },
    })
  })
  const held = () => page.evaluate(() => (window as any).held.now)
  await openTable(page, 'don', 3)
  await fillWithBots(page)
  expect(await held()).toBe(0)
  await start(page)
  await expect.poll(held).toBe(1)
  await page.evaluate(() => history.back())
  await expect.poll(held).toBe(0)
  await page.goto('/settings')
  await page.getByRole('switch', { name: 'Keep the screen on' }).click({ force: true })
  await page.goBack()
  await page.goForward()
  await page.goto('/')
  await page.getByRole('link', { name: /Go on with Don/ }).click()
  await expect(page.getByTestId('board')).toBeVisible()
  expect(await held()).toBe(0)
})

test('an invitation goes through the share sheet, or is copied', async ({ visit }) => {
  const page = await visit('/', {}, { ...PHONE, permissions: ['clipboard-read', 'clipboard-write'] })
  await page.context().addInitScript(() => {
    navigator.share = async (what) => void ((window as any).shared = what)
  })
  await openTable(page, 'don', 3)
  await page.getByRole('button', { name: 'Share' }).click()
  expect(await page.evaluate(() => (window as any).shared.url)).toBe(page.url())
  await page.getByRole('button', { name: 'Copy the link' }).click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
})

test('a device that wants to be told says so to the house, and shows what it is told', async ({ visit, house }) => {
  const page = await visit(
    '/settings',
    {},
    { serviceWorkers: 'allow', locale: 'de-DE', permissions: ['notifications'] },
  )
  await page.evaluate(() => navigator.serviceWorker.ready)
  // There is no push service to subscribe at here; what the house gets is what a browser would give it.
  await page.context().addInitScript(() => {
    const keys = {
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    }
    const endpoint = 'https://1.1.1.1/send/me'
    let made: any = null
    const fresh = (): any => ({
      endpoint,
      toJSON: () => ({ endpoint, keys }),
      unsubscribe: async () => ((made = null), true),
    })
    PushManager.prototype.subscribe = async () => (made = fresh())
    PushManager.prototype.getSubscription = async () => made
  })
  await page.reload()
  const wish = page.getByRole('switch', { name: 'Sag mir, wenn ich dran bin' })
  const answered = (method: string) =>
    page.waitForResponse((answer) => answer.url().endsWith('/api/guest/push') && answer.request().method() === method)
  await expect(wish).not.toBeChecked()
  const [added] = await Promise.all([answered('PUT'), wish.click({ force: true })])
  expect(added.status()).toBe(204)
  await expect(wish).toBeChecked()

  const push = await pusher(page, house)
  await push({ event: 'your_turn', table: 'w7kd', game: 'don' })
  const shown = () =>
    page.evaluate(async () => {
      const notices = await (await navigator.serviceWorker.ready).getNotifications()
      return notices.map((each) => [each.title, each.body, each.tag])
    })
  await expect.poll(shown).toEqual([['Du bist dran', 'Don wartet auf dich.', 'w7kd']])
  await push({ event: 'your_turn', table: 'w7kd', game: 'don' })
  await expect.poll(shown).toHaveLength(1)

  const [removed] = await Promise.all([answered('DELETE'), wish.click({ force: true })])
  expect(removed.status()).toBe(204)
  await expect(wish).not.toBeChecked()
})

/** Lets the worker of the page get what a push service would bring it. */
async function pusher(page: Page, house: House): Promise<(notice: object) => Promise<void>> {
  const devtools = await page.context().newCDPSession(page)
  const registered = new Promise<string>((resolve) =>
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find((each) => each.scopeURL.startsWith(house.address))
      if (own) resolve(own.registrationId)
    }),
  )
  await devtools.send('ServiceWorker.enable')
  const message = { origin: house.address, registrationId: await registered }
  return async (notice) => {
    await devtools.send('ServiceWorker.deliverPushMessage', { ...message, data: JSON.stringify(notice) })
  }
}

/** Clicks on the notification of a table; gives what the worker did then, and how many notifications are left. */
function clickNotice(worker: Worker, table: string): Promise<{ did: string[]; left: number }> {
  return worker.evaluate(async (table) => {
    const scope = self as any
    const [notification] = await scope.registration.getNotifications({ tag: table })
    // Only a click by hand may open a page or bring one to the front, so that it is written down instead.
    const did: string[] = []
    scope.clients.openWindow = async (path: string) => void did.push(`opened ${path}`)
    scope.WindowClient.prototype.focus = async function () {
      did.push(`brought up ${new URL(this.url).pathname}`)
    }
    const click = new scope.NotificationEvent('notificationclick', { notification })
    const waits: Promise<unknown>[] = []
    click.waitUntil = (wait: Promise<unknown>) => void waits.push(wait)
    scope.dispatchEvent(click)
    await Promise.all(waits)
    return { did, left: (await scope.registration.getNotifications()).length }
  }, table)
}

test('a click on a notification opens its table, or brings up the page that shows it', async ({ visit, house }) => {
  const page = await visit('/settings', {}, { serviceWorkers: 'allow', permissions: ['notifications'] })
  await page.evaluate(() => navigator.serviceWorker.ready)
  const context = page.context()
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))
  await openTable(page, 'don', 3)
  const { pathname } = new URL(page.url())
  const table = pathname.split('/').at(-1)!
  await page.goto('/settings')
  const push = await pusher(page, house)
  const notices = () => worker.evaluate(async () => (await (self as any).registration.getNotifications()).length)

  await push({ event: 'your_turn', table, game: 'don' })
  await expect.poll(notices).toBe(1)
  expect(await clickNotice(worker, table)).toEqual({ did: [`opened ${pathname}`], left: 0 })

  const second = await context.newPage()
  await second.goto(pathname)
  await expect(second.getByRole('button', { name: 'Stand up' })).toBeVisible()
  await push({ event: 'your_turn', table, game: 'don' })
  await expect.poll(notices).toBe(1)
  expect(await clickNotice(worker, table)).toEqual({ did: [`brought up ${pathname}`], left: 0 })
})

test('where pages are not secure, the settings say why there are no notifications', async ({ visit }) => {
  const page = await visit('/nowhere')
  await page.context().addInitScript(() => Object.defineProperty(window, 'isSecureContext', { value: false }))
  await page.goto('/settings')
  await expect(page.getByText('Notifications need a secure page')).toBeVisible()
})
