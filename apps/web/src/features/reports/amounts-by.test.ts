import { expect, test } from 'vitest'
import { amountsBy, saidOfAmounts } from './amounts-by.ts'

test('months are in whole euros and say so, years and quarters are to the cent', () => {
  expect([undefined, 'quarter' as const, 'month' as const].map(amountsBy)).toEqual(['cents', 'cents', 'euros'])
  expect(saidOfAmounts('month')).toBe(', in hele euro’s')
  expect(saidOfAmounts('quarter')).toBe('')
})
