import { plain, refuse, type Checked } from './checked.ts'

const MESSAGE = /* @__PURE__ */ plain('kvk_number', 'Vul een geldig KvK-nummer in')

/**
 * Checks a number of the Dutch trade register (KvK) and gives its eight digits. There is no public check digit; the
 * twelve digits of an establishment are another number. Spaces and points between the digits are ignored.
 * Reasons: `length`, `format`.
 */
export function kvkNumber(input: unknown): Checked {
  if (typeof input !== 'string') return refuse('format', MESSAGE)
  const value = input.replace(/[ \xa0.]/g, '')
  if (/[^0-9]/.test(value)) return refuse('format', MESSAGE)
  return value.length === 8 ? { ok: true, value } : refuse('length', MESSAGE)
}
