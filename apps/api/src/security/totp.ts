import { Secret, TOTP } from 'otpauth'

const PERIOD_SECONDS = 30

/**
 * The time step whose code this is, or null when it is no code of now: one step of clock difference is
 * allowed either way. A step is used once, so the caller keeps the newest.
 */
export function matchingStep(secretBase32: string, code: string, now: Date): number | null {
  if (!/^\d{6}$/.test(code)) return null
  const totp = new TOTP({ secret: Secret.fromBase32(secretBase32), period: PERIOD_SECONDS, digits: 6 })
  const delta = totp.validate({ token: code, timestamp: now.getTime(), window: 1 })
  return delta === null ? null : Math.floor(now.getTime() / 1000 / PERIOD_SECONDS) + delta
}

/** The code of an instant; what an authenticator app shows. */
export function codeAt(secretBase32: string, now: Date): string {
  return new TOTP({ secret: Secret.fromBase32(secretBase32), period: PERIOD_SECONDS, digits: 6 }).generate({
    timestamp: now.getTime(),
  })
}
