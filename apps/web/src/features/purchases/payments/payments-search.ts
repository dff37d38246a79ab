import * as v from 'valibot'
import { administrationAddress } from '../../../app/routing/address.ts'
import { omitUndefined } from '../../../app/transport/omit-undefined.ts'
import { listSearch, searchSort, type ListStarts } from '../../../shared/lists/list-search.ts'

/** As many as are chosen at once. */
export const MOST_CHOSEN = 100
/** One id alone is read as a number. */
const chosen = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform(String),
  v.regex(/^[1-9]\d{0,9}(,[1-9]\d{0,9})*$/),
  v.check((text) => text.split(',').length <= MOST_CHOSEN),
)

const payablesSearch = v.object({
  ...listSearch,
  sort: searchSort(['number', 'documentDate', 'dueDate', 'openCents'] as const),
  status: v.fallback(v.optional(v.literal('late')), undefined),
  /** Those of these purchases alone, which were chosen in their list. */
  purchaseIds: v.fallback(v.optional(chosen), undefined),
})
/** What the address of the list of what is to be paid says. */
export type PayablesSearch = v.InferOutput<typeof payablesSearch>

/** The choices above the list; undefined is all of them. */
export const statusFilters = [
  { status: undefined, label: 'Alles' },
  { status: 'late', label: 'Te laat' },
] as const

/** Reads the address; a filter that cannot be read is as if it were not there. */
export const readPayablesSearch = (raw: Record<string, unknown>): PayablesSearch => v.parse(payablesSearch, raw)

/** The filter as the wire has it. */
export const payablesQuery = ({ view: _view, peek: _peek, ...filter }: PayablesSearch) => omitUndefined(filter)

/** The address of the list with these filters. */
export const payablesHref = (administrationId: number, filter: PayablesSearch): string =>
  administrationAddress(administrationId, 'purchases/payments', { search: filter })

/** Where a long list can begin. */
export const payablesStarts: ListStarts = {
  documentDate: { label: 'datum', kind: 'date' },
  dueDate: { label: 'vervaldatum', kind: 'date' },
  number: { label: 'nummer', kind: 'text' },
}
