import { contract, type ApprovalKind } from '@klopt/api-client/contract'
import { useQuery } from '@tanstack/react-query'
import { useCustomerView } from '../../app/session/use-customer-view.ts'
import { query } from '../../app/transport/api.ts'
import { waitsSentence } from '../../shared/approvals/approval-words.ts'

/** Why filing a period waits for the client, in a sentence; null where it does not, and while that is not known. */
export function useApprovalWaits(administrationId: number, kind: ApprovalKind, period: string): string | null {
  const view = useCustomerView(administrationId) === 'firm' ? 'firm' : 'client'
  const { data } = useQuery(query(contract.approvals.list, { params: { administrationId }, query: { kind } }))
  if (data === undefined) return null
  const standing = data.items.find((item) => item.period === period && item.usedAt === null && isStanding(item))
  return waitsSentence({ state: standing?.state, isRequired: data.isRequired }, view)
}

const isStanding = ({ state }: { readonly state: string }): boolean => state !== 'withdrawn' && state !== 'overruled'
