import { plain, refuse, type Refused } from './checked.ts'
import { passesElevenProof } from './eleven-proof.ts'

const MESSAGE = /* @__PURE__ */ plain('turnover_tax_number', 'Vul een geldig omzetbelastingnummer in')
const WARNING = 'Controleer het omzetbelastingnummer: de cijfers passen niet bij elkaar'

/** A number whose shape is right; `warning` tells what may be wrong with it all the same. */
export type TurnoverTaxNumber = { ok: true; value: string; warning: string | null }

/**
 * Checks a turnover tax number (omzetbelastingnummer), the number a Dutch business uses with the tax office, and gives
 * it in capitals: nine digits, B, two digits. The shape decides. The nine digits are a BSN or RSIN, so one that fails the
 * 11-proof deserves a second look, but it is never refused. Reasons: `format`.
 */
export function turnoverTaxNumber(input: unknown): TurnoverTaxNumber | Refused {
  if (typeof input !== 'string') return refuse('format', MESSAGE)
  const value = input.replace(/[ \xa0./-]/g, '')
  if (!/^[0-9]{9}b[0-9]{2}$/i.test(value)) return refuse('format', MESSAGE)
  const digits = value.slice(0, 9)
  const passes = +digits > 0 && passesElevenProof(digits)
  return { ok: true, value: value.toUpperCase(), warning: passes ? null : WARNING }
}
