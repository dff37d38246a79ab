// Written from the contract by `npm run in -- @klopt/api-client run calls`.
import type { reports as declared } from '../../contract/areas.ts'
import { defineCalls } from '../define-calls.ts'

export const reports = /* @__PURE__ */ defineCalls<typeof declared>('reports', {
  balanceSheet: { method: 'GET', path: '/api/v2/administrations/{administrationId}/reports/balance-sheet' },
  profitAndLoss: { method: 'GET', path: '/api/v2/administrations/{administrationId}/reports/profit-and-loss' },
  agedReceivables: { method: 'GET', path: '/api/v2/administrations/{administrationId}/reports/aged-receivables' },
  agedPayables: { method: 'GET', path: '/api/v2/administrations/{administrationId}/reports/aged-payables' },
  vatReconciliation: { method: 'GET', path: '/api/v2/administrations/{administrationId}/reports/vat-reconciliation' },
  cashFlow: { method: 'GET', path: '/api/v2/administrations/{administrationId}/reports/cash-flow' },
  turnover: { method: 'GET', path: '/api/v2/administrations/{administrationId}/reports/turnover' },
  figureLines: { method: 'GET', path: '/api/v2/administrations/{administrationId}/reports/lines' },
  exportBalanceSheet: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/reports/balance-sheet/export',
    isFile: true,
  },
  exportProfitAndLoss: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/reports/profit-and-loss/export',
    isFile: true,
  },
  exportTrialBalance: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/reports/trial-balance/export',
    isFile: true,
  },
  exportAgedReceivables: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/reports/aged-receivables/export',
    isFile: true,
  },
  exportAgedPayables: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/reports/aged-payables/export',
    isFile: true,
  },
  exportVatReconciliation: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/reports/vat-reconciliation/export',
    isFile: true,
  },
  exportCashFlow: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/reports/cash-flow/export',
    isFile: true,
  },
  exportTurnover: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/reports/turnover/export',
    isFile: true,
  },
  exportAccruals: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/reports/accruals/export',
    isFile: true,
  },
  exportAccountCard: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/accounts/{accountId}/card/export',
    isFile: true,
  },
  accruals: { method: 'GET', path: '/api/v2/administrations/{administrationId}/reports/accruals' },
  trialBalance: { method: 'GET', path: '/api/v2/administrations/{administrationId}/reports/trial-balance' },
  accountCard: { method: 'GET', path: '/api/v2/administrations/{administrationId}/accounts/{accountId}/card' },
  entry: { method: 'GET', path: '/api/v2/administrations/{administrationId}/journal-entries/{entryId}' },
})
