import * as v from 'valibot'
import { administrationAddress } from '../../app/routing/address.ts'
import { asLeft } from '../../app/routing/left-addresses.ts'
import { listSearch, searchId, searchSort, type ListStarts } from '../../shared/lists/list-search.ts'
import { RECURRING_STATUSES, type RecurringStatus } from './recurring-statuses.tsx'

const statuses = ['draft', 'active', 'paused', 'ended'] as const

/** The choices above the list; undefined is all of them. */
export const statusFilters: readonly { readonly status: RecurringStatus | undefined; readonly label: string }[] = [
  { status: undefined, label: 'Alles' },
  ...statuses.map((status) => ({ status, label: RECURRING_STATUSES[status].label })),
]

/** What is made first stands first. */
export const DEFAULT_SORT = 'nextOn'

const recurringSearch = v.object({
  ...listSearch,
  sort: searchSort(['nextOn', 'startsOn', 'grossCents'] as const),
  status: v.fallback(v.optional(v.picklist(statuses)), undefined),
  contactId: searchId,
})
/** What the address of the list says; what it does not know it leaves out. */
export type RecurringSearch = v.InferOutput<typeof recurringSearch>

/** Reads the address; a filter that cannot be read is undefined. */
export const readRecurringSearch = (raw: Record<string, unknown>): RecurringSearch => v.parse(recurringSearch, raw)

/** Where a long list can begin. */
export const recurringStarts: ListStarts = {
  nextOn: { label: 'volgende factuur', kind: 'date' },
  startsOn: { label: 'eerste factuur', kind: 'date' },
}

/** The address of the list with these filters. */
export const recurringListHref = (administrationId: number, filter: RecurringSearch = {}): string =>
  administrationAddress(administrationId, 'recurring-invoices', { search: filter })

/** Where one is shown. */
export const recurringHref = (administrationId: number, recurringInvoiceId: number | 'new'): string =>
  administrationAddress(administrationId, 'recurring-invoices/$recurringInvoiceId', { params: { recurringInvoiceId } })

/** The way back to the list of recurring invoices, as it was left. */
export const recurringBack = (administrationId: number) => ({
  label: 'Herhaalfacturen',
  href: asLeft(recurringListHref(administrationId)),
})
