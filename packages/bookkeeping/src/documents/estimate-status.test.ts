import { expect, test } from 'vitest'
import { estimateStatus, type EstimateFacts, type EstimateStatus } from './estimate-status.ts'

const sent: EstimateFacts = {
  sentAt: 1,
  viewedAt: null,
  acceptedAt: null,
  declinedAt: null,
  withdrawnAt: null,
  validUntil: '2026-12-12',
  isInvoiced: false,
}

test.each<[string, Partial<EstimateFacts>, EstimateStatus]>([
  ['not sent, whatever its day', { sentAt: null, validUntil: '2020-01-01' }, 'draft'],
  ['sent', {}, 'sent'],
  ['seen', { viewedAt: 2 }, 'viewed'],
  ['valid until today', { validUntil: '2026-12-01' }, 'sent'],
  ['valid until yesterday', { validUntil: '2026-11-30', viewedAt: 2 }, 'expired'],
  ['accepted in time', { acceptedAt: 3, validUntil: '2020-01-01' }, 'accepted'],
  ['declined', { declinedAt: 3 }, 'declined'],
  ['on invoices in whole', { acceptedAt: 3, isInvoiced: true }, 'invoiced'],
  ['withdrawn, whatever was invoiced', { acceptedAt: 3, isInvoiced: true, withdrawnAt: 4 }, 'withdrawn'],
])('an estimate that is %s', (_name, facts, status) => {
  expect(estimateStatus({ ...sent, ...facts }, '2026-12-01')).toBe(status)
})
