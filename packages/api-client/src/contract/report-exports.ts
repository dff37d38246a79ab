import * as v from 'valibot'
import { defineCall } from './call.ts'
import { date } from './wire.ts'

const ROOT = '/administrations/{administrationId}' as const
const range = { from: date, to: date }
const day = { asOf: date }
const by = v.optional(v.picklist(['month', 'quarter'], 'Kies maand of kwartaal'))

/** The reports as files, asked with what the report itself is asked with; `ledger.ts` has the area. */
export const reportExports = {
  exportBalanceSheet: exportOf('reports/balance-sheet', 'The balance sheet', { ...day, by }),
  exportProfitAndLoss: exportOf('reports/profit-and-loss', 'Profit and loss', { ...range, by }),
  exportTrialBalance: exportOf('reports/trial-balance', 'The trial balance', range),
  exportAgedReceivables: exportOf('reports/aged-receivables', 'What customers owed on a day', day),
  exportAgedPayables: exportOf('reports/aged-payables', 'What was owed to suppliers on a day', day),
  exportVatReconciliation: exportOf('reports/vat-reconciliation', 'The boxes beside the returns', range),
  exportCashFlow: exportOf('reports/cash-flow', 'What came in and went out', { ...range, by }),
  exportTurnover: exportOf('reports/turnover', 'Revenue per customer, or costs per supplier', {
    ...range,
    by,
    side: v.optional(v.picklist(['customer', 'supplier'])),
  }),
  exportAccruals: exportOf('reports/accruals', 'What still has to fall in later months', day),
  exportAccountCard: exportOf('accounts/{accountId}/card', 'The lines of an account', range),
}

function exportOf<const Path extends string, Asked extends v.ObjectEntries>(path: Path, what: string, asked: Asked) {
  return defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ROOT}/${path}/export` as const,
    summary: `${what} as CSV or XLSX`,
    query: v.object({ ...asked, format: v.picklist(['csv', 'xlsx']) }),
    response: 'file',
    errors: ['export_running'],
  })
}
