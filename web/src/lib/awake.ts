// Keeps the screen on. The browser lets go by itself when the page is hidden; whoever comes back holds it again.

/** Holds the screen until the answer is called. */
export function stayAwake(): () => void {
  let isWanted = true
  let held: WakeLockSentinel | null = null

  async function hold() {
    if (!isWanted || document.visibilityState !== 'visible') return
    try {
      held = await navigator.wakeLock.request('screen')
      if (!isWanted) await held.release()
    } catch {
      // The battery is low, or the browser does not want to: the screen goes dark as usual.
    }
  }

  if (!canStayAwake()) return () => {}
  document.addEventListener('visibilitychange', hold)
  void hold()
  return () => {
    isWanted = false
    document.removeEventListener('visibilitychange', hold)
    void held?.release().catch(() => {})
  }
}

/** Only secure pages may. */
export function canStayAwake(): boolean {
  return 'wakeLock' in navigator
}
