/** As many rows as are in memory at a time, and as long as other calls wait for. */
const ROWS_AT_ONCE = 500

interface Page<Item> {
  readonly items: readonly Item[]
  readonly nextCursor: string | null
}

/** All of a list, page after page: to be read in one transaction that sees one moment. */
export async function* everyItem<Item>(
  read: (at: { readonly cursor?: string; readonly pageSize: number }) => Promise<Page<Item>>,
): AsyncGenerator<Item> {
  let cursor: string | null = null
  do {
    const page: Page<Item> = await read({ ...(cursor !== null && { cursor }), pageSize: ROWS_AT_ONCE })
    yield* page.items
    cursor = page.nextCursor
  } while (cursor !== null)
}
