/** Hands the first value on at once, and after it at most one in `intervalMs`: the newest. */
export function newestOnly<Value>(intervalMs: number, handOn: (value: Value) => void) {
  let waiting: { value: Value } | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const flush = () => {
    timer = undefined
    if (!waiting) return
    const { value } = waiting
    waiting = null
    timer = setTimeout(flush, intervalMs)
    handOn(value)
  }
  return {
    push: (value: Value) => {
      waiting = { value }
      if (timer === undefined) flush()
    },
    /** Forgets what waits. */
    clear: () => {
      waiting = null
    },
  }
}
