/**
 * Every call there is, by area. Routes, the typed client, OpenAPI and the access matrix come from it. It is a namespace,
 * so that a built screen carries the areas it uses and no others.
 */
export * as contract from './areas.ts'

export * from './account.ts'
export * from './admin.ts'
export * from './administrations.ts'
export * from './annual-reports.ts'
export * from './approvals.ts'
export * from './articles.ts'
export * from './asset-input.ts'
export * from './assets.ts'
export * from './authentication.ts'
export * from './back-office.ts'
export * from './bad-debts.ts'
export * from './bank-books.ts'
export * from './bank-mappings.ts'
export * from './bank-rules.ts'
export * from './bank-suggestion.ts'
export * from './bank.ts'
export * from './book-locks.ts'
export * from './call.ts'
export * from './choices.ts'
export * from './contacts.ts'
export * from './customer-dashboard.ts'
export * from './customer-estimates.ts'
export * from './questions.ts'
export * from './recurring-invoice-input.ts'
export * from './recurring-invoices.ts'
export * from './customer-links.ts'
export * from './customer-subscriptions.ts'
export * from './dashboard.ts'
export * from './direct-debits.ts'
export * from './documents.ts'
export * from './error-reports.ts'
export {
  estimate,
  estimateInput,
  estimates,
  type Estimate,
  type EstimateInput,
  type EstimateLine,
  type EstimateListItem,
} from './estimates.ts'
export * from './firm-members.ts'
export * from './dossiers.ts'
export * from './firm-templates.ts'
export * from './firms.ts'
export * from './fiscal-years.ts'
export * from './hours-reports.ts'
export * from './hours.ts'
export * from './icp.ts'
export * from './invoice-input.ts'
export * from './invoice-view.ts'
export * from './invoice.ts'
export * from './invoices.ts'
export * from './journal-drafts.ts'
export * from './journal-entries.ts'
export * from './journal-templates.ts'
export * from './ledger-accounts.ts'
export * from './reports.ts'
export * from './mandate.ts'
export * from './members.ts'
export type { AuditFileImport, AuditFilePreview } from './audit-files.ts'
export * from './invoice-attachments.ts'
export * from './earlier-invoices.ts'
export * from './numbering.ts'
export * from './online-payments.ts'
export * from './opening-balance.ts'
export type { OssList, OssPayment, OssRegistration } from './oss.ts'
export * from './partners.ts'
export * from './payments.ts'
export {
  product,
  productInput,
  products,
  type PriceAgreementInput,
  type Product,
  type ProductInput,
  type ProductListItem,
} from './products.ts'
export * from './projects.ts'
export * from './purchase-input.ts'
export * from './purchase-proposal.ts'
export * from './purchases.ts'
export * from './reminders.ts'
export * from './removal-requests.ts'
export * from './rich-text.ts'
export * from './settings.ts'
export * from './several-invoices.ts'
export * from './small-business-scheme.ts'
export * from './subscriptions.ts'
export * from './support.ts'
export type { VatNumberCheck } from './vat-number-checks.ts'
export * from './ticket-queue.ts'
export * from './tickets.ts'
export * from './time-entry-input.ts'
export * from './timers.ts'
export * from './expenses.ts'
export * from './trips.ts'
export * from './users.ts'
export * from './vat-codes.ts'
export * from './vat.ts'
export * from './vat-corrections.ts'
export * from './vat-payments.ts'
export * from './worklist.ts'
export { visibleText } from './visible-text.ts'
