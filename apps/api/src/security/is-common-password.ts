import { COMMON_WORDS } from './common-words.ts'

const words = new Set(COMMON_WORDS.split(/\s+/).filter((word) => word !== ''))

/** What letters are commonly written as. */
const lookalikes: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '8': 'b',
  '3': 'e',
  '€': 'e',
  '1': 'i',
  '!': 'i',
  '|': 'l',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
}
/** What the keys of digits give with Shift, as in `1qaz@WSX`. */
const shifted: Readonly<Record<string, string>> = {
  '!': '1',
  '@': '2',
  '#': '3',
  $: '4',
  '%': '5',
  '^': '6',
  '&': '7',
  '*': '8',
  '(': '9',
  ')': '0',
}

/** So many characters around a word, such as `2026!!`, make nothing of it that is hard to guess. */
const MOST_AROUND = 6

/**
 * Whether a password is one that many people have, or a common word with the usual changes: capitals, `@` for `a`, a year
 * or some signs around it. What is longer than that, such as a few words in a row, is nobody else's.
 */
export function isCommonPassword(password: string): boolean {
  const small = password.normalize('NFKC').toLowerCase()
  if (words.has(withEach(small, shifted))) return true
  const first = small.search(/[a-z]/)
  if (first < 0) return false
  const afterLast = small.search(/[^a-z]*$/)
  for (let start = 0; start <= first; start += 1) {
    for (let end = afterLast; end <= small.length; end += 1) {
      if (surprise(small.slice(0, start)) + surprise(small.slice(end)) > MOST_AROUND) continue
      const word = small.slice(start, end)
      if (words.has(word) || words.has(withEach(word, lookalikes))) return true
    }
  }
  return false
}

const withEach = (text: string, replacements: Readonly<Record<string, string>>): string =>
  text.replaceAll(/./gu, (character) => replacements[character] ?? character)

/** How many characters somebody has to guess: a row such as `12345` or `!!!` counts as one. */
function surprise(text: string): number {
  let count = 0
  for (let index = 0; index < text.length; index += 1) {
    const step = text.charCodeAt(index) - text.charCodeAt(index - 1)
    if (index === 0 || (step !== 0 && step !== 1)) count += 1
  }
  return count
}
