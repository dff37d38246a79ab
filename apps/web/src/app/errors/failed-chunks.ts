/** Scripts and styles that could not be fetched, as after a new version took the place of the one that is open. */
const failed = new WeakSet<object>()
const decisions = new WeakMap<object, boolean>()

const PATHS_KEY = 'klopt.reloaded-paths'

/**
 * Notices chunks that fail to load, by the build's own cancelable event, which is rethrown to who asked for the chunk.
 * That may be a link under the pointer, so nothing is reloaded until a screen needs it.
 */
export function watchFailedChunks(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    failed.add(payload)
    // The router would reload once per chunk before it shows an error; with ours, a path would be reloaded twice.
    // This is the mark it leaves when it has done so.
    sessionStorage.setItem(`tanstack_router_reload:${payload.message}`, '1')
  })
}

export const isFailedChunk = (error: unknown): error is object =>
  typeof error === 'object' && error !== null && failed.has(error)

/**
 * Whether the page should be loaded again for this error: a chunk that is missing, once per path and browser tab
 * (specification, section 4). Offline the page itself would be lost too. Asking again gives the same answer.
 */
export function shouldReload(error: unknown, path: string): boolean {
  if (!isFailedChunk(error)) return false
  const decided = decisions.get(error)
  if (decided !== undefined) return decided
  const decision = navigator.onLine && claimReload(path)
  decisions.set(error, decision)
  return decision
}

function claimReload(path: string): boolean {
  try {
    const paths = JSON.parse(sessionStorage.getItem(PATHS_KEY) ?? '[]') as string[]
    if (paths.includes(path)) return false
    sessionStorage.setItem(PATHS_KEY, JSON.stringify([...paths, path]))
    return true
  } catch {
    // Without storage nothing would stop it from going on for ever.
    return false
  }
}
