import type { SourceWord } from '@klopt/recognition'

const mostWords = 6

/**
 * The words in a row that look most like a text, with the words before and behind them: whether it was misread or
 * passed over.
 */
export function nearestText(text: string, words: readonly SourceWord[]): string {
  const wanted = text.replaceAll(' ', '')
  let best = { distance: Number.POSITIVE_INFINITY, from: 0, to: 0 }
  for (let from = 0; from < words.length; from += 1) {
    for (let to = from + 1; to <= Math.min(words.length, from + mostWords); to += 1) {
      const joined = textOf(words, from, to, '')
      if (joined.length > wanted.length + 8) break
      const distance = distanceOf(wanted, joined)
      if (distance < best.distance) best = { distance, from, to }
    }
  }
  const { from, to } = best
  return `${textOf(words, Math.max(0, from - 3), from)} [${textOf(words, from, to)}] ${textOf(words, to, to + 2)}`.trim()
}

const textOf = (words: readonly SourceWord[], from: number, to: number, between = ' '): string =>
  words
    .slice(from, to)
    .map((word) => word.text)
    .join(between)

/** Levenshtein's. */
function distanceOf(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= other.length; j += 1) {
      const change = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1)
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[other.length] ?? 0
}
