import { formatDuration } from '@klopt/validators'

const SECOND_MS = 1000

/** Whole seconds since the timer was started; a clock that was put back shows none. */
export const elapsedSeconds = (startedAtMs: number, nowMs: number): number =>
  Math.max(0, Math.floor((nowMs - startedAtMs) / SECOND_MS))

/** How long until the next whole second has passed since the start, so that no second is shown twice or skipped. */
export const untilNextSecondMs = (startedAtMs: number, nowMs: number): number => {
  const pastMs = (nowMs - startedAtMs) % SECOND_MS
  return SECOND_MS - (pastMs < 0 ? pastMs + SECOND_MS : pastMs)
}

/** For the title of the tab: HH:MM. */
export const titleTime = (seconds: number): string => formatDuration(seconds).padStart('HH:MM'.length, '0')
