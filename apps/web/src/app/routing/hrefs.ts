import type { DateRange } from '@klopt/ui'

/** A screen with a range of days in its address. */
export const periodRangeHref = (path: string, { from, to }: DateRange): string =>
  `${path}?${new URLSearchParams({ from, to })}`

/** The card of a ledger account over a range of days. */
export const accountHref = (administrationId: number, accountId: number, range: DateRange): string =>
  periodRangeHref(`/v2/administrations/${administrationId}/ledger/accounts/${accountId}`, range)

/** The screen of a journal entry. */
export const entryHref = (administrationId: number, entryId: number): string =>
  `/v2/administrations/${administrationId}/ledger/entries/${entryId}`
