import { contract } from '@klopt/api-client/contract'
import { useQuery } from '@tanstack/react-query'
import { today as civilToday } from '../../app/today.ts'
import { query } from '../../app/transport/api.ts'
import { useNow } from '../../shared/dates/use-now.ts'
import { waitingThings, type WaitingThing } from './waiting.ts'

const REFETCH_MS = 30_000
const often = { refetchInterval: REFETCH_MS, meta: { errors: 'screen' } } as const

interface Waiting {
  /** Undefined while it is being fetched. */
  readonly things: readonly WaitingThing[] | undefined
  /** Some of it could not be fetched. */
  readonly isPartial: boolean
}

/** What waits for support, which is asked again while one looks. */
export function useSupportWaiting(): Waiting {
  const shares = useQuery({ ...query(contract.screenShares.list, {}), ...often })
  const tickets = useQuery({ ...query(contract.ticketQueue.figures, {}), ...often })
  const charges = useQuery({ ...query(contract.subscriptionCharges.list, { query: { state: 'failed' } }), ...often })
  const toCollect = useQuery({ ...query(contract.subscriptionCharges.toCollect, {}), ...often })
  const removals = useQuery({ ...query(contract.backOffice.removalRequests, {}), ...often })
  const transfers = useQuery({ ...query(contract.mainUserTransfers.list, {}), ...often })
  const health = useQuery({ ...query(contract.backOffice.health, {}), ...often })
  const asked = {
    shares: shares.data,
    tickets: tickets.data,
    charges: charges.data?.segments,
    toCollect: toCollect.data,
    removals: removals.data,
    transfers: transfers.data,
    jobs: health.data?.jobs,
  }
  const all = [shares, tickets, charges, toCollect, removals, transfers, health]
  return useThings(asked, all)
}

/** What compliance looks at: who of staff was let in today. */
export function useComplianceWaiting(): Waiting {
  const today = civilToday()
  const log = useQuery({
    ...query(contract.backOffice.auditLog, { query: { kind: 'access', from: today, to: today } }),
    ...often,
  })
  return useThings({ accessToday: log.data?.segments?.access.count }, [log])
}

interface State {
  readonly isPending: boolean
  readonly isError: boolean
}

function useThings(asked: Parameters<typeof waitingThings>[0], parts: readonly State[]): Waiting {
  const now = useNow()
  const isPending = parts.some((each) => each.isPending)
  return {
    things: isPending ? undefined : waitingThings(asked, now, civilToday()),
    isPartial: parts.some((each) => each.isError),
  }
}
