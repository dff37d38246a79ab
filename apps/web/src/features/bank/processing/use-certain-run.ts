import { invalidateAfter } from '@klopt/api-client'
import { contract, type BankRun } from '@klopt/api-client/contract'
import { toast } from '@klopt/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { query } from '../../../app/transport/api.ts'
import { useWrite } from '../../../app/transport/use-write.ts'

/** How often is asked how far it is. */
const POLL_MS = 500

export const isAtWork = (run: Pick<BankRun, 'state'>) => run.state === 'running' || run.state === 'undoing'

export interface CertainList {
  readonly journalId: number
  readonly search?: string
}

/** Booking what is certain of a list: begun, followed to its end, stopped and taken back as a whole. */
export function useCertainRun(administrationId: number) {
  const client = useQueryClient()
  const [runId, setRunId] = useState<number | null>(null)
  const start = useWrite(contract.bank.processCertain, { errors: 'screen' })
  const stop = useWrite(contract.bank.stopCertainRun)
  const undo = useWrite(contract.bank.undoCertainRun)
  const params = { administrationId, runId: runId ?? 0 } // zero: nothing is asked while there is none
  const followed = useQuery({
    ...query(contract.bank.certainRun, { params }),
    enabled: runId !== null,
    refetchInterval: ({ state }) => (state.data === undefined || isAtWork(state.data)) && POLL_MS,
  })
  const run = runId === null ? undefined : followed.data
  const ended = run !== undefined && !isAtWork(run) ? `${run.id} ${run.state}` : null
  // What it booked is in every list, once it is done.
  useEffect(() => {
    if (ended !== null) void invalidateAfter(client, contract.bank.undoCertainRun)
  }, [client, ended])
  const begin = (list: CertainList) =>
    start.mutate(
      { params: { administrationId }, body: list },
      {
        onSuccess: (answer) => setRunId(answer.runId),
        onError: ({ message }) =>
          toast.error(`Niets verwerkt. ${message}`, { action: { label: 'Opnieuw', onPress: () => begin(list) } }),
      },
    )
  return {
    run,
    isBusy: start.isPending || (runId !== null && (run === undefined || isAtWork(run))),
    begin,
    stop: () => stop.mutate({ params }, { onSuccess: () => void followed.refetch() }),
    takeBack: () => undo.mutate({ params }, { onSuccess: () => void followed.refetch() }),
    isChanging: stop.isPending || undo.isPending,
    dismiss: () => setRunId(null),
  }
}

export type CertainRun = ReturnType<typeof useCertainRun>
