/** The screens that the server leads to, in mails and in answers: their paths as the route tree of the web app has them. */
export const screens = {
  login: '/v2/authenticate',
  forgotPassword: '/v2/forgot-password',
  resetPassword: '/v2/reset-password',
  confirmEmailAddress: '/v2/confirm-email-address',
  confirmRegistration: '/v2/register/confirm',
  invitation: '/v2/administrations/$administrationId/invitations/$invitationId',
  firm: '/v2/firms/$firmId',
  firmInvitation: '/v2/firms/$firmId/invitations/$invitationId',
  members: '/v2/administrations/$administrationId/settings/users',
  dashboard: '/v2/administrations/$administrationId/dashboard',
  accountCard: '/v2/administrations/$administrationId/ledger/accounts/$accountId',
  assets: '/v2/administrations/$administrationId/assets',
  asset: '/v2/administrations/$administrationId/assets/$assetId',
  bank: '/v2/administrations/$administrationId/bank',
  bankConnections: '/v2/administrations/$administrationId/bank/connections',
  /** The one address that a provider of accounts at banks sends people back to. */
  bankConnected: '/v2/bank-connected',
  bankBooks: '/v2/administrations/$administrationId/settings/bank-books',
  invoices: '/v2/administrations/$administrationId/invoices',
  invoice: '/v2/administrations/$administrationId/invoices/$invoiceId',
  approvals: '/v2/administrations/$administrationId/approvals',
  questions: '/v2/administrations/$administrationId/questions',
  recurringInvoice: '/v2/administrations/$administrationId/recurring-invoices/$recurringInvoiceId',
  directDebitFile: '/v2/administrations/$administrationId/invoices/direct-debits/$directDebitFileId',
  estimate: '/v2/administrations/$administrationId/estimates/$estimateId',
  contact: '/v2/administrations/$administrationId/contacts/$contactId',
  documents: '/v2/administrations/$administrationId/purchases/documents',
  partners: '/v2/administrations/$administrationId/settings/partners',
  payments: '/v2/administrations/$administrationId/purchases/payments',
  purchases: '/v2/administrations/$administrationId/purchases',
  purchase: '/v2/administrations/$administrationId/purchases/$purchaseId',
  trialBalance: '/v2/administrations/$administrationId/reports/trial-balance',
  foreignVat: '/v2/administrations/$administrationId/reports/foreign-vat',
  vatReturn: '/v2/administrations/$administrationId/vat-return',
  journal: '/v2/administrations/$administrationId/journal',
  subscription: '/v2/administrations/$administrationId/settings/subscription',
  vatSettings: '/v2/administrations/$administrationId/settings/vat',
  article: '/v2/administrations/$administrationId/support/$articleId',
  ticket: '/tickets/$ticketId',
  customerPage: '/v2/customer-dashboard/$token',
} as const

type Screens = typeof screens
/** The names of the ids in a path. */
type IdOf<Path> = Path extends `${string}$${infer Rest}`
  ? Rest extends `${infer Name}/${infer After}`
    ? Name | IdOf<After>
    : Rest
  : never

/**
 * The path of a screen, with its ids and what it reads of its address. In an answer of the API the client follows it as
 * it is; a mail puts the address of the site before it.
 */
export function screenPath<Screen extends keyof Screens>(
  screen: Screen,
  ids: Readonly<{ [Id in IdOf<Screens[Screen]>]: Id extends 'token' ? string : number }>,
  query: Readonly<Record<string, string>> = {},
): string {
  const values = new Map<string, number | string>(Object.entries(ids))
  const path = screens[screen].replaceAll(/\$(\w+)/g, (_, name: string) => String(values.get(name)))
  const parameters = new URLSearchParams(query).toString()
  return parameters === '' ? path : `${path}?${parameters}`
}
