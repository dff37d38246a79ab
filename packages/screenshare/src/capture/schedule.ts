/** Runs a task once after a delay in milliseconds; answers what calls it off. */
export type Schedule = (task: () => void, delayMs: number) => () => void

export const onTimer: Schedule = (task, delayMs) => {
  const timer = setTimeout(task, delayMs)
  return () => clearTimeout(timer)
}

export interface Throttled<Value> {
  /** Hands a value on at once, or the newest per key when the time since the last has passed. */
  push: (value: Value, key?: string) => void
  stop: () => void
}

export function throttle<Value>(schedule: Schedule, delayMs: number, send: (value: Value) => void): Throttled<Value> {
  const waiting = new Map<string, Value>()
  let cancel: (() => void) | undefined
  const flush = () => {
    cancel = undefined
    if (waiting.size === 0) return
    for (const value of waiting.values()) send(value)
    waiting.clear()
    cancel = schedule(flush, delayMs)
  }
  return {
    push: (value, key = '') => {
      waiting.set(key, value)
      if (!cancel) flush()
    },
    stop: () => {
      cancel?.()
      waiting.clear()
    },
  }
}
