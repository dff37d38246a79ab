import type { contract, QueryOf } from '@klopt/api-client/contract'
import * as v from 'valibot'
import { administrationAddress } from '../../app/routing/address.ts'
import { searchText } from '../../app/routing/search-text.ts'
import { omitUndefined } from '../../app/transport/omit-undefined.ts'

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

const invoicesSearch = v.object({
  status: v.fallback(v.optional(v.picklist(statuses)), undefined),
  search: searchText,
  contactId: v.fallback(v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))), undefined),
})
/** What the address of the list says; what it does not know it leaves out. */
export type InvoicesSearch = v.InferOutput<typeof invoicesSearch>

/** Reads the address; a filter that cannot be read is undefined: one that is left out the router passes on unread. */
export const readInvoicesSearch = (raw: Record<string, unknown>): InvoicesSearch => v.parse(invoicesSearch, raw)

/** The filter as the wire has it. */
export function queryOf({ status, search, contactId }: InvoicesSearch): QueryOf<typeof contract.invoices.list> {
  return omitUndefined({ status, search, contactId: contactId === undefined ? undefined : String(contactId) })
}

/** The address of the list with these filters. */
export function invoicesHref(administrationId: number, filter: InvoicesSearch): string {
  return administrationAddress(administrationId, 'invoices', { search: filter })
}
