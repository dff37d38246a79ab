/** A search as the database takes it. */
export interface SearchWords {
  /** As it was typed, for `websearch_to_tsquery`. */
  readonly text: string
  readonly words: readonly string[]
  /** Quotes and minus signs are an exact question, which guesses would spoil. */
  readonly isExact: boolean
}

/** Nobody means more words than these. */
const MOST = 12

/** What somebody looks for, or null when there is no word in it. */
export function searchWords(query: string): SearchWords | null {
  const text = query
    .normalize('NFKC')
    .replaceAll(/\p{C}+/gu, ' ')
    .toLowerCase()
  const words = wordsIn(text).slice(0, MOST)
  if (words.length === 0) return null
  return { text, words, isExact: /"|(^|\s)-\S/.test(text) }
}

/** A shorter word looks like too many others. */
const SHORTEST_MISSPELLED = 4

/** The words of a text that a misspelled one may have been meant to be, in alphabetical order. */
export const wordsToCompare = (text: string): string[] =>
  wordsIn(text.normalize('NFKC').toLowerCase())
    .filter((word) => word.length >= SHORTEST_MISSPELLED)
    .toSorted()

/** Each word once. Letters and digits alone, so that no sign of `to_tsquery` is among them. */
const wordsIn = (text: string): string[] => [...new Set(text.match(/[\p{L}\p{N}]+/gu) ?? [])]
