import type { Option } from '../select/option.ts'
import type { ComboboxEntryColumn } from './entry-types.ts'
import { foundKey, type FoundCells } from './found-cells.ts'
import { alignBlock, findOption, type BlockPlace, type Lines } from './place-block.ts'

/** Searches that run beside each other: a block of hundreds of names is no burst on the server. */
const SIDE_BY_SIDE = 4

/** A text of a block that a server has to find. */
interface Searched<Row> {
  column: ComboboxEntryColumn<Row>
  text: string
}

/** The texts of a block whose column knows its options by searching alone, each once. */
export function textsToSearch<Row>(
  pasted: readonly string[][],
  at: BlockPlace,
  lines: Pick<Lines<Row>, 'columns'>,
): Searched<Row>[] {
  const { columns, block } = alignBlock(pasted, at, lines)
  const wanted = new Map<string, Searched<Row>>()
  for (const cells of block) {
    for (const [place, text] of cells.entries()) {
      const column = columns[place]
      if (text === '' || column?.kind !== 'combobox' || !column.loadOptions || column.find || column.options) continue
      wanted.set(foundKey(column.id, text), { column, text })
    }
  }
  return [...wanted.values()]
}

/** Searches all of them; rejects when one search does. */
export async function searchCells<Row>(wanted: readonly Searched<Row>[], signal: AbortSignal): Promise<FoundCells> {
  const found = new Map<string, Option | null>()
  const waiting = [...wanted]
  const work = async () => {
    for (let next = waiting.shift(); next && !signal.aborted; next = waiting.shift()) {
      const { column, text } = next
      const options = (await column.loadOptions?.(text, signal)) ?? []
      found.set(foundKey(column.id, text), findOption(options, text))
    }
  }
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, work))
  return found
}
