import { formatDuration } from '@klopt/validators'

const second_ms = 1000

/** Whole seconds since the timer was started; a clock that was put back shows none. */
export const elapsedSeconds = (startedAt_ms: number, now_ms: number): number =>
  Math.max(0, Math.floor((now_ms - startedAt_ms) / second_ms))

/** How long until the next whole second has passed since the start, so that no second is shown twice or skipped. */
export const untilNextSecond_ms = (startedAt_ms: number, now_ms: number): number => {
  const past_ms = (now_ms - startedAt_ms) % second_ms
  return second_ms - (past_ms < 0 ? past_ms + second_ms : past_ms)
}

/** For the title of the tab: HH:MM. */
export const titleTime = (seconds: number): string => formatDuration(seconds).padStart('HH:MM'.length, '0')
