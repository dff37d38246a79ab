import type { SourceWord } from '@klopt/recognition'
import type { Untilt } from './straighten.ts'

/** Words in fractions of a page, and the way back to the page as it is shown; null when they are there already. */
export interface PlacedWords {
  readonly words: readonly SourceWord[]
  readonly untilt: Untilt | null
}

/** Of a page that was read upside down: the way back goes by a half turn first. */
export const afterHalfTurn =
  (untilt: Untilt | null): Untilt =>
  ({ x, y }) =>
    (untilt ?? same)({ x: 1 - x, y: 1 - y })

/**
 * Text that runs down the page, as on a sheet that was scanned a quarter turn clockwise, is read all the same; this
 * lays its words on level lines, so that what stands beside or below what can be told.
 */
export function levelled({ words, untilt }: PlacedWords): PlacedWords {
  if (!runsDown(words)) return { words, untilt }
  const level = turnedBack(words, 'down')
  return { words: level.words, untilt: (point) => (untilt ?? same)((level.untilt ?? same)(point)) }
}

/** Which way the text of a page goes, as it is shown. */
export type Direction = 'right' | 'down' | 'left' | 'up'

/** Lays words of a page whose text goes this way on level lines. */
export function turnedBack(words: readonly SourceWord[], direction: Direction): PlacedWords {
  const turn = turns[direction]
  return turn === null ? { words, untilt: null } : { words: words.map(turn.word), untilt: turn.untilt }
}

interface Turn {
  readonly word: (word: SourceWord) => SourceWord
  readonly untilt: Untilt
}

const turns: Readonly<Record<Direction, Turn | null>> = {
  right: null,
  down: {
    word: (word) => ({ ...word, x: word.y, y: 1 - word.x - word.width, width: word.height, height: word.width }),
    untilt: ({ x, y }) => ({ x: 1 - y, y: x }),
  },
  left: {
    word: (word) => ({ ...word, x: 1 - word.x - word.width, y: 1 - word.y - word.height }),
    untilt: ({ x, y }) => ({ x: 1 - x, y: 1 - y }),
  },
  up: {
    word: (word) => ({ ...word, x: 1 - word.y - word.height, y: word.x, width: word.height, height: word.width }),
    untilt: ({ x, y }) => ({ x: y, y: 1 - x }),
  },
}

const same: Untilt = (point) => point

/** Most words that are longer than a few letters are higher than they are wide. */
function runsDown(words: readonly SourceWord[]): boolean {
  const long = words.filter(({ text }) => text.length > 3)
  return long.length > 3 && long.filter(({ width, height }) => height > width * 1.5).length > long.length * 0.6
}
