import { plain, refuse, type Checked } from './checked.ts'

const MESSAGE = /* @__PURE__ */ plain('phone', 'Vul een geldig telefoonnummer in')
const MAX_LENGTH = 40

/** `+31`, `0031` (with the `(0)` that people put after it) or `0`, and then the number as it is known abroad. */
const PREFIX = /^(?:(?:\+|00)310?|0)(?=[1-9])/

/**
 * The numbers that the Dutch plan assigns, without their leading zero: the areas (30 codes of two digits and 111 of
 * three), mobile and paging, the numbers tied to no place, the free and paid ones, and devices.
 */
const NATIONAL = new RegExp(
  '^(?:(?:' +
    '(?:[1345][035]|2[0346]|3[68]|46|58|7\\d)\\d|' +
    '1(?:1[13-578]|6[124-8]|7[24]|8[0-467])|2(?:2[2-46-9]|5[125]|9[479])|3(?:1[3-8]|2[01]|4[1-8])|' +
    '4(?:1[1-368]|7[58]|8[15-8]|9[23579])|5(?:[19][1-9]|2[1-57-9]|4[13-8]|6[126]|7[0-3578])' +
    ')\\d{6}|(?:6[1-68]|8[4578]|91)\\d{7}|(?:800|90[069])\\d{4}(?:\\d{3})?|970\\d{8})$',
)

/**
 * Checks a Dutch telephone number and gives it in international form, '+31201234567'. Spaces, points, hyphens, slashes
 * and brackets are ignored.
 *
 * Rule: the Dutch numbering plan for telephone and ISDN services (BWBR0010198): 141 areas, 061 to 066 and 068, 084, 085,
 * 087, 088, 091, 0800 and 0900/0906/0909 with four or seven digits, 097 with eight after 0970. Read 2026-11-21. Not
 * accepted: short numbers (112, 14xxx), private networks (082) and dial-in numbers (067), which no customer is called on.
 * Reasons: `country` (another prefix), `format`, `length`.
 */
export function phone(input: unknown): Checked {
  if (typeof input !== 'string') return refuse('format', MESSAGE)
  if (input.length > MAX_LENGTH) return refuse('length', MESSAGE)
  const dialled = input.replace(/[ \xa0().\-/]/g, '')
  const prefix = PREFIX.exec(dialled)
  if (!prefix) return refuse('country', MESSAGE)
  const national = dialled.slice(prefix[0].length)
  return NATIONAL.test(national) ? { ok: true, value: `+31${national}` } : refuse('format', MESSAGE)
}
