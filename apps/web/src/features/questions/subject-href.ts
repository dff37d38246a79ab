import type { Question } from '@klopt/api-client/contract'
import { administrationAddress } from '../../app/routing/address.ts'

/** Where what a question is about is shown; null when it is about nothing or was taken away. */
export function subjectHref(
  administrationId: number,
  { kind, id, label, periodKey }: Question['subject'],
): string | null {
  if (kind === 'period' && periodKey !== null) {
    return administrationAddress(administrationId, 'vat-return', { search: { period: periodKey } })
  }
  if (id === null) return null
  switch (kind) {
    case 'invoice':
      return administrationAddress(administrationId, 'invoices/$invoiceId', { params: { invoiceId: id } })
    case 'purchase':
      return administrationAddress(administrationId, 'purchases/$purchaseId', { params: { purchaseId: id } })
    case 'document':
      return administrationAddress(administrationId, 'purchases/documents/$documentId', { params: { documentId: id } })
    case 'entry':
      return administrationAddress(administrationId, 'ledger/entries/$entryId', { params: { entryId: id } })
    case 'bank_line':
      return administrationAddress(administrationId, 'bank', { search: { state: 'all', search: nameIn(label) } })
    default:
      return null
  }
}

/** 'Bol.com' of 'Bol.com, 12 mei 2026, € −45,00': what finds the line in its book. Questions of before have '12-05-2026'. */
const nameIn = (label: string): string => label.replace(/, (\d{2}-\d{2}-|\d{1,2} [a-z]{3} )\d{4}.*$/s, '')
