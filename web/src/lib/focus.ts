// Where the keyboard is: on something that can be seen, always. What is removed hands its focus on.

/** The places of a table that keys and links lead to, each marked with `data-place`. */
export type Place = 'status' | 'choices' | 'asked' | 'log' | 'chat' | 'seats' | 'result'

/** The place, where it can be seen. */
export function placeOf(place: Place | string): HTMLElement | null {
  return [...document.querySelectorAll<HTMLElement>(`[data-place="${place}"]`)].find(isSeen) ?? null
}

/** Where one reads on when there is nothing better: what is asked at a table, else the heading of the page. */
export function homeOf(): HTMLElement | null {
  return placeOf('status') ?? document.querySelector<HTMLElement>('h1') ?? document.querySelector<HTMLElement>('main')
}

/** Puts the focus there; headings and lists can have it, too, but the Tab key passes them by. */
export function focusOn(element: HTMLElement | null, options?: FocusOptions): boolean {
  if (!element) return false
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) element.tabIndex = -1
  element.focus(options)
  return document.activeElement === element
}

/** Watches over the page: when what had the focus goes, `homeOf` has it. */
export class FocusGuard {
  private last: Element | null = null
  private isArriving = false
  private readonly observer = new MutationObserver(() => this.look())

  watch(): () => void {
    const note = (event: FocusEvent) => (this.last = event.target as Element)
    document.addEventListener('focusin', note)
    this.observer.observe(document.body, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['hidden', 'disabled'],
    })
    return () => {
      document.removeEventListener('focusin', note)
      this.observer.disconnect()
    }
  }

  /** A new screen begins at its heading, as soon as it has one. */
  arrive(): void {
    this.isArriving = true
    this.look()
  }

  private look(): void {
    if (this.isArriving) {
      const heading = document.querySelector<HTMLElement>('h1')
      if (!heading) return
      this.isArriving = false
      focusOn(heading, { preventScroll: true })
    }
    const isLost = document.activeElement === document.body || !document.activeElement
    if (!isLost || !this.last || isSeen(this.last)) return
    // Without a home yet, whatever comes next is looked at again.
    if (focusOn(homeOf(), { preventScroll: true })) this.last = document.activeElement
  }
}

function isSeen(element: Element): boolean {
  if (!element.isConnected || (element as HTMLButtonElement).disabled) return false
  return typeof element.checkVisibility !== 'function' || element.checkVisibility()
}
