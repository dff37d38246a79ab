import { contract } from '@klopt/api-client/contract'
import { ofBooks, ofCustomer, ofMore, type Read } from './read.ts'

/** What customers are sent and owe. */
export const READS_OF_SALES: readonly Read[] = [
  ofBooks('invoices, a page', contract.invoices.list, {}),
  ofBooks('invoices, those that are owed', contract.invoices.list, { status: 'unpaid' }),
  ofBooks('invoices, a search', contract.invoices.list, { search: 'Opdracht 17' }),
  ofMore('deposits of a contact', contract.invoices.deposits, ({ contactId }) => ({
    query: { contactId: String(contactId) },
  })),
  ofBooks('estimates, a page', contract.estimates.list, {}),
  ofBooks('estimates, a search', contract.estimates.list, { search: 'OFF17' }),
  ofBooks('recurring invoices, a page', contract.recurringInvoices.list, {}),
  ofBooks('earlier invoices', contract.earlierInvoices.list),
  ofBooks('reminders that are due', contract.reminders.due),
  ofBooks('reminders that payments hold', contract.reminders.waiting),
  ofBooks('mandates, a page', contract.directDebits.mandates, {}),
  ofBooks('what can be collected', contract.directDebits.collectables),
  ofBooks('direct debit files, a page', contract.directDebits.list, {}),
  ofMore('links of a customer', contract.customerLinks.list, ({ contactId }) => ({ params: { contactId } })),
  ofCustomer('page of a customer', contract.customerDashboard.get),
  ofCustomer('statement of a customer', contract.customerDashboard.statement, {}),
  ofMore('activity of a contact', contract.contacts.activity, ({ contactId }) => ({ params: { contactId } })),
  ofMore('checks of a VAT number', contract.vatNumberChecks.list, ({ contactId }) => ({ params: { contactId } })),
  ofBooks('products, a page', contract.products.list, {}),
  ofBooks('groups of prices', contract.products.groups),
  ofMore('a product with its prices', contract.products.get, ({ productId }) => ({ params: { productId } })),
]
