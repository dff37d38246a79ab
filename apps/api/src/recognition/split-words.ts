/** A stretch of text on one line, in a coordinate system that grows to the right and down along the text itself. */
export interface Stretch {
  readonly text: string
  /** Where it begins and ends along the line. */
  readonly start: number
  readonly end: number
  /** Its line: the place of the baseline across. */
  readonly baseline: number
  readonly size: number
}

/**
 * Words of one line's direction: split at white space, with the place of each estimated from how wide its letters
 * usually are, and put together again where a writer of PDF set the letters of a word one by one.
 */
export function splitWords(stretches: readonly Stretch[]): Stretch[] {
  const words: Stretch[] = []
  let touches = false
  for (const stretch of stretches) {
    const parts = splitStretch(stretch)
    for (const [index, part] of parts.entries()) {
      const last = words.at(-1)
      if (index === 0 && touches && !/^\s/.test(stretch.text) && last && continues(last, part)) {
        words[words.length - 1] = { ...last, text: last.text + part.text, end: Math.max(last.end, part.end) }
      } else words.push(part)
    }
    touches = parts.length > 0 ? !/\s$/.test(stretch.text) : touches && stretch.text === ''
  }
  return words
}

/** The next letter stands on the same line right behind the last one. */
function continues(last: Stretch, next: Stretch): boolean {
  const size = Math.max(last.size, next.size)
  const gap = next.start - last.end
  return Math.abs(last.baseline - next.baseline) < size * 0.2 && gap > -size * 0.3 && gap < size * 0.14
}

function splitStretch(stretch: Stretch): Stretch[] {
  const { text, start, end } = stretch
  const total = widthOf(text)
  const unit = total === 0 ? 0 : (end - start) / total
  const words: Stretch[] = []
  for (const match of text.matchAll(/\S+/g)) {
    const from = start + widthOf(text.slice(0, match.index)) * unit
    words.push({ ...stretch, text: match[0], start: from, end: from + widthOf(match[0]) * unit })
  }
  return words
}

/** In ems of a usual sans serif; only the proportions count. */
function widthOf(text: string): number {
  let width = 0
  for (const letter of text) width += letterWidth(letter)
  return width
}

function letterWidth(letter: string): number {
  if (/[\d€$£]/.test(letter)) return 0.556
  if (/[\s.,:;!|'ijlIt()[\]/\\-]/.test(letter)) return 0.29
  if (/[mwMW@%]/.test(letter)) return 0.86
  if (/\p{Lu}/u.test(letter)) return 0.69
  return 0.53
}
