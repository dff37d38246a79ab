import { LEXICON, type LabelKind } from './lexicon.ts'

/** A label in a text. */
export interface LabelAt {
  kind: LabelKind
  start: number
  end: number
}

const PATTERNS = Object.entries(LEXICON).map(
  ([kind, words]) => [kind as LabelKind, new RegExp(`(?<![a-z0-9])(?:${words})(?![a-z0-9])`, 'gi')] as const,
)

/** The labels in a folded text, from left to right. Where two overlap the longer one counts: 'totaal btw' is VAT. */
export function labelsIn(text: string): LabelAt[] {
  const all = PATTERNS.flatMap(([kind, pattern]) =>
    Array.from(text.matchAll(pattern), ({ 0: match, index }) => ({ kind, start: index, end: index + match.length })),
  )
  const taken = new Uint8Array(text.length)
  const longestFirst = all.sort((a, b) => b.end - b.start - (a.end - a.start) || a.start - b.start)
  const kept = longestFirst.filter(({ start, end }) => {
    if (taken.subarray(start, end).includes(1)) return false
    taken.fill(1, start, end)
    return true
  })
  return kept.sort((a, b) => a.start - b.start)
}
