import { contract } from '@klopt/api-client/contract'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../../app/transport/api.ts'

export interface RunningTimer {
  readonly id: number
  /** In milliseconds since 1970 by the clock of this browser, whatever that says. */
  readonly startedAtMs: number
  /** What it is for; null while nobody said so. */
  readonly projectName: string | null
}

/**
 * The timer that runs in this administration: null when none does, undefined until that is known. How long it had run on
 * receipt is the server's word; from there this browser's own clock counts on (specification, section 3).
 */
export function useRunningTimer(administrationId: number): RunningTimer | null | undefined {
  const { data, dataUpdatedAt } = useQuery({
    ...query(contract.timers.list, { params: { administrationId }, query: {} }),
    meta: { errors: 'modal' },
  })
  if (data === undefined) return undefined
  const running = data.find(({ stopped_timestamp }) => stopped_timestamp === null)
  if (running === undefined) return null
  const startedAtMs = dataUpdatedAt - running.duration_in_seconds * 1000
  return { id: running.id, startedAtMs, projectName: running.project?.name ?? null }
}
