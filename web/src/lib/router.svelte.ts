// Which screen the address names. The server serves the page for each of these paths.

export type Route =
  | { screen: 'door' }
  | { screen: 'new'; game: string }
  | { screen: 'table'; id: string }
  | { screen: 'settings' }
  | { screen: 'rules'; game: string }
  | { screen: 'learn'; game: string }
  | { screen: 'me' }
  | { screen: 'ladder' }
  | { screen: 'replay'; table: string | null }
  | { screen: 'puzzles'; game: string | null; table: string | null }
  | { screen: 'not_found' }

/** What a path stands for. */
export function routeOf(path: string): Route {
  const [first, second, ...rest] = path.split('/').filter(Boolean)
  if (!first) return { screen: 'door' }
  if (first === 'settings' && !second) return { screen: 'settings' }
  if ((first === 'me' || first === 'ladder') && !second) return { screen: first }
  if (first === 'new' && second && !rest.length) return { screen: 'new', game: second }
  if (first === 'rules' && second && !rest.length) return { screen: 'rules', game: second }
  if (first === 'learn' && second && !rest.length) return { screen: 'learn', game: second }
  if (first === 't' && second && !rest.length) return { screen: 'table', id: second }
  if (first === 'replay' && !rest.length) return { screen: 'replay', table: second ?? null }
  if (first === 'replay' && second && rest.join('/') === 'puzzles')
    return { screen: 'puzzles', game: null, table: second }
  if (first === 'puzzles' && second && !rest.length) return { screen: 'puzzles', game: second, table: null }
  return { screen: 'not_found' }
}

const hashOf = (hash: string) => decodeURIComponent(hash.slice(1))

class Router {
  path = $state(location.pathname)
  /** What of the screen is meant, such as a rule's id. */
  hash = $state(hashOf(location.hash))
  route = $derived(routeOf(this.path))

  constructor() {
    addEventListener('popstate', () => this.look())
    addEventListener('click', (event) => this.follow(event))
  }

  go(path: string): void {
    const isSame = path === location.pathname + location.search + location.hash
    if (!isSame) history.pushState(null, '', path)
    this.look()
    if (!this.hash) scrollTo(0, 0)
  }

  private look(): void {
    this.path = location.pathname
    this.hash = hashOf(location.hash)
  }

  /** Links to other screens stay on this page; modified clicks and downloads are the browser's. */
  private follow(event: MouseEvent): void {
    const link = (event.target as Element | null)?.closest?.('a')
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (!link || !isPlain || event.defaultPrevented || link.target || link.hasAttribute('download')) return
    if (link.origin !== location.origin || link.pathname.startsWith('/api/')) return
    event.preventDefault()
    this.go(link.pathname + link.search + link.hash)
  }
}

export const router = new Router()
