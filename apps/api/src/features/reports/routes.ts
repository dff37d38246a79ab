import { contract } from '@klopt/api-client/schemas'
import { administration } from '../../kernel/access.ts'
import { route } from '../../kernel/route.ts'
import { keepTable } from '../../table-files/keep-table.ts'
import { accountCard } from './account-card.ts'
import { accruals } from './accruals.ts'
import { agedItems } from './aged-items.ts'
import { balanceSheet } from './balance-sheet.ts'
import { cashFlow } from './cash-flow.ts'
import { figureLines } from './figure-lines.ts'
import { ledgerAccountTable } from './ledger-account-table.ts'
import { listAccounts } from './list-accounts.ts'
import { profitAndLoss } from './profit-and-loss.ts'
import { assertRange } from './report-days.ts'
import { showEntry } from './show-entry.ts'
import { trialBalance } from './trial-balance.ts'
import { turnoverLines } from './turnover-lines.ts'
import { turnover } from './turnover.ts'
import { vatReconciliation } from './vat-reconciliation.ts'

const access = administration('ACCOUNTING')

/** The ledger as it can be read: accounts, their cards, entries and the trial balance. */
export const reportRoutes = [
  route(contract.ledgerAccounts.list, {
    // Whoever books a bank line or an invoice chooses an account.
    access: administration('BOOKING'),
    handle: ({ db, administrationId }) => listAccounts(db, administrationId),
  }),

  route(contract.ledgerAccounts.export, {
    access: administration('BOOKING'),
    changesNothing: true,
    isolation: 'repeatable read',
    handle: async ({ db, administrationId, user, input: { query } }) =>
      keepTable(user.id, ledgerAccountTable(await listAccounts(db, administrationId), query), query.format),
  }),

  route(contract.reports.trialBalance, {
    access,
    isolation: 'repeatable read',
    fromReplica: true,
    keepsPlans: true,
    handle: ({ db, administration: books, input: { query } }) => {
      assertRange(query)
      return trialBalance(db, books, query.from, query.to)
    },
  }),

  route(contract.reports.profitAndLoss, {
    access,
    isolation: 'repeatable read',
    fromReplica: true,
    keepsPlans: true,
    handle: ({ db, administration: books, input: { query } }) => profitAndLoss(db, books, query),
  }),

  route(contract.reports.balanceSheet, {
    access,
    isolation: 'repeatable read',
    fromReplica: true,
    keepsPlans: true,
    handle: ({ db, administration: books, input: { query } }) => balanceSheet(db, books, query),
  }),

  route(contract.reports.agedReceivables, {
    access,
    isolation: 'repeatable read',
    fromReplica: true,
    keepsPlans: true,
    handle: ({ db, administrationId, input: { query } }) => agedItems(db, administrationId, 'receivable', query.asOf),
  }),

  route(contract.reports.agedPayables, {
    access,
    isolation: 'repeatable read',
    fromReplica: true,
    keepsPlans: true,
    handle: ({ db, administrationId, input: { query } }) => agedItems(db, administrationId, 'payable', query.asOf),
  }),

  route(contract.reports.vatReconciliation, {
    access,
    isolation: 'repeatable read',
    fromReplica: true,
    handle: ({ db, administrationId, today, input: { query } }) =>
      vatReconciliation(db, administrationId, today, query),
  }),

  route(contract.reports.cashFlow, {
    access,
    isolation: 'repeatable read',
    fromReplica: true,
    handle: ({ db, administrationId, today, input: { query } }) => cashFlow(db, administrationId, today, query),
  }),

  route(contract.reports.accruals, {
    access,
    isolation: 'repeatable read',
    fromReplica: true,
    handle: ({ db, administrationId, input: { query } }) => accruals(db, administrationId, query.asOf),
  }),

  route(contract.reports.turnover, {
    access,
    isolation: 'repeatable read',
    fromReplica: true,
    handle: ({ db, administrationId, input: { query } }) => turnover(db, administrationId, query),
  }),

  route(contract.reports.figureLines, {
    access,
    isolation: 'repeatable read',
    fromReplica: true,
    handle: ({ db, administrationId, today, input: { query } }) =>
      query.turnover === undefined
        ? figureLines(db, administrationId, query)
        : turnoverLines(db, { administrationId, today, why: query.turnover }, query),
  }),

  route(contract.reports.accountCard, {
    access,
    isolation: 'repeatable read',
    fromReplica: true,
    handle: ({ db, administration: books, input: { params, query } }) => {
      assertRange(query)
      return accountCard(db, books, params.accountId, query)
    },
  }),

  route(contract.reports.entry, {
    access: administration('BOOKING'),
    handle: ({ db, administrationId, input: { params } }) => showEntry(db, administrationId, params.entryId),
  }),
]
