import { nameWords } from './names.ts'

/** No name that a bank writes has more words that say who somebody is. */
const MAX_WORDS = 5
/** A word alone is written by chance too when it is short. */
const MIN_LETTERS = 4

/**
 * The keys, as `nameKey` makes them, of every name that could stand in a text: each run of its words, without regard to
 * their order. The names that exist are looked up by them, so a text is never compared with all names.
 */
export function namesInText(text: string): string[] {
  const words = nameWords(text)
  const keys = words.flatMap((_, start) =>
    Array.from({ length: Math.min(MAX_WORDS, words.length - start) }, (__, more) =>
      words.slice(start, start + more + 1),
    ),
  )
  const telling = keys.filter((run) => run.some((word) => word.length >= MIN_LETTERS && !/^[0-9]+$/.test(word)))
  return [...new Set(telling.map((run) => run.toSorted().join(' ')))]
}
