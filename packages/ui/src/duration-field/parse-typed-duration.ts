import { parseDuration } from '@klopt/validators'

const WITH_UNITS = /^(?:([0-9]{1,6}) ?(?:u|uur))? ?(?:([0-9]{1,6}) ?(?:m|min|minuten)?)?$/i

/**
 * Whole seconds of a duration as people type it, or null: what validators reads (`1:30`, `1,5`) and, as many write
 * hours, with units: `90m`, `2u`, `1u30`, `1 uur 30 min`. A bare number is hours.
 */
export function parseTypedDuration(text: string): number | null {
  const seconds = parseDuration(text)
  if (seconds !== null) return seconds
  const match = text.length > 32 ? null : WITH_UNITS.exec(text.replaceAll('\xa0', ' ').trim())
  if (!match || (match[1] === undefined && match[2] === undefined)) return null
  return Number(match[1] ?? 0) * 3600 + Number(match[2] ?? 0) * 60
}
