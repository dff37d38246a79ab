import type { ArticleTopic } from '@klopt/api-client/contract'

/** The headings of the help centre. */
export const topicNames: Record<ArticleTopic, string> = {
  start: 'Aan de slag',
  invoices: 'Facturen',
  bank: 'Bank',
  vat: 'Btw',
  purchases: 'Inkoop',
  ledger: 'Boekhouding',
  account: 'Account en abonnement',
}
