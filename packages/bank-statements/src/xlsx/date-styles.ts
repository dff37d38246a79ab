import { parsePart } from './parse-part.ts'

/** Formats that Excel numbers itself and that show a day: 14 to 17 and, with a time, 22. */
const BUILT_IN_DATES = new Set([14, 15, 16, 17, 22])

/** The numbers of the cell styles that show their number as a day. */
export function dateStylesOf(styles: Uint8Array | undefined): ReadonlySet<number> {
  const found = new Set<number>()
  if (styles === undefined) return found
  const custom = new Set<number>()
  let inCells = false
  let style = 0
  parsePart(styles, {
    onOpen: (name, attributes) => {
      if (name === 'numFmt' && showsDay(attributes['formatCode'] ?? '')) custom.add(Number(attributes['numFmtId'])) // zero: no format
      if (name === 'cellXfs') inCells = true
      if (name !== 'xf' || !inCells) return
      const format = Number(attributes['numFmtId'])
      if (BUILT_IN_DATES.has(format) || custom.has(format)) found.add(style)
      style += 1
    },
    onClose: (name) => {
      if (name === 'cellXfs') inCells = false
    },
  })
  return found
}

/** A format with a day or a year outside what it quotes, escapes or puts between brackets. */
function showsDay(format: string): boolean {
  return /[dyj]/i.test(format.replace(/"[^"]*"|\[[^\]]*\]|\\./g, ''))
}
