// Notifications on this device when it is the person's turn, by Web Push.

import { call } from './api'
import type { GameDescription, PushKey, PushSubscription as Device } from './gen'
import { guest } from './guest.svelte'
import { say } from './words'

/** Whether this device can be told, and is; if it cannot, why. */
export type Standing = 'insecure' | 'unable' | 'denied' | 'off' | 'on'

export async function standing(): Promise<Standing> {
  if (!isSecureContext) return 'insecure'
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) return 'unable'
  const registration = await navigator.serviceWorker.getRegistration()
  if (!registration) return 'unable'
  if (Notification.permission === 'denied') return 'denied'
  return (await registration.pushManager.getSubscription()) ? 'on' : 'off'
}

export async function turnOn(games: GameDescription[]): Promise<Standing> {
  if ((await Notification.requestPermission()) !== 'granted') return standing()
  await guest.ensure()
  const { key } = await call<PushKey>('GET', '/api/push')
  const { pushManager } = await navigator.serviceWorker.ready
  const wish = { userVisibleOnly: true, applicationServerKey: key }
  // A subscription for another house's key is of no use to this one.
  const made = await pushManager.subscribe(wish).catch(async () => {
    await (await pushManager.getSubscription())?.unsubscribe()
    return pushManager.subscribe(wish)
  })
  const { endpoint, keys } = made.toJSON()
  const device: Device = { endpoint: endpoint!, keys: { p256dh: keys!.p256dh!, auth: keys!.auth! } }
  await call<void>('PUT', '/api/guest/push', device)
  await keepWords(games)
  return standing()
}

export async function turnOff(): Promise<Standing> {
  const { pushManager } = await navigator.serviceWorker.ready
  const made = await pushManager.getSubscription()
  if (made) {
    if (guest.info) await call<void>('DELETE', '/api/guest/push', { endpoint: made.endpoint })
    await made.unsubscribe()
  }
  return standing()
}

/** Leaves the words of notifications where the service worker finds them: it may run when no page does. */
export async function keepWords(games: GameDescription[]): Promise<void> {
  const bodies = games.map(({ id, name }) => [id, say('push-body', { game: name })])
  const words = { title: say('push-title'), games: Object.fromEntries(bodies) }
  const cache = await caches.open('speakeasy-words')
  await cache.put(
    '/push-words',
    new Response(JSON.stringify(words), { headers: { 'content-type': 'application/json' } }),
  )
}
