/** How many entries or contacts are in memory at a time. */
const PAGE_SIZE = 500

/** All rows of a list, page by page: `read` gives at most `limit` of them behind the key of the last. */
export async function* pages<Row>(
  read: (after: number, limit: number) => Promise<Row[]>,
  keyOf: (row: Row) => number,
): AsyncGenerator<Row[]> {
  for (let after = 0; ;) {
    const rows = await read(after, PAGE_SIZE)
    const last = rows.at(-1)
    if (last === undefined) return
    yield rows
    if (rows.length < PAGE_SIZE) return
    after = keyOf(last)
  }
}
