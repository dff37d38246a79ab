import { contract } from '@klopt/api-client/contract'
import { ofBooks, ofClient, ofMore, type Read } from './read.ts'

const YEAR = { from: '2026-01-01', to: '2026-12-31' }
const PAST_DAY = { asOf: '2025-03-31' }
const TODAY = { asOf: '2026-09-27' }

/** Reports, returns, purchases, the bank and what else is kept in books. */
export const READS_OF_BOOKS: readonly Read[] = [
  ofBooks('payables by age as of a past day', contract.reports.agedPayables, PAST_DAY),
  ofBooks('cash flow by month', contract.reports.cashFlow, { ...YEAR, by: 'month' }),
  ofBooks('turnover by customer', contract.reports.turnover, { ...YEAR, side: 'customer' }),
  ofBooks('VAT reconciliation', contract.reports.vatReconciliation, YEAR),
  ofMore('lines behind a figure, a page', contract.reports.figureLines, ({ accountId }) => ({
    query: { ...YEAR, accountIds: String(accountId) },
  })),
  ofBooks('accruals', contract.reports.accruals, TODAY),
  ofBooks('chart of accounts', contract.ledgerAccounts.chart),
  ofBooks('accounts', contract.ledgerAccounts.list),
  ofBooks('journals', contract.journals.list),
  ofBooks('drafts of entries', contract.journalDrafts.list),
  ofBooks('templates of entries', contract.journalTemplates.list),
  ofBooks('locks', contract.bookLocks.list),
  ofClient('dossier of a year', contract.dossiers.get, { fiscalYear: 2025 }),
  ofBooks('assets, a page', contract.assets.list, {}),
  ofBooks('assets beside the ledger', contract.assets.reconciliation, TODAY),
  ofBooks('what may be an asset', contract.assets.candidates),
  ofBooks('periods of VAT', contract.vat.periods),
  ofBooks('lines of a VAT box, a page', contract.vat.boxLines, { period: '2026-Q2', box: '1a' }),
  ofBooks('late VAT', contract.vatCorrections.late),
  ofBooks('corrections of VAT', contract.vatCorrections.list),
  ofBooks('revision of VAT', contract.vatDeduction.revision, {}),
  ofBooks('mixed use', contract.vatDeduction.mixedUse),
  ofBooks('VAT of other countries', contract.vatRefund.get, { year: '2026' }),
  ofBooks('VAT of other countries, a page', contract.vatRefund.documents, {}),
  ofBooks('small business scheme', contract.smallBusinessScheme.get),
  ofBooks('periods of ICP', contract.icp.periods),
  ofBooks('a list of ICP', contract.icp.get, {}),
  ofBooks('periods of OSS', contract.oss.periods),
  ofBooks('a list of OSS', contract.oss.get, {}),
  ofBooks('purchases, a page', contract.purchases.list, {}),
  ofMore('purchases with a number', contract.purchases.duplicates, ({ contactId }) => ({
    query: { contactId: String(contactId), number: 'INK17' },
  })),
  ofBooks('payables, a page', contract.payments.payables, {}),
  ofBooks('credit of suppliers', contract.payments.credits),
  ofBooks('payment files, a page', contract.payments.list, {}),
  ofBooks('documents, a page', contract.documents.list, {}),
  ofBooks('bank books', contract.bank.books),
  ofMore('bank lines, those that wait', contract.bank.transactions, ({ journalId }) => ({
    query: { journalId: String(journalId), state: 'waiting' as const },
  })),
  ofMore('bank lines, a search', contract.bank.transactions, ({ journalId }) => ({
    query: { journalId: String(journalId), search: 'Leverancier 77' },
  })),
  ofBooks('bank imports', contract.bank.imports),
  ofBooks('rules of the bank', contract.bank.rules),
  ofBooks('suggestions that were muted', contract.bank.mutedSuggestions),
  ofBooks('payables that the bank pays', contract.bank.waitingPayables),
  ofBooks('open items to choose', contract.bank.openItems, { search: 'F12' }),
  ofBooks('search in all of the books', contract.search.find, { text: 'Klant 17' }),
]
