/** Does work later, unless the function that comes back is called before; tests decide themselves when later is. */
export type Schedule = (work: () => void, delay_ms: number) => () => void

/** By the timers of Node; what waits keeps no process alive. */
export const onTimer: Schedule = (work, delay_ms) => {
  const timer = setTimeout(work, delay_ms).unref()
  return () => clearTimeout(timer)
}
