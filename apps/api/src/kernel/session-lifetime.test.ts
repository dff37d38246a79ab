import { expect, test } from 'vitest'
import type { Session } from './caller.ts'
import { absoluteLifetime_ms, expiryOf, idleLifetime_ms, isVerified, verification_ms } from './session-lifetime.ts'

const start = Date.parse('2026-06-15T10:00:00Z')
const after = (elapsed_ms: number) => new Date(start + elapsed_ms)
const session: Session = {
  tokenHash: Buffer.alloc(0),
  createdAt: after(0),
  lastSeenAt: after(0),
  expiresAt: after(absoluteLifetime_ms),
  secondFactorAt: after(0),
}

test('a session that nobody used is over after exactly a week, not a millisecond sooner', () => {
  expect(expiryOf(session, after(idleLifetime_ms - 1))).toBeNull()
  expect(expiryOf(session, after(idleLifetime_ms))).toBe('session_expired')
})

test('a session is over exactly at its end, however shortly ago it was used', () => {
  const used = { ...session, lastSeenAt: after(absoluteLifetime_ms - 1) }
  expect(expiryOf(used, after(absoluteLifetime_ms - 1))).toBeNull()
  expect(expiryOf(used, after(absoluteLifetime_ms))).toBe('token_expired')
})

test('a second factor holds for less than an hour', () => {
  expect(isVerified(session, after(verification_ms - 1))).toBe(true)
  expect(isVerified(session, after(verification_ms))).toBe(false)
  expect(isVerified({ ...session, secondFactorAt: null }, after(0))).toBe(false)
})
