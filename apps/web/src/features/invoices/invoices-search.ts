import type { contract, QueryOf } from '@klopt/api-client/contract'
import { dateRangePresets } from '@klopt/ui'
import * as v from 'valibot'
import { administrationAddress } from '../../app/routing/address.ts'
import { omitUndefined } from '../../app/transport/omit-undefined.ts'
import { listSearch, searchId, searchSort } from '../../shared/lists/list-search.ts'
import type { OwnView } from '../../shared/lists/saved-views.ts'

const statuses = ['draft', 'unpaid', 'late', 'paid'] as const
export type StatusFilter = (typeof statuses)[number]

/** The choices above the list; undefined is all of them. */
export const statusFilters: readonly { readonly status: StatusFilter | undefined; readonly label: string }[] = [
  { status: undefined, label: 'Alles' },
  { status: 'draft', label: 'Concept' },
  { status: 'unpaid', label: 'Openstaand' },
  { status: 'late', label: 'Te laat' },
  { status: 'paid', label: 'Betaald' },
]

/** What the server sorts by. */
const sortColumns = ['number', 'invoiceDate', 'dueDate', 'grossCents'] as const
export const DEFAULT_SORT = '-invoiceDate'

/** What the list can begin at. */
export const invoiceStart = (columnId: string): { label: string; kind: 'date' | 'text' } | undefined => starts[columnId]
const starts: Readonly<Record<string, { label: string; kind: 'date' | 'text' }>> = {
  invoiceDate: { label: 'datum', kind: 'date' },
  dueDate: { label: 'vervaldatum', kind: 'date' },
  number: { label: 'nummer', kind: 'text' },
}

const invoicesSearch = v.object({
  ...listSearch,
  sort: searchSort(sortColumns),
  status: v.fallback(v.optional(v.picklist(statuses)), undefined),
  contactId: searchId,
})
/** What the address of the list says; what it does not know it leaves out. */
export type InvoicesSearch = v.InferOutput<typeof invoicesSearch>

/** Reads the address; a filter that cannot be read is undefined: one that is left out the router passes on unread. */
export const readInvoicesSearch = (raw: Record<string, unknown>): InvoicesSearch => v.parse(invoicesSearch, raw)

/** The filter as the wire has it. */
export function queryOf({
  contactId,
  view: _view,
  peek: _peek,
  ...filter
}: InvoicesSearch): QueryOf<typeof contract.invoices.list> {
  return omitUndefined({ ...filter, contactId: contactId === undefined ? undefined : String(contactId) })
}

/** The address of the list with these filters. */
export function invoicesHref(administrationId: number, filter: InvoicesSearch): string {
  return administrationAddress(administrationId, 'invoices', { search: filter })
}

/** The views that the list has of itself. */
export function invoiceViews(today: string): OwnView<InvoicesSearch>[] {
  const quarter = dateRangePresets(today).find(
    ({ id, range }) => id.startsWith('q') && range.from <= today && today <= range.to,
  )
  return quarter ? [{ id: 'quarter', label: 'Dit kwartaal', filter: { ...quarter.range } }] : []
}
