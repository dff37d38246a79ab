// Written from the contract by `npm run in -- @klopt/api-client run calls`.
import type { customerDashboard as declared } from '../../contract/areas.ts'
import { defineCalls } from '../define-calls.ts'

export const customerDashboard = /* @__PURE__ */ defineCalls<typeof declared>('customerDashboard', {
  open: { method: 'POST', path: '/api/v2/customer-dashboard/{token}/open', stale: ['customerDashboard'] },
  request: { method: 'POST', path: '/api/v2/customer-dashboard/{token}/request' },
  get: { method: 'GET', path: '/api/v2/customer-dashboard/{token}', policy: 'ALWAYS' },
  invoice: { method: 'GET', path: '/api/v2/customer-dashboard/{token}/invoices/{invoiceId}' },
  view: { method: 'POST', path: '/api/v2/customer-dashboard/{token}/invoices/{invoiceId}/view' },
  pdf: { method: 'POST', path: '/api/v2/customer-dashboard/{token}/invoices/{invoiceId}/pdf', isFile: true },
  eInvoice: { method: 'POST', path: '/api/v2/customer-dashboard/{token}/invoices/{invoiceId}/e-invoice', isFile: true },
  earlierPdf: {
    method: 'POST',
    path: '/api/v2/customer-dashboard/{token}/earlier-invoices/{openItemId}/pdf',
    isFile: true,
  },
  statement: { method: 'GET', path: '/api/v2/customer-dashboard/{token}/statement' },
  payments: { method: 'POST', path: '/api/v2/customer-dashboard/{token}/payments' },
})
