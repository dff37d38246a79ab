import { invalidateAfter } from '@klopt/api-client'
import { contract, type BankConnection } from '@klopt/api-client/contract'
import { toast } from '@klopt/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { notifyByToast } from '../../../app/errors/notify-by-toast.ts'
import { query } from '../../../app/transport/api.ts'
import { useWrite } from '../../../app/transport/use-write.ts'
import { isFirstFetch } from './connection-texts.ts'

/** How often is asked whether lines have come. */
const POLL_MS = 1500

/** The connections with banks, followed while lines are being fetched, and what can be done with one. */
export function useConnections(administrationId: number) {
  const client = useQueryClient()
  const [asked, setAsked] = useState<Asked | null>(null)
  const list = useQuery({
    ...query(contract.bank.connections, { params: { administrationId } }),
    refetchInterval: ({ state }) => isFetching(state.data?.connections ?? [], asked) && POLL_MS,
  })
  const connections = list.data?.connections ?? []
  const arrived = connections.map(({ id, fetchedAt }) => `${id} ${fetchedAt}`).join()
  const known = useRef('')
  // What came in meanwhile stands in every list.
  useEffect(() => {
    if (known.current !== '' && known.current !== arrived) void invalidateAfter(client, contract.bank.bookOpening)
    known.current = arrived
  }, [client, arrived])
  const fetchNow = useWrite(contract.bank.fetchConnection)
  const end = useWrite(contract.bank.endConnection)
  return {
    list,
    connections,
    isFetching: (id: number) => asked?.id === id && isFetching(connections, asked),
    fetchNow: ({ id, fetchedAt }: BankConnection) =>
      fetchNow.mutate(
        { params: { administrationId, connectionId: id } },
        { onSuccess: () => setAsked({ id, fetchedAt }), onError: notifyByToast },
      ),
    end: ({ id, bankName }: BankConnection) =>
      end.mutate(
        { params: { administrationId, connectionId: id } },
        { onSuccess: () => void toast.success(`${bankName} is ontkoppeld`), onError: notifyByToast },
      ),
  }
}

interface Asked {
  readonly id: number
  /** Of before it was asked. */
  readonly fetchedAt: number | null
}

function isFetching(connections: readonly BankConnection[], asked: Asked | null): boolean {
  return connections.some(
    (each) =>
      isFirstFetch(each) || (each.id === asked?.id && each.state === 'active' && each.fetchedAt === asked.fetchedAt),
  )
}
