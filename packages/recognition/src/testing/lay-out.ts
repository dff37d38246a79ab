import type { SourceWord } from '../types.ts'

/** A4 in points. */
const PAGE = { width: 595, height: 842 }
/** A letter of a typewriter, and a line of it, in points. */
const TYPED = { width: 6, size: 10, line: 13, left: 40, top: 40 }

/** A text on a page: where it starts (or ends, when it is set to the right) and its top, in points. */
export interface Placed {
  text: string
  x: number
  y: number
  size?: number
  align?: 'left' | 'right'
  page?: number
}

/** Texts of a proportional font as the words that a reader finds. */
export function layOut(texts: readonly Placed[]): SourceWord[] {
  return texts.flatMap(({ text, x, y, size = 10, align = 'left', page = 0 }) => {
    const start = align === 'right' ? x - widthOf(text, size) : x
    return Array.from(text.matchAll(/\S+/g), ({ 0: word, index }) =>
      toWord(word, start + widthOf(text.slice(0, index), size), y, widthOf(word, size), size, page),
    )
  })
}

/** A page as it is typed: every character is equally wide. A form feed starts another page. */
export function typed(text: string): SourceWord[] {
  return text
    .split('\f')
    .flatMap((page, number) =>
      page
        .split('\n')
        .flatMap((line, row) =>
          Array.from(line.matchAll(/\S+/g), ({ 0: word, index }) =>
            toWord(
              word,
              TYPED.left + index * TYPED.width,
              TYPED.top + row * TYPED.line,
              word.length * TYPED.width,
              TYPED.size,
              number,
            ),
          ),
        ),
    )
}

/** The words of a page that was scanned askew, by so many degrees. */
export function askew(words: readonly SourceWord[], degrees: number): SourceWord[] {
  const slope = (Math.tan((degrees * Math.PI) / 180) * PAGE.width) / PAGE.height
  return words.map((word) => ({ ...word, y: word.y + (word.x - 0.5) * slope }))
}

/** The words in another order, the same one each time. */
export function shuffled<T>(items: readonly T[], seed: number): T[] {
  const keyed = items.map((item, index) => ({ item, key: Math.sin((index + 1) * 12.9898 + seed) * 43758.5453 }))
  return keyed.sort((a, b) => (a.key % 1) - (b.key % 1)).map(({ item }) => item)
}

function toWord(text: string, x: number, y: number, width: number, height: number, page: number): SourceWord {
  return {
    text,
    page,
    x: x / PAGE.width,
    y: y / PAGE.height,
    width: width / PAGE.width,
    height: height / PAGE.height,
  }
}

/** The width of a text in a common sans serif, near enough. */
function widthOf(text: string, size: number): number {
  return Array.from(text).reduce((width, character) => width + size * widthOfCharacter(character), 0)
}

function widthOfCharacter(character: string): number {
  if (/[ .,:;'|!iljtfI()/-]/.test(character)) return 0.28
  if (/[mwMW%@]/.test(character)) return 0.83
  return /[A-Z]/.test(character) ? 0.67 : 0.55
}
