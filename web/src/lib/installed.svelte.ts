// The page as an app: its service worker, word of a new version, and the manifest in the language of the page.

import { mount } from 'svelte'
import Renewal from '../ui/Renewal.svelte'
import { connection } from './connection.svelte'
import { language, learnPart, say } from './words'

/** How long a page that stays open goes without asking whether there is a new version. */
const ASK_AGAIN = 30 * 60_000

export async function install(): Promise<void> {
  await learnPart('club')
  $effect.root(() => {
    $effect(() => {
      document.getElementById('manifest')?.setAttribute('href', `/manifest.${language()}.webmanifest`)
      document.querySelector('meta[name=description]')?.setAttribute('content', say('manifest-about'))
    })
  })
  // Only secure pages have service workers; a page under development has no build to keep.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const registration = await navigator.serviceWorker.register('/sw.js').catch(() => null)
  if (!registration) return
  keepWhatIsLoaded()
  watch(registration)
}

/** Lets the worker keep what this page has loaded before the worker was there. */
function keepWhatIsLoaded(): void {
  void navigator.serviceWorker.ready.then(({ active }) => {
    const loaded = performance.getEntriesByType('resource').map((entry) => new URL(entry.name))
    const keep = loaded.filter(({ origin }) => origin === location.origin).map(({ pathname }) => pathname)
    active?.postMessage({ keep })
  })
}

function watch(registration: ServiceWorkerRegistration): void {
  const look = () => {
    // The first worker of a browser renews nothing.
    if (registration.waiting && navigator.serviceWorker.controller) tell(registration.waiting)
  }
  const follow = () => registration.installing?.addEventListener('statechange', look)
  look()
  follow()
  registration.addEventListener('updatefound', follow)
  const ask = () => void registration.update().catch(() => {})
  setInterval(ask, ASK_AGAIN)
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && ask())
  // A house that was away may have come back renewed.
  let wasLost = false
  $effect.root(() => {
    $effect(() => {
      if (connection.standing === 'open' && wasLost) ask()
      wasLost = connection.standing === 'lost' || (wasLost && connection.standing !== 'open')
    })
  })
}

let told: ServiceWorker | null = null

function tell(waiting: ServiceWorker): void {
  if (told === waiting) return
  const isFirst = told === null
  told = waiting
  if (!isFirst) return
  const reload = () => {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
    told?.postMessage('go')
  }
  mount(Renewal, { target: document.body, props: { reload } })
}
