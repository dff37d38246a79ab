import { contract } from '@klopt/api-client/schemas'
import { administration } from '../../kernel/access.ts'
import { route } from '../../kernel/route.ts'
import { everyItem } from '../../table-files/every-item.ts'
import { keepTable } from '../../table-files/keep-table.ts'
import { accountCard } from './account-card.ts'
import { accruals } from './accruals.ts'
import { agedItems } from './aged-items.ts'
import { balanceSheet } from './balance-sheet.ts'
import { cashFlow } from './cash-flow.ts'
import { profitAndLoss } from './profit-and-loss.ts'
import { assertRange } from './report-days.ts'
import {
  accrualTable,
  agedTable,
  cardTable,
  cashTable,
  statementTable,
  trialTable,
  turnoverTable,
  vatTable,
} from './report-tables.ts'
import { trialBalance } from './trial-balance.ts'
import { turnover } from './turnover.ts'
import { vatReconciliation } from './vat-reconciliation.ts'

const file = {
  access: administration('ACCOUNTING'),
  changesNothing: true,
  isolation: 'repeatable read',
  fromReplica: true,
} as const

/** The reports as files, with what the screen shows of them. */
export const reportExportRoutes = [
  route(contract.reports.exportBalanceSheet, {
    ...file,
    handle: async ({ db, administration, user, input: { query } }) => {
      const report = await balanceSheet(db, administration, query)
      return keepTable(user.id, statementTable(`Balans ${query.asOf}`, report, true), query.format)
    },
  }),

  route(contract.reports.exportProfitAndLoss, {
    ...file,
    handle: async ({ db, administration, user, input: { query } }) => {
      const report = await profitAndLoss(db, administration, query)
      return keepTable(user.id, statementTable('Winst en verlies', report, false), query.format)
    },
  }),

  route(contract.reports.exportTrialBalance, {
    ...file,
    handle: async ({ db, administration, user, input: { query } }) => {
      assertRange(query)
      const report = await trialBalance(db, administration, query.from, query.to)
      return keepTable(user.id, trialTable(report), query.format)
    },
  }),

  route(contract.reports.exportAgedReceivables, {
    ...file,
    handle: async ({ db, administrationId, user, input: { query } }) => {
      const report = await agedItems(db, administrationId, 'receivable', query.asOf)
      return keepTable(user.id, agedTable('Openstaand van klanten', report), query.format)
    },
  }),

  route(contract.reports.exportAgedPayables, {
    ...file,
    handle: async ({ db, administrationId, user, input: { query } }) => {
      const report = await agedItems(db, administrationId, 'payable', query.asOf)
      return keepTable(user.id, agedTable('Openstaand bij leveranciers', report), query.format)
    },
  }),

  route(contract.reports.exportVatReconciliation, {
    ...file,
    handle: async ({ db, administrationId, user, today, input: { query } }) => {
      const report = await vatReconciliation(db, administrationId, today, query)
      return keepTable(user.id, vatTable(report), query.format)
    },
  }),

  route(contract.reports.exportCashFlow, {
    ...file,
    handle: async ({ db, administrationId, user, today, input: { query } }) => {
      const report = await cashFlow(db, administrationId, today, query)
      return keepTable(user.id, cashTable(report), query.format)
    },
  }),

  route(contract.reports.exportTurnover, {
    ...file,
    handle: async ({ db, administrationId, user, input: { query } }) => {
      const report = await turnover(db, administrationId, query)
      const name = query.side === 'supplier' ? 'Kosten per leverancier' : 'Omzet per klant'
      return keepTable(user.id, turnoverTable(name, report), query.format)
    },
  }),

  route(contract.reports.exportAccruals, {
    ...file,
    handle: async ({ db, administrationId, user, input: { query } }) => {
      const report = await accruals(db, administrationId, query.asOf)
      return keepTable(user.id, accrualTable(report), query.format)
    },
  }),

  route(contract.reports.exportAccountCard, {
    ...file,
    handle: async ({ db, administration, user, input: { params, query } }) => {
      assertRange(query)
      const range = { from: query.from, to: query.to }
      const page = (at: { readonly cursor?: string; readonly pageSize: number }) =>
        accountCard(db, administration, params.accountId, { ...range, ...at })
      const { account } = await page({ pageSize: 1 })
      return keepTable(user.id, cardTable(`${account.number} ${account.name}`, everyItem(page)), query.format)
    },
  }),
]
