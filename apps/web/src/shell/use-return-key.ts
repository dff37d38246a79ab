import { useRouter } from '@tanstack/react-router'
import { useEffect, useMemo, useState } from 'react'
import { leftLast } from '../app/routing/left-addresses.ts'

interface ListedRows<Row> {
  items: readonly Row[]
  rowId: (row: Row) => number
  /** The screen of a row; of rows without one nobody comes back. */
  rowHref: ((row: Row) => string) | undefined
}

/**
 * The key of the row whose screen, or one that lies under it, one comes back from; null when one comes from elsewhere, and
 * until the page is where the router puts it, which is its begin for a way back that is a link.
 */
export function useReturnKey<Row>({ items, rowHref, rowId }: ListedRows<Row>): string | null {
  const router = useRouter()
  const [from] = useState(leftLast)
  const [hasArrived, setHasArrived] = useState(false)
  useEffect(() => router.subscribe('onRendered', () => setHasArrived(true)), [router])
  const row = useMemo(
    () => (from === null || !rowHref ? undefined : items.find((each) => isAtOrUnder(from, rowHref(each)))),
    // oxlint-disable-next-line react/exhaustive-deps -- `rowHref` is new at every render and does the same
    [items, from],
  )
  return hasArrived && row !== undefined ? String(rowId(row)) : null
}

function isAtOrUnder(path: string, href: string): boolean {
  const [place = ''] = href.split(/[?#]/, 1)
  return path === place || path.startsWith(`${place}/`)
}
