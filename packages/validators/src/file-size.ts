import { dutchNumber } from './dutch-number.ts'

const UNITS = ['KB', 'MB', 'GB']

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

function roundedTenths(size: number): number {
  return Math.round(size * 10)
}
