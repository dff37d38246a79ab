const CLOCK = /^([0-9]{1,6}):([0-5][0-9])(?::([0-5][0-9]))?$/
const HOURS = /^([0-9]{1,6})(?:[.,]([0-9]{1,2}))?$/

/**
 * Reads a duration as people type it and gives whole seconds, or null when it is not one: `1:30`, `0:05:30`, and hours
 * as a number, `2` or `1,25`. A hundredth of an hour is 36 seconds, so two decimals are always exact.
 */
export function parseDuration(text: string): number | null {
  if (typeof text !== 'string' || text.length > 32) return null
  const trimmed = text.replace(/^[ \xa0]+|[ \xa0]+$/g, '')
  const clock = CLOCK.exec(trimmed)
  if (clock) return Number(clock[1]) * 3600 + Number(clock[2]) * 60 + Number(clock[3] ?? 0) // zero: no seconds
  const hours = HOURS.exec(trimmed)
  return hours && Number(hours[1]) * 3600 + Number((hours[2] ?? '').padEnd(2, '0')) * 36 // zero: whole hours
}

/**
 * Seconds as `h:mm`, or `h:mm:ss` when the seconds are asked for; without them started minutes are cut off, so that a
 * running timer never shows time that has not passed. What is not a safe integer gives an empty text.
 */
export function formatDuration(seconds: number, withSeconds = false): string {
  if (!Number.isSafeInteger(seconds)) return ''
  const size = Math.abs(seconds)
  const clock = `${Math.floor(size / 3600)}:${pad2(Math.floor(size / 60) % 60)}`
  const shown = withSeconds ? `${clock}:${pad2(size % 60)}` : clock
  return seconds < 0 && /[1-9]/.test(shown) ? `-${shown}` : shown
}

function pad2(value: number): string {
  return String(value).padStart(2, '0')
}
