/** Stands in for what no font can write. */
const MISSING = '□'

/** Every font of ours has these; everything else is tried first. */
const PLAIN = /^[\n\u0020-\u007e\u00a0-\u00ac\u00ae-\u0148‘’“”–—…•€]*$/
const CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}]/gu
const MAX_REMEMBERED = 10_000

const segmenter = new Intl.Segmenter('nl', { granularity: 'grapheme' })

/**
 * Makes texts that can be printed: PDF/A refuses a document with one character that no font has. `canPrint` tells
 * whether a text can be exported; its answers are remembered per grapheme.
 */
export function createPrintableText(canPrint: (text: string) => boolean) {
  const remembered = new Map<string, boolean>()

  function isPrintable(grapheme: string): boolean {
    const known = remembered.get(grapheme)
    if (known !== undefined) return known
    if (remembered.size >= MAX_REMEMBERED) remembered.clear()
    const answer = canPrint(grapheme)
    remembered.set(grapheme, answer)
    return answer
  }

  return (text: string): string => {
    const clean = text
      .toWellFormed()
      .replace(/\r\n?/g, '\n')
      .replace(CONTROLS, (sign) => (sign === '\n' ? sign : ' '))
    if (isPlain(clean)) return clean
    return eachGrapheme(clean, (grapheme) => isPlain(grapheme) || isPrintable(grapheme))
  }
}

/** Whether every font of ours has all signs of a text. */
export const isPlain = (text: string): boolean => PLAIN.test(text)

/** The last resort, for signs that print alone but not together: nothing but plain text. */
export function onlyPlain(text: string): string {
  return eachGrapheme(text, isPlain)
}

/** The same value with every text in it changed. */
export function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, change))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapTexts(item, change)]))
}

function eachGrapheme(text: string, keep: (grapheme: string) => boolean): string {
  return Array.from(segmenter.segment(text), ({ segment }) => (keep(segment) ? segment : MISSING)).join('')
}
