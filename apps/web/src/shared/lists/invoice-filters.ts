import * as v from 'valibot'
import { listSearch, searchId, searchSort, type ListStarts } from './list-search.ts'

const statuses = ['draft', 'unpaid', 'late', 'paid'] as const
export type StatusFilter = (typeof statuses)[number]

/** The choices above a list of invoices; undefined is all of them. */
export const statusFilters: readonly { readonly status: StatusFilter | undefined; readonly label: string }[] = [
  { status: undefined, label: 'Alles' },
  { status: 'draft', label: 'Concept' },
  { status: 'unpaid', label: 'Openstaand' },
  { status: 'late', label: 'Te laat' },
  { status: 'paid', label: 'Betaald' },
]

/** The newest first. */
export const DEFAULT_SORT = '-invoiceDate'

/** Where a long list can begin. */
export const invoiceStarts: ListStarts = {
  invoiceDate: { label: 'datum', kind: 'date' },
  dueDate: { label: 'vervaldatum', kind: 'date' },
  number: { label: 'nummer', kind: 'text' },
}

const invoiceSearch = v.object({
  ...listSearch,
  sort: searchSort(['number', 'invoiceDate', 'dueDate', 'grossCents'] as const),
  status: v.fallback(v.optional(v.picklist(statuses)), undefined),
  contactId: searchId,
})
/** What the address of a list of sales or purchase invoices says; what it does not know it leaves out. */
export type InvoiceSearch = v.InferOutput<typeof invoiceSearch>

/** Reads the address; a filter that cannot be read is undefined: one that is left out the router passes on unread. */
export const readInvoiceSearch = (raw: Record<string, unknown>): InvoiceSearch => v.parse(invoiceSearch, raw)
