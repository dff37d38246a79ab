import { plain, refuse, type Checked, type Reason } from './checked.ts'
import { compact } from './text.ts'
import { VAT_RULES } from './vat-rules.ts'

const MESSAGE = /* @__PURE__ */ plain('vat_number', 'Ongeldig btw-nummer')
const COUNTRY_MESSAGE = /* @__PURE__ */ plain('vat_country', 'Ongeldige landcode (bv. BE, DE, ES, ...)')
/** Room for the longest number (LT, 14) with a separator after every character; longer input is not read. */
const MAX_LENGTH = 40

/**
 * Checks a VAT number of the European Union and gives it in capitals without separators, in the form that VIES takes.
 *
 * Rule: the prefix, shape and check digits of the 27 member states (Greece is EL) and of Northern Ireland (XI), see
 * `VAT_RULES`. GB left VIES on 2021-01-01. EU and IM numbers of the one-stop shop are no country's and not in VIES.
 * A number that passes may still be unissued or ended: only VIES itself can tell.
 * Reasons: `length`, `country`, `format`, `checksum`.
 */
export function vatNumber(input: unknown): Checked {
  if (typeof input !== 'string') return refuse('format', MESSAGE)
  if (input.length > MAX_LENGTH) return refuse('length', MESSAGE)
  let value = input
  let reason = fault(value)
  // What machines pass on is in order already, so it is only put in order when it is not accepted as it is.
  if (reason) {
    value = compact(input).replace(/[./-]/g, '')
    reason = fault(value)
  }
  return reason ? refuse(reason, reason === 'country' ? COUNTRY_MESSAGE : MESSAGE) : { ok: true, value }
}

function fault(value: string): Reason | null {
  const rule = VAT_RULES.get(value.slice(0, 2))
  if (!rule) return 'country'
  const [shape, passes] = rule
  const body = value.slice(2)
  if (!shape.test(body)) return 'format'
  // Numbers of zeros alone satisfy many of the sums and are nobody's; GD000 of Northern Ireland is no sum.
  return passes(body) && /[1-9]|^GD/.test(body) ? null : 'checksum'
}
