import { isAlive } from '../system/is-alive.ts'
import { npmAncestors } from './npm-ancestors.ts'

const PARENT_CHECK_MS = 500

/**
 * Calls `stop` once, at the first SIGTERM or SIGINT, or when a process of the npm that started this server is gone:
 * `npm start` that was ended, whichever of its processes the signal reached. No server and no database is left behind.
 * A server that was started by itself may outlive its shell.
 */
export function onStopSignal(stop: (reason: string) => void): void {
  let stopped = false
  const once = (reason: string) => {
    if (stopped) return
    stopped = true
    clearInterval(watch)
    stop(reason)
  }
  const ancestors = npmAncestors()
  const watch = setInterval(() => {
    // The first process adopts what lost its parent, perhaps before this watch began.
    const isOrphan = ancestors.length > 0 && process.ppid === 1
    if (isOrphan || !ancestors.every(isAlive)) once('the parent process is gone')
  }, PARENT_CHECK_MS)
  watch.unref()
  process.on('SIGTERM', () => once('SIGTERM'))
  process.on('SIGINT', () => once('SIGINT'))
}
