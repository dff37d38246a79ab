import { dutchNumber } from './dutch-number.ts'
import { readNumber } from './number-text.ts'

const UNITS = ['KB', 'MB', 'GB']
const WITH_UNIT = /^([0-9.,]{1,32}) ?([kmg]b|bytes?)$/i

/**
 * The size of a file for people: '512 bytes' below 1024, then KB, MB and GB of 1024 each with at most one decimal
 * ('1,5 MB'). 'onbekend' when it is not known.
 */
export function formatFileSize(bytes: number | null): string {
  if (typeof bytes !== 'number' || !(bytes >= 0 && bytes < Infinity)) return 'onbekend'
  if (bytes < 1024) return bytes === 1 ? '1 byte' : `${Math.floor(bytes)} bytes`
  let size = bytes / 1024
  let unit = 0
  while (roundedTenths(size) >= 10240 && unit < UNITS.length - 1) {
    size /= 1024
    unit++
  }
  return `${dutchNumber(roundedTenths(size) / 10)} ${UNITS[unit]}`
}

/**
 * Reads a size as people type it and gives whole bytes, or null when it is not one: `10 MB`, `1,5mb`, `512 bytes`. A KB is
 * 1024 bytes, as `formatFileSize` writes it. A number without a unit is no size: nobody knows of what.
 */
export function parseFileSize(text: string): number | null {
  if (typeof text !== 'string' || text.length > 64) return null
  const [, typed, unit = ''] = WITH_UNIT.exec(text.replaceAll('\xa0', ' ').trim()) ?? []
  const size = readNumber(typed)
  if (!size) return null
  const power = UNITS.indexOf(unit.toUpperCase()) + 1
  const bytes = Math.round(Number(`${size.whole}.${size.decimals}0`) * 1024 ** power)
  return Number.isSafeInteger(bytes) ? bytes : null
}

function roundedTenths(size: number): number {
  return Math.round(size * 10)
}
