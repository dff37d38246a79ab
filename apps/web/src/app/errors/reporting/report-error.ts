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
  void notify(error, location.pathname)
}

/** Never rejects: a failure to report that was reported would go on for ever. */
async function notify(error: unknown, path: string): Promise<void> {
  try {
    sender ??= import('./sender.ts')
    await (await sender).reporter.report(error, path)
  } catch {
    // Without a connection it cannot be told. Nor when somebody cancels the event of a chunk that failed: what should be
    // loaded is nothing then. The next error tries again.
    sender = undefined
  }
}
