import type { contract, QueryOf } from '@klopt/api-client/contract'
import type { Sort } from '@klopt/ui'
import * as v from 'valibot'
import { administrationAddress } from '../../app/routing/address.ts'
import { searchText } from '../../app/routing/search-text.ts'
import { searchSort, sortText } from '../../shared/lists/list-search.ts'

const states = ['processed', 'all'] as const
type State = (typeof states)[number]

/** The choices above the list; undefined is what waits, which is what one comes for. */
export const stateFilters: readonly { readonly state: State | undefined; readonly label: string }[] = [
  { state: undefined, label: 'Te verwerken' },
  { state: 'processed', label: 'Verwerkt' },
  { state: 'all', label: 'Alles' },
]

const placeId = v.fallback(v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))), undefined)

const bankSearch = v.object({
  book: placeId,
  /** The line to begin with, for who comes from what it pays. */
  line: placeId,
  state: v.fallback(v.optional(v.picklist(states)), undefined),
  search: searchText,
  sort: searchSort(['date', 'amountCents', 'counterpartyName'] as const),
})
/** What the address of the bank screen says; what it does not know it leaves out. */
export type BankSearch = v.InferOutput<typeof bankSearch>

/** Reads the address; a filter that cannot be read is undefined: one that is left out the router passes on unread. */
export const readBankSearch = (raw: Record<string, unknown>): BankSearch => v.parse(bankSearch, raw)

/** The order without another one: the newest first. */
export const DEFAULT_SORT = '-date'

/** The address in another order; the usual one needs not to be said. */
export function sorted(search: BankSearch, sort: Sort): BankSearch {
  const text = sortText(sort)
  return readBankSearch({ ...search, sort: text === DEFAULT_SORT ? undefined : text })
}

/** The filter as the wire has it, for one book. */
export function linesQueryOf(
  journalId: number,
  { state, search, sort }: BankSearch,
): QueryOf<typeof contract.bank.transactions> {
  return {
    journalId: String(journalId),
    ...(state !== 'all' && { state: state ?? 'waiting' }),
    ...(search !== undefined && { search }),
    ...(sort !== undefined && { sort }),
  }
}

/** The address of the bank screen with these filters. */
export function bankHref(administrationId: number, filter: BankSearch = {}): string {
  return administrationAddress(administrationId, 'bank', { search: filter })
}
