/** What is loaded of a list, in its order, and the screen of each row. */
interface LeftRows<Row> {
  readonly rows: readonly Row[]
  readonly hrefOf: (row: Row) => string
  /** Loads the rows after these; null when these are all. */
  readonly loadMore?: LoadMore<Row> | null
}

/** Loads a page more: all rows that are loaded then, and how to go on; null when these are all. */
export type LoadMore<Row> = () => Promise<{ readonly rows: readonly Row[]; readonly loadMore: LoadMore<Row> | null }>

export interface Neighbours {
  /** The address of the row before; null at the first one. */
  readonly previous: string | null
  /** The address of the row after; null at the last one that was loaded. */
  readonly next: string | null
  /** Loads the rows after the last one, where the list has more; the neighbours are other ones then. */
  readonly loadMore: (() => Promise<void>) | null
}

type HrefAt = (index: number) => string | null

/** The list that was shown last. Of this tab alone. */
let left: { readonly count: number; readonly hrefAt: HrefAt; readonly loadMore: (() => Promise<void>) | null } | null =
  null
let lastIndex = 0

/** Remembers the rows of a list as it is shown. Their addresses are made when they are asked for: there may be many. */
export function rememberRows<Row>({ rows, hrefOf, loadMore = null }: LeftRows<Row>): void {
  const remembered = {
    count: rows.length,
    hrefAt: (index: number) => {
      const row = rows[index]
      return row === undefined ? null : hrefOf(row)
    },
    loadMore:
      loadMore &&
      (async () => {
        const more = await loadMore()
        // Another list was shown meanwhile.
        if (left === remembered) rememberRows({ ...more, hrefOf })
      }),
  }
  left = remembered
}

/** What stands before and after a screen in the list it was opened from; null when it is in no list that was shown. */
export function neighboursOf(pathname: string): Neighbours | null {
  if (!left) return null
  const { count, hrefAt, loadMore } = left
  const isAt = (index: number) => hrefAt(index)?.split(/[?#]/, 1)[0] === pathname
  // Who walks a long list stays near where they were.
  let index = [lastIndex, lastIndex + 1, lastIndex - 1].find(isAt) ?? 0
  while (index < count && !isAt(index)) index += 1
  if (index >= count) return null
  lastIndex = index
  const next = hrefAt(index + 1)
  return { previous: hrefAt(index - 1), next, loadMore: next === null ? loadMore : null }
}

/** What somebody saw is not the next one's. */
export function forgetRows(): void {
  left = null
}
