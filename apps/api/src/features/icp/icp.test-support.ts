import type { ContactInput } from '@klopt/api-client/contract'
import { contract } from '@klopt/api-client/schemas'
import { VAT_CODES, type VatCode } from '@klopt/bookkeeping/vat'
import { anInvoiceLine } from '../books-input.test-support.ts'
import { type Books } from '../books.test-support.ts'

type SaleCode = ReturnType<typeof anInvoiceLine>['vatCode']

const belgian = { name: 'Drukkerij Janssens', country: 'BE', vatNumber: 'BE0411905847' } as const
const german = { name: 'Büro Klar GmbH', country: 'DE', vatNumber: 'DE136695976' } as const

/** Customers in Belgium and Germany with their VAT numbers. */
export const european: Readonly<Record<'belgian' | 'german', Partial<ContactInput>>> = { belgian, german }

/** Makes a final invoice of one line under a VAT code. */
export async function sell(
  books: Books,
  sale: { contactId: number; vatCode: SaleCode; euros: string; invoiceDate: string },
) {
  const { contactId, invoiceDate } = sale
  return books.invoice({
    contactId,
    invoiceDate,
    lines: [anInvoiceLine({ vatCode: sale.vatCode, unitPrice: sale.euros })],
  })
}

export const showList = (books: Books, period?: string) =>
  books.client.call(contract.icp.get, { params: books.params, query: period === undefined ? {} : { period } })

export const fileList = (books: Books, body: { period: string; totalEuros?: number; handedInOn?: string }) =>
  books.client.send(contract.icp.file, { params: books.params, body })

/** Those customers in some books. */
export const customers = async (books: Books) => ({
  belgian: await books.contact(european.belgian),
  german: await books.contact(european.german),
})

/** Takes the VAT number off a customer: what was booked without an invoice has none then, an invoice keeps its own. */
export async function loseNumber(books: Books, contactId: number): Promise<void> {
  const params = { ...books.params, contactId }
  const known = await books.client.call(contract.contacts.get, { params })
  await books.client.call(contract.contacts.save, { params, body: { ...known, vatNumber: null } })
}

/** A customer for a line of an entry under this code, where the intra-community list names one. */
export const customerOf = async (books: Books, vatCode: VatCode) =>
  VAT_CODES[vatCode].icp === null ? {} : { contactId: await books.contact(german) }
