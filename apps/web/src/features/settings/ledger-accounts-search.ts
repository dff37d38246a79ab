import * as v from 'valibot'
import { administrationAddress } from '../../app/routing/address.ts'
import { accountTypes } from '../../shared/ledger/account-types.ts'
import { listSearch, searchSort } from '../../shared/lists/list-search.ts'

const ledgerAccountsSearch = v.object({
  search: listSearch.search,
  view: listSearch.view,
  peek: listSearch.peek,
  sort: searchSort(['number', 'name', 'type'] as const),
  type: v.fallback(v.optional(v.picklist(accountTypes.map(({ type }) => type))), undefined),
})
/** What the address of the chart of accounts says. */
export type LedgerAccountsSearch = v.InferOutput<typeof ledgerAccountsSearch>

/** Reads the address; a filter that cannot be read is as if it were not there. */
export const readLedgerAccountsSearch = (raw: Record<string, unknown>): LedgerAccountsSearch =>
  v.parse(ledgerAccountsSearch, raw)

/** The address of the list with these filters. */
export const ledgerAccountsHref = (administrationId: number, filter: LedgerAccountsSearch): string =>
  administrationAddress(administrationId, 'settings/ledger-accounts', { search: filter })
