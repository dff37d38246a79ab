const parentCheck_ms = 500

/**
 * Calls `stop` once, at the first SIGTERM or SIGINT, or when the process that started this one is gone
 * (`npm start` that was killed), so that no server and no database is left behind.
 */
export function onStopSignal(stop: (reason: string) => void): void {
  let stopped = false
  const once = (reason: string) => {
    if (stopped) return
    stopped = true
    clearInterval(watch)
    stop(reason)
  }
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid !== parent) once('the parent process is gone')
  }, parentCheck_ms)
  watch.unref()
  process.on('SIGTERM', () => once('SIGTERM'))
  process.on('SIGINT', () => once('SIGINT'))
}
