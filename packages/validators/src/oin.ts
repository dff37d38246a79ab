import { plain, refuse, type Checked } from './checked.ts'

const MESSAGE = /* @__PURE__ */ plain('oin', 'Vul een geldig OIN in: 20 cijfers')

/**
 * Checks the number of a Dutch government body (OIN) and gives its twenty digits: eight that name the register, and the
 * number there. There is no check digit of its own. Spaces and points between the digits are ignored.
 * Reasons: `length`, `format`.
 */
export function oin(input: unknown): Checked {
  if (typeof input !== 'string') return refuse('format', MESSAGE)
  const value = input.replace(/[ \xa0.]/g, '')
  if (/[^0-9]/.test(value)) return refuse('format', MESSAGE)
  if (value.length !== 20) return refuse('length', MESSAGE)
  return value.startsWith('000000') ? { ok: true, value } : refuse('format', MESSAGE)
}
