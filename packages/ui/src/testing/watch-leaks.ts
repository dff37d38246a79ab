import { vi } from 'vitest'

/** React listens here once for all its roots, and stays. */
const ofReact = new Set(['selectionchange'])

/**
 * Watches what is left behind: timers (from now on false ones), listeners on the document and the
 * window, and errors on the console. `left` says what there still is.
 */
export function watchLeaks() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  const onError = vi.spyOn(console, 'error').mockImplementation(() => {})
  const listeners: { type: string; listener: unknown; signal: AbortSignal | undefined }[] = []
  const targets = [document, window, document.documentElement]
  for (const target of targets) {
    const { addEventListener, removeEventListener } = target
    vi.spyOn(target, 'addEventListener').mockImplementation(
      (...[type, listener, options]: Parameters<typeof addEventListener>) => {
        const signal = typeof options === 'object' ? options.signal : undefined
        if (!ofReact.has(type)) listeners.push({ type, listener, signal })
        addEventListener.call(target, type, listener, options)
      },
    )
    vi.spyOn(target, 'removeEventListener').mockImplementation(
      (...[type, listener, options]: Parameters<typeof removeEventListener>) => {
        const index = listeners.findIndex((known) => known.type === type && known.listener === listener)
        if (index >= 0) listeners.splice(index, 1)
        removeEventListener.call(target, type, listener, options)
      },
    )
  }
  return {
    left: () => ({
      timers: vi.getTimerCount(),
      listeners: listeners.filter(({ signal }) => !signal?.aborted).map(({ type }) => type),
      errors: onError.mock.calls.map(String),
    }),
    stop: () => {
      vi.useRealTimers()
      vi.restoreAllMocks()
    },
  }
}
