import { expect, test } from 'vitest'
import { codeAt, matchingStep } from './totp.ts'

// The test vectors of RFC 6238 (SHA-1), their last six digits; the secret is '12345678901234567890'.
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
test.each([
  [59, '287082'],
  [1111111109, '081804'],
  [1234567890, '005924'],
  [20000000000, '353130'],
])('at second %i the code is that of RFC 6238', (second, code) => {
  const at = new Date(second * 1000)
  expect(codeAt(secret, at)).toBe(code)
  expect(matchingStep(secret, code, at)).toBe(Math.floor(second / 30))
})

test('the step of the code is answered, not that of the clock', () => {
  const now = new Date('2026-06-15T10:00:00Z')
  const earlier = new Date(now.getTime() - 30_000)
  expect(matchingStep(secret, codeAt(secret, earlier), now)).toBe(earlier.getTime() / 30_000)
})

test('what is not six digits is no code', () => {
  const now = new Date('2026-06-15T10:00:00Z')
  for (const code of ['', '12345', '1234567', ' 12345', '12345a', '１２３４５６']) {
    expect(matchingStep(secret, code, now)).toBeNull()
  }
})
