import { contract } from '@klopt/api-client/contract'
import { toast } from '@klopt/ui'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { administrationAddress } from '../../../app/routing/address.ts'
import { query } from '../../../app/transport/api.ts'
import { queueOf } from './next-document.ts'

export type Queue = ReturnType<typeof useNextDocument>

/** The documents that wait, and going on to the next of them. */
export function useNextDocument(administrationId: number, documentId: number) {
  const navigate = useNavigate()
  const waiting = useQuery(
    query(contract.documents.list, { params: { administrationId }, query: { state: 'unprocessed' } }),
  )
  const queue = queueOf(waiting.data?.items ?? [], documentId)
  const count = waiting.data?.counts?.unprocessed ?? 0
  /** `done` is what happened to this one. */
  const go = (done?: string) => {
    if (done !== undefined) toast.success(queue.next ? done : `${done} Alles is verwerkt.`)
    void navigate({
      href: queue.next
        ? administrationAddress(administrationId, 'purchases/documents/$documentId', {
            params: { documentId: queue.next.id },
          })
        : administrationAddress(administrationId, 'purchases/documents'),
    })
  }
  return { ...queue, count, go }
}
