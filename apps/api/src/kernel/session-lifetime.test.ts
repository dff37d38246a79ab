import { expect, test } from 'vitest'
import type { Session } from './caller.ts'
import { absoluteLifetimeMs, expiryOf, idleLifetimeMs, isVerified, verificationMs } from './session-lifetime.ts'

const start = Date.parse('2026-06-15T10:00:00Z')
const after = (elapsedMs: number) => new Date(start + elapsedMs)
const session: Session = {
  tokenHash: Buffer.alloc(0),
  createdAt: after(0),
  lastSeenAt: after(0),
  expiresAt: after(absoluteLifetimeMs),
  secondFactorAt: after(0),
}

test('a session that nobody used is over after exactly a week, not a millisecond sooner', () => {
  expect(expiryOf(session, after(idleLifetimeMs - 1))).toBeNull()
  expect(expiryOf(session, after(idleLifetimeMs))).toBe('session_expired')
})

test('a session is over exactly at its end, however shortly ago it was used', () => {
  const used = { ...session, lastSeenAt: after(absoluteLifetimeMs - 1) }
  expect(expiryOf(used, after(absoluteLifetimeMs - 1))).toBeNull()
  expect(expiryOf(used, after(absoluteLifetimeMs))).toBe('token_expired')
})

test('a second factor holds for less than an hour', () => {
  expect(isVerified(session, after(verificationMs - 1))).toBe(true)
  expect(isVerified(session, after(verificationMs))).toBe(false)
  expect(isVerified({ ...session, secondFactorAt: null }, after(0))).toBe(false)
})
