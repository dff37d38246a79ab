import type { DateRange } from '@klopt/ui'
import { administrationAddress } from './address.ts'

/** The card of a ledger account over a range of days. */
export const accountHref = (administrationId: number, accountId: number, { from, to }: DateRange): string =>
  administrationAddress(administrationId, 'ledger/accounts/$accountId', { params: { accountId }, search: { from, to } })

/** A new journal entry, from another one, from a template or empty. */
export const newEntryHref = (
  administrationId: number,
  from: { readonly copy?: number; readonly template?: number } = {},
): string => administrationAddress(administrationId, 'journal/$draftId', { params: { draftId: 'new' }, search: from })

/** The screen of a journal entry. */
export const entryHref = (administrationId: number, entryId: number): string =>
  administrationAddress(administrationId, 'ledger/entries/$entryId', { params: { entryId } })
