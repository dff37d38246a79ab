/** Space in the sense of Unicode, as Typst has it, and the mark between two letters where a word may break. */
const LONG_WORD = /[^\p{White_Space}\u200b]{32}/u

/** Whether any text in a value has a word that may be longer than a line. */
export function hasLongWord(value: unknown): boolean {
  if (typeof value === 'string') return LONG_WORD.test(value)
  return typeof value === 'object' && value !== null && Object.values(value).some(hasLongWord)
}
