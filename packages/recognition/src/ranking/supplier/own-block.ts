import { boxAround, type Box } from '../../layout/box.ts'
import { cellsOf } from '../../layout/paragraphs.ts'
import type { Document } from '../document.ts'
import { wordsOfName } from './names.ts'

/** A place where the customer is addressed: the administration, by its own name or by what stands above it. */
export interface OwnBlock {
  page: number
  box: Box
}

/** The height of an address in lines, below the name. */
const LINES = 6
/** An invoice addresses its customer once or twice. */
const MOST = 20

/** The places that hold the administration's own name with the address below it. */
export function ownBlocks({ rows, context }: Document): OwnBlock[] {
  const name = wordsOfName(context.own.name).join(' ')
  if (!name) return []
  const blocks = rows.flatMap((row) => {
    const text = wordsOfName(row.stretch.text).join(' ')
    if (!text.includes(name)) return []
    return cellsOf(row.words)
      .filter((cell) =>
        wordsOfName(cell.map(({ plain }) => plain).join(' '))
          .join(' ')
          .includes(name),
      )
      .map((cell) => ({ page: row.page, box: withAddress(boxAround(cell)) }))
  })
  return blocks.slice(0, MOST)
}

/** Whether something stands in one of the places. */
export function isIn(blocks: readonly OwnBlock[], page: number, box: Box): boolean {
  return blocks.some(
    (block) =>
      block.page === page &&
      box.top < block.box.bottom &&
      box.bottom > block.box.top &&
      box.left < block.box.right &&
      box.right > block.box.left,
  )
}

function withAddress({ left, top, right, bottom }: Box): Box {
  return { left, top, right: Math.max(right, left + 0.15), bottom: bottom + (bottom - top) * LINES * 1.6 }
}
