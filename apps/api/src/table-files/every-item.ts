import { setImmediate as turn } from 'node:timers/promises'

/** As many rows as are in memory at a time. */
const ROWS_AT_ONCE = 500
/** What is done with so many goes by without a pause: other calls wait as long. */
const ROWS_A_TURN = 50

interface Page<Item> {
  readonly items: readonly Item[]
  readonly nextCursor: string | null
}

/**
 * All of a list, page after page: to be read in one transaction that sees one moment. Whoever else waits for this process
 * gets a turn after every few rows.
 */
export async function* everyItem<Item>(
  read: (at: { readonly cursor?: string; readonly pageSize: number }) => Promise<Page<Item>>,
): AsyncGenerator<Item> {
  let cursor: string | null = null
  do {
    const page: Page<Item> = await read({ ...(cursor !== null && { cursor }), pageSize: ROWS_AT_ONCE })
    for (const [place, item] of page.items.entries()) {
      if (place > 0 && place % ROWS_A_TURN === 0) await turn()
      yield item
    }
    cursor = page.nextCursor
  } while (cursor !== null)
}
