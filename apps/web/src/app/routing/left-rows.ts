/** The rows of a list in its order, and the screen of each. */
interface LeftRows<Row> {
  readonly rows: readonly Row[]
  readonly hrefOf: (row: Row) => string
}

export interface Neighbours {
  /** The address of the row before; null at the first one. */
  readonly previous: string | null
  /** The address of the row after; null at the last one that was loaded. */
  readonly next: string | null
}

type HrefAt = (index: number) => string | null

/** The list that was shown last. Of this tab alone. */
let left: { readonly count: number; readonly hrefAt: HrefAt } | null = null
let lastIndex = 0

/** Remembers the rows of a list as it is shown. Their addresses are made when they are asked for: there may be many. */
export function rememberRows<Row>({ rows, hrefOf }: LeftRows<Row>): void {
  left = {
    count: rows.length,
    hrefAt: (index) => {
      const row = rows[index]
      return row === undefined ? null : hrefOf(row)
    },
  }
}

/** What stands before and after a screen in the list it was opened from; null when it is in no list that was shown. */
export function neighboursOf(pathname: string): Neighbours | null {
  if (!left) return null
  const { count, hrefAt } = left
  const isAt = (index: number) => hrefAt(index)?.split(/[?#]/, 1)[0] === pathname
  // Who walks a long list stays near where they were.
  let index = [lastIndex, lastIndex + 1, lastIndex - 1].find(isAt) ?? 0
  while (index < count && !isAt(index)) index += 1
  if (index >= count) return null
  lastIndex = index
  return { previous: hrefAt(index - 1), next: hrefAt(index + 1) }
}

/** What somebody saw is not the next one's. */
export function forgetRows(): void {
  left = null
}
