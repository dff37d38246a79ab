import * as v from 'valibot'
import { administrationAddress } from '../../app/routing/address.ts'
import { asLeft } from '../../app/routing/left-addresses.ts'
import { listSearch, searchId, searchSort, type ListStarts } from '../../shared/lists/list-search.ts'
import { ESTIMATE_STATUSES, type EstimateStatus } from './estimate-statuses.tsx'

const statuses = ['draft', 'sent', 'viewed', 'accepted', 'declined', 'expired', 'invoiced', 'withdrawn'] as const

/** What is done with, or never was to be: these stand among the filters, so that the others fit in their row. */
const rareStatuses = ['declined', 'expired', 'invoiced', 'withdrawn'] as const satisfies readonly EstimateStatus[]
type RareStatus = (typeof rareStatuses)[number]

export const isRare = (status: EstimateStatus | undefined): status is RareStatus =>
  rareStatuses.some((rare) => rare === status)

/** The choices above the list; undefined is all of them. */
export const statusFilters: readonly { readonly status: EstimateStatus | undefined; readonly label: string }[] = [
  { status: undefined, label: 'Alles' },
  ...statuses.flatMap((status) => (isRare(status) ? [] : { status, label: ESTIMATE_STATUSES[status].label })),
]

/** The choices among the filters. */
export const rareFilters = rareStatuses.map((status) => ({ value: status, label: ESTIMATE_STATUSES[status].label }))

/** The newest first. */
export const DEFAULT_SORT = '-estimateDate'

const estimateSearch = v.object({
  ...listSearch,
  sort: searchSort(['number', 'estimateDate', 'validUntil', 'grossCents'] as const),
  status: v.fallback(v.optional(v.picklist(statuses)), undefined),
  contactId: searchId,
})
/** What the address of the list says; what it does not know it leaves out. */
export type EstimateSearch = v.InferOutput<typeof estimateSearch>

/** Reads the address; a filter that cannot be read is undefined. */
export const readEstimateSearch = (raw: Record<string, unknown>): EstimateSearch => v.parse(estimateSearch, raw)

/** Where a long list can begin. */
export const estimateStarts: ListStarts = {
  estimateDate: { label: 'datum', kind: 'date' },
  validUntil: { label: 'geldigheid', kind: 'date' },
  number: { label: 'nummer', kind: 'text' },
}

/** The address of the list with these filters. */
export const estimatesHref = (administrationId: number, filter: EstimateSearch = {}): string =>
  administrationAddress(administrationId, 'estimates', { search: filter })

/** Where an estimate is shown. */
export const estimateHref = (administrationId: number, estimateId: number): string =>
  administrationAddress(administrationId, 'estimates/$estimateId', { params: { estimateId } })

/** The way back to the list of estimates, as it was left. */
export const estimatesBack = (administrationId: number) => ({
  label: 'Offertes',
  href: asLeft(estimatesHref(administrationId)),
})
