/** Does work later, unless the function that comes back is called before; tests decide themselves when later is. */
export type Schedule = (work: () => void, delayMs: number) => () => void

/** By the timers of Node; what waits keeps no process alive. */
export const onTimer: Schedule = (work, delayMs) => {
  const timer = setTimeout(work, delayMs).unref()
  return () => clearTimeout(timer)
}
