const parentCheck_ms = 500

/**
 * Calls `stop` once, at the first SIGTERM or SIGINT, or when the npm that started this server is gone (`npm start`
 * that was killed), so that no server and no database is left behind. A server that was started by itself may outlive
 * its shell.
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
  const startedByNpm = process.env['npm_lifecycle_event'] !== undefined
  const watch = setInterval(() => {
    if (startedByNpm && process.ppid !== parent) once('the parent process is gone')
  }, parentCheck_ms)
  watch.unref()
  process.on('SIGTERM', () => once('SIGTERM'))
  process.on('SIGINT', () => once('SIGINT'))
}
