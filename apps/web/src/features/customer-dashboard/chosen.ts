import type { ChosenInvoices, CustomerInvoice } from '@klopt/api-client/contract'

type Known = Pick<CustomerInvoice, 'id' | 'kind'>

/** What tells an invoice from all others on the page: those of an earlier package have ids of their own. */
export const keyOf = ({ id, kind }: Known): string => `${kind === 'earlier' ? 'item' : 'invoice'} ${id}`

/** Invoices as they are asked to be paid together. */
export const paidTogether = (invoices: readonly Known[]): ChosenInvoices => ({
  invoiceIds: invoices.filter(({ kind }) => kind !== 'earlier').map(({ id }) => id),
  openItemIds: invoices.filter(({ kind }) => kind === 'earlier').map(({ id }) => id),
})
