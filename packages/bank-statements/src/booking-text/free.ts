import { ibanOrNull } from '../text/iban.ts'
import { squeeze, squeezeOrNull } from '../text/squeeze.ts'
import { NO_TEXT, type BookingText } from './booking-text.ts'
import { structuredText } from './structured.ts'
import { joinLines } from './join-lines.ts'

/**
 * Text without a structure, but for three habits: Knab's `REK: iban/NAAM: name`, ASN's and
 * SNS's first line `iban name` with the rest below it, and a payment reference of 16 digits.
 */
export function freeText(lines: readonly string[], bank: string): BookingText {
  return ibanFirst(lines, bank) ?? { ...NO_TEXT, ...labelled(joinLines(lines, bank)) }
}

function ibanFirst(lines: readonly string[], bank: string): BookingText | null {
  const match = /^([A-Z]{2}\d{2}[A-Z0-9]{10,30})(?:\s+(.*))?$/.exec(lines[0] ?? '') // zero: no lines
  const iban = ibanOrNull(match?.[1])
  if (match === null || iban === null) return null
  const rest = lines.slice(1)
  const start = rest.findIndex((line) => line.trim() !== '')
  const body = start === -1 ? [] : rest.slice(start)
  const below = structuredText(body, bank) ?? {
    ...NO_TEXT,
    ...labelled(joinLines(body, bank)),
  }
  return {
    ...below,
    counterpartyIban: iban,
    counterpartyName: below.counterpartyName ?? squeezeOrNull(match[2]),
  }
}

function labelled(text: string): Partial<BookingText> {
  const name = /\bNAAM:([^\n/]*)/.exec(text)?.[1]
  const iban = /\bREK: *([A-Z]{2}\d{2}[A-Z0-9]{10,30})/.exec(text)?.[1]
  return {
    description: squeeze(text),
    counterpartyName: squeezeOrNull(name),
    counterpartyIban: ibanOrNull(iban),
    structuredReference: /BETALINGSKENM(?:ERK|\.)?:?\s+(\d{16})\b/i.exec(text)?.[1] ?? null,
  }
}
