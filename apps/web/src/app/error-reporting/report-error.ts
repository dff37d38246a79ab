import { isUnloading } from './unloading.ts'

const seen = new WeakSet<object>()
let sender: Promise<typeof import('./sender.ts')> | undefined

/**
 * Tells the server of an error that nobody foresaw. Each error once, whoever else tells of it; what a page that is going
 * away runs into is no error. All that is more than this comes with the first error.
 */
export function reportError(error: unknown): void {
  if (isUnloading()) return
  if (typeof error === 'object' && error !== null) {
    if (seen.has(error)) return
    seen.add(error)
  }
  const path = location.pathname
  sender ??= import('./sender.ts')
  sender.then(
    ({ reporter }) => void reporter.report(error, path),
    // Without a connection it cannot be told, and the next error tries again.
    () => (sender = undefined),
  )
}
