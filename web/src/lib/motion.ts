// How changes travel over the table: pieces from where they were, and things that fly from one place to another.

import type { Travel } from '../games/types'

const MOVE = 300
const FLY = 340
const EASE = 'cubic-bezier(0.2, 0.7, 0.2, 1)'

type Places = Map<string, DOMRect>

/** The animations of one moment; `skip` ends them at once. */
export class Motion {
  private running: Animation[] = []
  private ghosts: HTMLElement[] = []

  /** Moves every `data-piece` from where it was to where it is. */
  slide(root: ParentNode, before: Places, pace: number): void {
    for (const piece of root.querySelectorAll<HTMLElement | SVGElement>('[data-piece]')) {
      const was = before.get(piece.dataset.piece!)
      const shift = was && shiftOf(piece, was)
      if (!shift) continue
      const frames = [{ translate: `${shift.x}px ${shift.y}px` }, { translate: '0px 0px' }]
      this.run(piece, frames, { duration: MOVE * pace, easing: EASE })
    }
  }

  /** Lets things fly, one a little after the other; `length` is how long all of it takes. */
  fly(travels: { travel: Travel; from: DOMRect; to: DOMRect }[], length: number): void {
    const flight = Math.min(FLY, length)
    const gap = travels.length > 1 ? Math.min(70, (length - flight) / (travels.length - 1)) : 0
    for (const [turn, { travel, from, to }] of travels.entries()) {
      const ghost = document.createElement('div')
      ghost.className = `traveller ${travel.look}`
      ghost.ariaHidden = 'true'
      ghost.textContent = travel.label ?? ''
      document.body.append(ghost)
      this.ghosts.push(ghost)
      const timing = { duration: flight, delay: turn * gap, easing: EASE, fill: 'both' } as const
      const frames = [
        { translate: middle(from), opacity: 0.2 },
        { opacity: 1, offset: 0.15 },
        { translate: middle(to), opacity: 1 },
      ]
      this.run(ghost, frames, timing).finished.then(
        () => ghost.remove(),
        () => ghost.remove(),
      )
    }
  }

  skip(): void {
    for (const animation of this.running.splice(0)) animation.cancel()
    for (const ghost of this.ghosts.splice(0)) ghost.remove()
  }

  private run(what: Element, frames: Keyframe[], timing: KeyframeAnimationOptions): Animation {
    const animation = what.animate(frames, timing)
    this.running.push(animation)
    // Whoever skips cancels, and a cancelled animation breaks its promise.
    animation.finished.catch(() => {})
    return animation
  }
}

/** Where every piece is now. */
export function pieces(root: ParentNode): Places {
  const found: Places = new Map()
  for (const piece of root.querySelectorAll<HTMLElement>('[data-piece]')) {
    const place = piece.getBoundingClientRect()
    if (place.width) found.set(piece.dataset.piece!, place)
  }
  return found
}

/** Where an anchor is that can be seen; a game may draw the same one twice, for phone and desktop. */
export function anchor(root: ParentNode, name: string): DOMRect | null {
  for (const each of root.querySelectorAll(`[data-anchor="${CSS.escape(name)}"]`)) {
    const place = each.getBoundingClientRect()
    if (place.width) return place
  }
  return null
}

function middle(place: DOMRect): string {
  return `${place.x + place.width / 2}px ${place.y + place.height / 2}px`
}

/** How far a piece moved, in its own measure: inside a drawing a pixel is not a pixel. */
function shiftOf(piece: HTMLElement | SVGElement, was: DOMRect): { x: number; y: number } | null {
  const now = piece.getBoundingClientRect()
  const x = was.x + was.width / 2 - now.x - now.width / 2
  const y = was.y + was.height / 2 - now.y - now.height / 2
  if (!now.width || Math.abs(x) + Math.abs(y) < 2) return null
  const around = piece instanceof SVGElement && piece.parentElement
  const scale = around instanceof SVGGraphicsElement ? around.getScreenCTM() : null
  if (!scale) return { x, y }
  const { a, b, c, d } = scale.inverse()
  return { x: a * x + c * y, y: b * x + d * y }
}
