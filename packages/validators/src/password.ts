import { plain, refuse, type Checked } from './checked.ts'
import { countUpTo } from './text.ts'

const MESSAGE = /* @__PURE__ */ plain('password', 'Het wachtwoord voldoet niet aan alle eisen')
const MINIMUM_LENGTH = 8

export type PasswordRule = 'length' | 'lowercase' | 'uppercase' | 'digit' | 'special'

/** One line of the checklist: the rule, its text in Dutch and whether the password meets it. */
export type PasswordCheck = { rule: PasswordRule; label: string; met: boolean }

/** Every rule for a password and whether this one meets it, in the order in which they are shown. */
export function passwordChecklist(password: string): PasswordCheck[] {
  const text = typeof password === 'string' ? password : ''
  return [
    { rule: 'length', label: 'Minimaal 8 tekens', met: countUpTo(text, MINIMUM_LENGTH) === MINIMUM_LENGTH },
    { rule: 'lowercase', label: 'Een kleine letter', met: /\p{Ll}/u.test(text) },
    { rule: 'uppercase', label: 'Een hoofdletter', met: /\p{Lu}/u.test(text) },
    { rule: 'digit', label: 'Een cijfer', met: /[0-9]/.test(text) },
    { rule: 'special', label: 'Een speciaal teken', met: /[^\p{L}\p{N}\s]/u.test(text) },
  ]
}

/**
 * Checks a new password: at least 8 characters with a lowercase letter, an uppercase letter, a digit and a special
 * character (neither letter, digit nor white space). It is given back as it was typed, spaces included.
 * Reasons: `required`, `length`, `format`.
 */
export function password(input: unknown): Checked {
  if (typeof input !== 'string') return refuse('format', MESSAGE)
  if (!input) return refuse('required', MESSAGE)
  const missing = passwordChecklist(input).find((check) => !check.met)
  if (!missing) return { ok: true, value: input }
  return refuse(missing.rule === 'length' ? 'length' : 'format', MESSAGE)
}

/** Checks that the repeated password is the same. Reasons: `mismatch`, `format`. */
export function passwordRepeat(input: unknown, password: string): Checked {
  const message = plain('password_repeat', 'Het wachtwoord komt niet overeen')
  if (typeof input !== 'string') return refuse('format', message)
  return input === password ? { ok: true, value: input } : refuse('mismatch', message)
}
