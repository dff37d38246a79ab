import type { contract, QueryOf } from '@klopt/api-client/contract'
import * as v from 'valibot'
import { administrationAddress } from '../../../app/routing/address.ts'
import { omitUndefined } from '../../../app/transport/omit-undefined.ts'
import { listSearch, searchId } from '../../../shared/lists/list-search.ts'

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

const purchasesSearch = v.object({
  ...listSearch,
  status: v.fallback(v.optional(v.picklist(statuses)), undefined),
  contactId: searchId,
})
/** What the address of the list says; what it does not know it leaves out. */
export type PurchasesSearch = v.InferOutput<typeof purchasesSearch>

/** Reads the address; a filter that cannot be read is undefined: one that is left out the router passes on unread. */
export const readPurchasesSearch = (raw: Record<string, unknown>): PurchasesSearch => v.parse(purchasesSearch, raw)

/** The filter as the wire has it. */
export function queryOf({
  contactId,
  view: _view,
  peek: _peek,
  ...filter
}: PurchasesSearch): QueryOf<typeof contract.purchases.list> {
  return omitUndefined({ ...filter, contactId: contactId === undefined ? undefined : String(contactId) })
}

/** The address of the list with these filters. */
export function purchasesHref(administrationId: number, filter: PurchasesSearch): string {
  return administrationAddress(administrationId, 'purchases', { search: filter })
}
