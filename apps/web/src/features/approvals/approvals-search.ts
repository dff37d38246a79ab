import type { contract, QueryOf } from '@klopt/api-client/contract'
import * as v from 'valibot'
import { administrationAddress } from '../../app/routing/address.ts'
import { omitUndefined } from '../../app/transport/omit-undefined.ts'

const approvalsSearch = v.object({
  state: v.fallback(v.optional(v.picklist(['asked', 'approved', 'declined'])), undefined),
})
/** What the address of the approvals says. */
export type ApprovalsSearch = v.InferOutput<typeof approvalsSearch>

/** Reads the address; what cannot be read is as if it were not there. */
export const readApprovalsSearch = (raw: Record<string, unknown>): ApprovalsSearch => v.parse(approvalsSearch, raw)

/** The filter as the wire has it. */
export const approvalsQuery = ({ state }: ApprovalsSearch): QueryOf<typeof contract.approvals.list> =>
  omitUndefined({ state })

/** The address of the approvals with this filter. */
export const approvalsHref = (administrationId: number, filter: ApprovalsSearch = {}): string =>
  administrationAddress(administrationId, 'approvals', { search: filter })
