import { ibanOrNull } from '../text/iban.ts'
import { squeeze, squeezeOrNull } from '../text/squeeze.ts'
import { NO_TEXT, type BookingText } from './booking-text.ts'
import { endToEndIdOf } from './structured.ts'

/** Characters a numbered subfield holds; a full one runs on into the next in mid-word. */
const FULL_SUBFIELD = 27

/**
 * Reads `000>10...>20...>21...` as Triodos writes it and `166?00...?20...?32...` as German banks
 * do. Null when the text has another form.
 */
export function subfieldText(lines: readonly string[]): BookingText | null {
  const sign = /^\d{3}([>?])\d\d/.exec(lines[0] ?? '')?.[1] // zero: no lines
  if (sign === undefined) return null
  const subfields = new Map<number, string>()
  for (const part of lines.join('').split(sign).slice(1)) {
    if (/^\d\d/.test(part)) subfields.set(Number(part.slice(0, 2)), part.slice(2))
  }
  return sign === '>' ? triodos(subfields) : german(subfields)
}

/** `>10` holds the other account; for SEPA it is zero and `>20` and `>21` hold BIC and IBAN. */
function triodos(subfields: Map<number, string>): BookingText {
  const iban = ibanOrNull(subfields.get(21))
  const bic = subfields.get(20) ?? '' // zero: no BIC is none of SEPA
  const sepa = iban !== null && /^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?\s*$/.test(bic)
  return {
    ...NO_TEXT,
    counterpartyIban: sepa ? iban : null,
    description: textOf(subfields, sepa ? 22 : 20, 30),
  }
}

/** The text may have marks of its own: `EREF+` for the reference, `SVWZ+` for what was written. */
function german(subfields: Map<number, string>): BookingText {
  const text = `${textOf(subfields, 20, 30)} ${textOf(subfields, 60, 64)}`
  const marked = (mark: string) => new RegExp(`${mark}\\+(.*?)(?=[A-Z]{4}\\+|$)`).exec(text)?.[1]
  return {
    ...NO_TEXT,
    counterpartyIban: ibanOrNull(subfields.get(31)),
    counterpartyName: squeezeOrNull(textOf(subfields, 32, 34)),
    description: squeeze(marked('SVWZ') ?? text),
    endToEndId: endToEndIdOf(marked('EREF') ?? ''), // zero: not told
    kind: squeezeOrNull(subfields.get(0)),
  }
}

function textOf(subfields: Map<number, string>, from: number, before: number): string {
  let text = ''
  for (let number = from; number < before; number += 1) {
    const part = subfields.get(number)
    if (part !== undefined) text += part.length < FULL_SUBFIELD ? `${part} ` : part
  }
  return squeeze(text)
}
