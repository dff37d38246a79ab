import { plain, refuse, type Checked } from './checked.ts'

const TWO_FACTOR_MESSAGE = /* @__PURE__ */ plain('two_factor_code', 'De code moet 6 cijfers lang zijn')
const RECOVERY_MESSAGE = /* @__PURE__ */ plain('recovery_code', 'De code moet precies 16 karakters lang zijn')

/**
 * Checks the code of an authenticator app and gives its six digits; the spaces that apps show in it are ignored.
 * Reasons: `format`, `length`.
 */
export function twoFactorCode(input: unknown): Checked {
  if (typeof input !== 'string') return refuse('format', TWO_FACTOR_MESSAGE)
  const value = input.replace(/[ \xa0]/g, '')
  if (/[^0-9]/.test(value)) return refuse('format', TWO_FACTOR_MESSAGE)
  return value.length === 6 ? { ok: true, value } : refuse('length', TWO_FACTOR_MESSAGE)
}

/**
 * Checks a recovery code and gives its sixteen capitals and digits; spaces and hyphens between groups are ignored, and
 * small letters become capitals. Reasons: `format`, `length`.
 */
export function recoveryCode(input: unknown): Checked {
  if (typeof input !== 'string') return refuse('format', RECOVERY_MESSAGE)
  const value = input.replace(/[ \xa0-]/g, '')
  if (/[^a-z0-9]/i.test(value)) return refuse('format', RECOVERY_MESSAGE)
  return value.length === 16 ? { ok: true, value: value.toUpperCase() } : refuse('length', RECOVERY_MESSAGE)
}
