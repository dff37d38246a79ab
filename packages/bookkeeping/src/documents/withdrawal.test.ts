import { expect, test } from 'vitest'
import { lastWithdrawalDay } from './withdrawal.ts'

test.each([
  ['2026-11-03', '2026-11-17', 'a Tuesday'],
  ['2026-11-14', '2026-11-30', 'a Saturday becomes Monday'],
  ['2026-12-11', '2026-12-28', 'over Christmas and the weekend after it'],
  ['2026-04-13', '2026-04-28', 'over the day of the king'],
])('what was made on %s can be withdrawn until %s: %s', (madeOn, last) => {
  expect(lastWithdrawalDay(madeOn)).toBe(last)
})
