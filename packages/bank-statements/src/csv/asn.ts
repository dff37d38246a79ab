import { damaged, truncated } from '../refusal.ts'
import { centsOf } from '../text/cents.ts'
import { civilDateOf } from '../text/civil-date.ts'
import { ibanOrNull } from '../text/iban.ts'
import { squeeze, squeezeOrNull } from '../text/squeeze.ts'
import type { BankStatement } from '../types.ts'
import { lineOf, type Booking } from './booking.ts'
import { statementsOf } from './statements.ts'

const FIRST_ROW = /^\d\d-\d\d-\d{4},[A-Z]{2}\d\d(?:ASNB|SNSB|RBRB)\w+,(?:[^,\n]*,){5}[A-Z]{3},-?[\d.]+,[A-Z]{3},/
/** Cells before the description, and after it. */
const BEFORE = 17
const AFTER = 1

/**
 * Reads the CSV without a header of ASN, SNS and RegioBank: plain values, of which only the description stands between
 * single quotes and may hold a comma. Null for any other text.
 * @throws Refusal when a row is cut off or damaged, or a balance does not follow.
 */
export function readAsnCsv(text: string): BankStatement[] | null {
  if (!FIRST_ROW.test(text)) return null
  const rows = text.split(/\r?\n/)
  // Nothing marks the end of the last number in a row but the line break behind it.
  if (rows.pop() !== '') throw truncated(rows.length + 1)
  return statementsOf(rows.map(bookingOf))
}

function bookingOf(row: string, index: number): Booking {
  const fileLine = index + 1
  const cells = row.split(',')
  if (cells.length < BEFORE + 1 + AFTER) throw damaged('het aantal kolommen', fileLine)
  const [day = '', account = '', other, name, , , , currency = '', before = ''] = cells
  const [amount = '', , valueDay = '', , kind, , reference] = cells.slice(10)
  const [date, opening, amountCents] = [civilDateOf(day), centsOf(before), centsOf(amount)]
  if (date === null || opening === null || amountCents === null || cells[9] !== currency) {
    throw damaged('de boeking', fileLine)
  }
  return {
    account,
    currency,
    fileLine,
    line: lineOf({
      date,
      valueDate: civilDateOf(valueDay),
      amountCents,
      counterpartyName: squeezeOrNull(name),
      counterpartyIban: ibanOrNull(other),
      description: descriptionOf(cells.slice(BEFORE, -AFTER).join(',')),
      structuredReference: squeezeOrNull(reference),
      kind: squeezeOrNull(kind),
      balanceAfterCents: opening + amountCents,
    }),
  }
}

function descriptionOf(quoted: string): string {
  const text = squeeze(quoted)
  return text.startsWith("'") && text.endsWith("'") && text.length > 1 ? squeeze(text.slice(1, -1)) : text
}
