import { RETURN_REASON_CODES } from '@klopt/bookkeeping/payments'
import { expect, test } from 'vitest'
import { payerReason } from './payer-reason.ts'

test.each(RETURN_REASON_CODES)('whoever pays is not spoken of as the customer: %s', (code) => {
  expect(payerReason(code)).not.toMatch(/klant/i)
})

test('a code that no direct debit has says that the bank gives no reason', () => {
  expect(payerReason('ZZ99')).toBe('De bank zegt niet waarom')
})
