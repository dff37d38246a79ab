/** Hands the first value on at once, and after it at most one in `interval_ms`: the newest. */
export function newestOnly<Value>(interval_ms: number, handOn: (value: Value) => void) {
  let waiting: { value: Value } | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const flush = () => {
    timer = undefined
    if (!waiting) return
    const { value } = waiting
    waiting = null
    timer = setTimeout(flush, interval_ms)
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
