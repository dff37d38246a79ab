import { contract } from '@klopt/api-client/contract'
import { Button } from '@klopt/ui'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { administrationAddress } from '../../app/routing/address.ts'
import { query, queryClient } from '../../app/transport/api.ts'
import type { Leaving } from '../../shared/administrations/leaving.ts'
import { removalNoteOf, untilProcessed } from './removal-note.ts'
import { useCancelRemoval } from './use-cancel-removal.ts'

/** Reads the requests ahead of the screen that shows them, which tells of it when they cannot be read. */
export const prefetchLeaving = (): Promise<void> =>
  queryClient.prefetchQuery({ ...query(contract.removalRequests.list, {}), meta: { errors: 'screen' } })

/** What the list of administrations shows of removals; asked again while one of them is being worked on. */
export function useLeaving(): Leaving {
  const { data, isError, refetch } = useQuery({
    ...query(contract.removalRequests.list, {}),
    refetchInterval: ({ state }) =>
      untilProcessed(state.data?.some(({ readyForRemovalAt }) => readyForRemovalAt === null) ?? false),
  })
  const notes = useMemo(
    () => data && new Map(data.map((request) => [request.administrationId, removalNoteOf(request)])),
    [data],
  )
  return { notes, isError, refetch: () => void refetch(), Cancel, hrefOf }
}

const hrefOf: Leaving['hrefOf'] = (administrationId) => administrationAddress(administrationId, 'removal-requests')

function Cancel({ administrationId, name }: { administrationId: number; name: string }) {
  const cancel = useCancelRemoval({ administrationId, name })
  return (
    <Button
      size="small"
      loading={cancel.isPending}
      onClick={cancel.ask}
      aria-label={`Annuleer verwijderverzoek van ${name}`}
    >
      Annuleer verwijderverzoek
    </Button>
  )
}
