import type { CustomerInvoice, CustomerPage } from '@klopt/api-client/contract'

/** The page of somebody who was invoiced nothing. */
export const aCustomerPage = (changes: Partial<CustomerPage> = {}): CustomerPage => ({
  seller: {
    name: 'Studio Noord',
    emailAddress: 'eva@studionoord.example',
    phone: null,
    website: null,
    accentColour: '#006070',
    logo: null,
    takesBankPayments: true,
    takesOnlinePayments: false,
  },
  customer: { name: 'Noor Jansen', kind: 'person', language: 'nl' },
  isPreview: false,
  today: '2026-11-29',
  openCents: 0,
  creditCents: 0,
  invoices: [],
  earlierPdfs: [],
  estimates: [],
  subscriptions: [],
  ...changes,
})

/** One that was paid. */
export const aCustomerInvoice: CustomerInvoice = {
  id: 7,
  kind: 'invoice',
  number: '2026-0007',
  invoiceDate: '2026-11-14',
  dueDate: '2026-11-28',
  status: 'paid',
  grossCents: 12_100,
  openCents: 0,
  claimsCents: 0,
  foreign: null,
  paidOn: '2026-11-20',
}
