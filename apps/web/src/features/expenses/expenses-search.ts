import type { contract, QueryOf } from '@klopt/api-client/contract'
import * as v from 'valibot'
import { administrationAddress } from '../../app/routing/address.ts'
import { omitUndefined } from '../../app/transport/omit-undefined.ts'
import { listSearch, searchId, searchSort } from '../../shared/lists/list-search.ts'

const expensesSearch = v.object({
  search: listSearch.search,
  view: listSearch.view,
  start: listSearch.start,
  sort: searchSort(['spentOn'] as const),
  state: v.fallback(v.optional(v.picklist(['submitted', 'approved', 'declined', 'reimbursed'])), undefined),
  /** The receipt that is looked at. */
  open: searchId,
})
/** What the address of the receipts says. */
export type ExpensesSearch = v.InferOutput<typeof expensesSearch>

/** Reads the address; a filter that cannot be read is as if it were not there. */
export const readExpensesSearch = (raw: Record<string, unknown>): ExpensesSearch => v.parse(expensesSearch, raw)

/** The filter as the wire has it. */
export const expensesQuery = ({ search, sort, start, state }: ExpensesSearch): QueryOf<typeof contract.expenses.list> =>
  omitUndefined({ search, sort, start, state })

/** The address of the receipts with these filters. */
export const expensesHref = (administrationId: number, filter: ExpensesSearch): string =>
  administrationAddress(administrationId, 'expenses', { search: filter })
