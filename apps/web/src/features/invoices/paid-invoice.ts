import type { Invoice, InvoiceListItem } from '@klopt/api-client/contract'
import type { PaidDocument } from '../../shell/payments/paid-document.ts'

/** An invoice as the payment of it is looked for. */
export const paidInvoice = ({
  id,
  number,
  contactName,
  invoiceDate,
}: Pick<Invoice | InvoiceListItem, 'id' | 'number' | 'contactName' | 'invoiceDate'>): PaidDocument => ({
  kind: 'receivable',
  invoiceId: id,
  number: number ?? '',
  contactName,
  date: invoiceDate ?? '',
})
