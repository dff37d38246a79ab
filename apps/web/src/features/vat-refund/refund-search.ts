import type { contract, QueryOf } from '@klopt/api-client/contract'
import * as v from 'valibot'
import { administrationAddress } from '../../app/routing/address.ts'
import { omitUndefined } from '../../app/transport/omit-undefined.ts'
import { listSearch, searchSort } from '../../shared/lists/list-search.ts'

/** Digits in an address are read as a number. */
const year = v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.regex(/^20\d{2}$/))

const refundSearch = v.object({
  search: listSearch.search,
  view: listSearch.view,
  start: listSearch.start,
  sort: searchSort(['invoiceDate'] as const),
  year: v.fallback(v.optional(year), undefined),
  country: v.fallback(v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))), undefined),
})
/** What the address of foreign VAT says; without a year it shows the one that is to be asked back now. */
export type RefundSearch = v.InferOutput<typeof refundSearch>

/** Reads the address; a filter that cannot be read is as if it were not there. */
export const readRefundSearch = (raw: Record<string, unknown>): RefundSearch => v.parse(refundSearch, raw)

/** The filter as the wire has it, with the year that is shown. */
export const documentsQuery = (
  { search, sort, start, country }: RefundSearch,
  shownYear: number | undefined,
): QueryOf<typeof contract.vatRefund.documents> =>
  omitUndefined({ search, sort, start, country, year: shownYear === undefined ? undefined : String(shownYear) })

/** The address of foreign VAT with these filters. */
export const refundHref = (administrationId: number, filter: RefundSearch): string =>
  administrationAddress(administrationId, 'reports/foreign-vat', { search: filter })
