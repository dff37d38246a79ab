/** A search as the database takes it. */
export interface SearchWords {
  /** As it was typed, for `websearch_to_tsquery`. */
  readonly text: string
  /** All words, the last one as its beginning: `factuur & verst:*`; empty when signs say what is meant. */
  readonly allWords: string
  /** The same, any of them: what the best is judged by. */
  readonly anyWord: string
  readonly words: readonly string[]
  /** Quotes and minus signs are an exact question, which guesses would spoil. */
  readonly isExact: boolean
}

const most = 12

/** What somebody looks for, or null when there is no word in it. */
export function searchWords(query: string): SearchWords | null {
  const text = query
    .normalize('NFKC')
    .replaceAll(/\p{C}+/gu, ' ')
    .toLowerCase()
  const words = [...new Set(text.match(/[\p{L}\p{N}]+/gu) ?? [])].slice(0, most)
  if (words.length === 0) return null
  const isExact = /"|(^|\s)-\S/.test(text)
  const started = words.map((word, index) => (index === words.length - 1 ? `${word}:*` : word))
  return { text, allWords: isExact ? '' : started.join(' & '), anyWord: started.join(' | '), words, isExact }
}
