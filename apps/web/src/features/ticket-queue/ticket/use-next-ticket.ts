import { contract, type ResponseOf } from '@klopt/api-client/contract'
import { toast } from '@klopt/ui'
import { useQueryClient, type InfiniteData } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { query } from '../../../app/transport/api.ts'
import { api } from '../../../app/transport/calls.ts'
import { queryOf, queueHref, ticketHref, type QueueSearch } from '../queue/queue-search.ts'
import { nextInQueue } from './next-in-queue.ts'

type Page = ResponseOf<typeof contract.ticketQueue.list>

/** Goes on with the next ticket of the queue one came from, and back to the queue after the last. */
export function useNextTicket(filter: QueueSearch): (closedId: number) => Promise<void> {
  const client = useQueryClient()
  const navigate = useNavigate()
  const input = { query: queryOf(filter) }
  return async (closedId) => {
    const { queryKey } = query(contract.ticketQueue.list, input)
    const seen = client.getQueryData<InfiniteData<Page>>([...queryKey, 'pages'])
    const seenIds = seen?.pages.flatMap(({ items }) => items.map(({ id }) => id)) ?? []
    // The ticket is closed already; without the queue one goes back to it and sees there why.
    const now = await api.call(contract.ticketQueue.list, input).catch(() => null)
    const next = nextInQueue(seenIds, now?.items.map(({ id }) => id) ?? [], closedId)
    if (next === null) toast.success('Ticket gesloten')
    else toast.success('Ticket gesloten. Dit is het volgende.')
    await navigate({ href: next === null ? queueHref(filter) : ticketHref(next, filter) })
    document.getElementById('content')?.focus()
  }
}
