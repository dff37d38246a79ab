import { contract } from '@klopt/api-client/contract'
import { useQueryClient, type InfiniteData } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { query } from '../../../app/transport/api.ts'
import { usePages } from '../../../app/transport/use-pages.ts'
import { linesQueryOf, type BankSearch } from '../bank-search.ts'
import type { ListedLine } from './line-list.tsx'
import { withoutLine, type LinePage } from './list-pages.ts'
import { lineBeside, nextWaiting } from './next-line.ts'

/** From this many lines before the end on, the next page is fetched while one moves through the list. */
const FETCH_AHEAD = 5

/** The lines on the screen and which of them is chosen. */
export function useLines(administrationId: number, journalId: number, search: BankSearch) {
  const client = useQueryClient()
  const input = { params: { administrationId }, query: linesQueryOf(journalId, search) }
  const pages = usePages(contract.bank.transactions, input)
  const [chosenId, choose] = useState<number | null>(search.line ?? null)
  const lines: readonly ListedLine[] = pages.items
  const listed = lines.find(({ id }) => id === chosenId)
  const isSought = useIsSought(search.line, chosenId, listed !== undefined) && pages.hasMore
  // While it is looked for, another line would be shown for it.
  const chosen = listed ?? (isSought ? undefined : lines[0])

  const move = (step: 1 | -1) => {
    const target = lineBeside(lines, chosen?.id ?? null, step)
    if (target) choose(target.id)
  }
  /** Goes on to the next waiting line; in the list of what waits the booked one is gone at once. */
  const goOnAfter = (id: number): ListedLine | undefined => {
    const next = nextWaiting(lines, id)
    choose(next?.id ?? id)
    if (search.state === undefined) {
      client.setQueryData<InfiniteData<LinePage<ListedLine>>>(
        [...query(contract.bank.transactions, input).queryKey, 'pages'],
        (data) => data && { ...data, pages: withoutLine(data.pages, id) },
      )
    }
    return next
  }

  const isNearEnd = chosenId !== null && chosen !== undefined && lines.indexOf(chosen) >= lines.length - FETCH_AHEAD
  const wantsMore = (isNearEnd || isSought) && pages.hasMore && !pages.isLoadingMore && !pages.isError
  const { loadMore } = pages
  useEffect(() => {
    if (wantsMore) loadMore()
    // oxlint-disable-next-line react/exhaustive-deps -- `loadMore` is new at every render and does the same
  }, [wantsMore])

  // The line that comes after is there before one gets to it.
  const nextId = chosen && nextWaiting(lines, chosen.id)?.id
  useEffect(() => {
    if (nextId === undefined) return
    void client.prefetchQuery(query(contract.bank.transaction, { params: { administrationId, transactionId: nextId } }))
  }, [client, administrationId, nextId])

  return { ...pages, lines, chosen, choose, move, goOnAfter }
}

/** Whether the line that the address asked for has not come by yet; once it was seen, or another was chosen, never again. */
function useIsSought(wanted: number | undefined, chosenId: number | null, isListed: boolean): boolean {
  const [isOver, setOver] = useState(wanted === undefined)
  if (!isOver && (isListed || chosenId !== wanted)) setOver(true)
  return !isOver
}
