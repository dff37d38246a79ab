import type { SourceWord } from '../types.ts'

type Reader = (words: readonly SourceWord[]) => SourceWord[]

/** The ways in which readers of PDF and pictures give their words. */
export const READERS: Readonly<Record<string, Reader>> = {
  'boxes that leave no room between words': (words) =>
    inOrder(words).map((word, index, all) => {
      const next = all[index + 1]
      return next && isNext(word, next) ? { ...word, width: next.x - word.x } : word
    }),
  'several words as one item': (words) =>
    inOrder(words).reduce<SourceWord[]>((items, word) => {
      const last = items.at(-1)
      if (!last || !isNext(last, word)) return [...items, word]
      const item = { ...last, text: `${last.text} ${word.text}`, width: word.x + word.width - last.x }
      return [...items.slice(0, -1), item]
    }, []),
  'boxes around the ink': (words) =>
    words.map((word) => {
      if (!/[a-z0-9]/i.test(word.text)) return { ...word, y: word.y + word.height / 2, height: word.height * 0.15 }
      const isLow = !/[A-Zbdfhklt0-9]/.test(word.text)
      return isLow ? { ...word, y: word.y + word.height * 0.3, height: word.height * 0.7 } : word
    }),
  'a page twice as wide': (words) => words.map((word) => ({ ...word, x: word.x / 2, width: word.width / 2 })),
  capitals: (words) => words.map((word) => ({ ...word, text: word.text.toUpperCase() })),
}

function inOrder(words: readonly SourceWord[]): SourceWord[] {
  return words.toSorted((a, b) => a.page - b.page || a.y - b.y || a.x - b.x)
}

function isNext(left: SourceWord, right: SourceWord): boolean {
  const gap = right.x - left.x - left.width
  return left.page === right.page && left.y === right.y && right.x > left.x && gap < 0.012
}
