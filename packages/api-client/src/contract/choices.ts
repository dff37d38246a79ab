import * as v from 'valibot'

// Screens check these too. They stand apart from the calls, whose schemas no screen carries.

/** The boxes of a VAT return. */
export const vatBox = v.picklist(['1a', '1b', '1c', '1d', '1e', '2a', '3a', '3b', '3c', '4a', '4b', '5a', '5b', '5g'])

/** What kind of business keeps the books. */
export const LEGAL_FORMS = ['zzp', 'vof', 'bv', 'stichting', 'vereniging'] as const

/** What an article is about: the headings of the help centre, in their order. */
export const articleTopic = v.picklist(['start', 'invoices', 'bank', 'vat', 'purchases', 'ledger', 'account'])
export type ArticleTopic = v.InferOutput<typeof articleTopic>
/** What those headings say, on a screen and in a file alike. */
export const TOPIC_NAMES: Readonly<Record<ArticleTopic, string>> = {
  start: 'Aan de slag',
  invoices: 'Facturen',
  bank: 'Bank',
  vat: 'Btw',
  purchases: 'Inkoop',
  ledger: 'Boekhouding',
  account: 'Account en abonnement',
}

/** PRODUCT 1, ACCOUNTING 2, SUBSCRIPTION 3, ERROR 6, FEATURE_REQUEST 7. */
export const ticketTag = v.picklist([1, 2, 3, 6, 7], 'Kies een optie.')
export type TicketTag = v.InferOutput<typeof ticketTag>
