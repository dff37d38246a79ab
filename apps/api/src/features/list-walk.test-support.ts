import { expect } from 'vitest'
import type { TestClient } from '../testing/index.ts'

interface Page<Item> {
  readonly items: readonly Item[]
  readonly nextCursor: string | null
  readonly previousCursor: string | null
}
interface PageQuery {
  readonly sort: string
  readonly cursor?: string
  readonly start?: string
}
export type ReadPage<Item> = (query: PageQuery) => Promise<Page<Item>>

export interface Item {
  readonly id: number
  readonly [field: string]: unknown
}

type Call = Parameters<TestClient['call']>[0]

/** Pages of any list; its contract checks the query on the way in. */
export const pagesOf =
  (client: TestClient, call: unknown, params: object): ReadPage<Item> =>
  async (query) => {
    const page: unknown = await client.call(call as Call, { params, query } as never)
    return page as Awaited<ReturnType<ReadPage<Item>>>
  }

/** Reads a list to its end, and from there back to its begin. `between` runs between two pages. */
export async function walk<Item>(read: ReadPage<Item>, query: PageQuery, between = async () => {}) {
  const there: Item[] = []
  let last = await read(query)
  for (;;) {
    there.push(...last.items)
    if (last.nextCursor === null) break
    await between()
    last = await read({ ...query, cursor: last.nextCursor })
  }
  const back = last.items.toReversed()
  for (let cursor = last.previousCursor; cursor !== null;) {
    const page = await read({ ...query, cursor })
    back.push(...page.items.toReversed())
    cursor = page.previousCursor
  }
  return { there, back: back.toReversed() }
}

type Value = string | number | null
const alphabet = new Intl.Collator('und', { numeric: true, sensitivity: 'accent' })

/** As the database orders: texts by the alphabet, what has no value behind all others, and equal ones by id. */
function compare(a: readonly [Value, number], b: readonly [Value, number]): number {
  if (a[0] === null || b[0] === null) {
    return a[0] === b[0] ? a[1] - b[1] : a[0] === null ? 1 : -1
  }
  const byValue = typeof a[0] === 'number' ? a[0] - Number(b[0]) : alphabet.compare(a[0], String(b[0]))
  if (byValue !== 0) return byValue
  // What the alphabet holds for equal is apart by its bytes.
  return a[0] === b[0] ? a[1] - b[1] : Buffer.compare(Buffer.from(String(a[0])), Buffer.from(String(b[0])))
}

/** Insists that the rows stand in the order of these places. */
export function expectInOrder(places: readonly (readonly [Value, number])[], isDescending: boolean): void {
  const sorted = places.toSorted((a, b) => (isDescending ? compare(b, a) : compare(a, b)))
  expect(places).toEqual(sorted)
}
