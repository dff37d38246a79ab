import { nearestCivilDate, shortCivilDate } from '../text/civil-date.ts'
import { ibanOrNull } from '../text/iban.ts'
import { plainCentsOf } from '../text/cents.ts'
import { squeezeOrNull } from '../text/squeeze.ts'
import type { Field } from './split-fields.ts'

/** What `:61:` itself says of a booking. */
export interface Transaction {
  valueDate: string
  /** Null where the bank leaves it out. */
  entryDate: string | null
  amountCents: number
  /** Code of the sort of transaction, without the N, S or F in front; null for "miscellaneous". */
  kind: string | null
  counterpartyIban: string | null
  counterpartyName: string | null
}

// Value date, entry date, mark, third letter of the currency, amount, type, the rest. Some banks
// end the type with a space instead of a third letter, others put one before it.
const SHAPE = /^(\d{6})(\d{4})?(R?[CD])([A-Z])?(\d+(?:[.,]\d*)?)(?: ?([NSF][A-Z0-9]{2}[A-Z0-9 ])(.*))?$/

/** Reads `:61:`; null when it is none. */
export function transactionOf(field: Field): Transaction | null {
  const match = SHAPE.exec(field.value.trimEnd())
  if (match === null) return null
  const [, valueDay = '', entryDay, mark, , amount = '', type = '', rest = ''] = match
  const valueDate = valueDateOf(valueDay)
  const cents = plainCentsOf(amount)
  if (valueDate === null || cents === null) return null
  const entryDate = entryDay === undefined ? null : nearestCivilDate(entryDay, valueDate)
  if (entryDay !== undefined && entryDate === null) return null
  // A reversed credit takes money out and a reversed debit brings it back.
  const comesIn = mark === 'C' || mark === 'RD'
  return {
    valueDate,
    entryDate,
    amountCents: comesIn || cents === 0 ? cents : -cents,
    kind: type === '' || type.endsWith('MSC') ? null : type.slice(1).trim(),
    ...counterpartyOf(rest, field.more[0] ?? ''), // zero: no line below
  }
}

/** Some banks reckon interest by months of 30 days, and write 30 February for the end of that month. */
function valueDateOf(day: string): string | null {
  const date = shortCivilDate(day)
  if (date !== null || !/(?:29|30|31)$/.test(day)) return date
  const ends = ['30', '29', '28'].map((end) => shortCivilDate(day.slice(0, 4) + end))
  return ends.find((end) => end !== null) ?? null
}

/**
 * Rabobank puts the other IBAN on the line below, or before SEPA the other's name behind a
 * reference of sixteen characters; ASN and SNS put the IBAN in place of the reference and the
 * name on the line below.
 */
function counterpartyOf(rest: string, below: string) {
  const reference = rest.split('//')[0] ?? '' // zero: no reference
  const ibanAsReference = ibanOrNull(reference)
  if (ibanAsReference !== null) {
    return { counterpartyIban: ibanAsReference, counterpartyName: squeezeOrNull(below) }
  }
  const name = rest === reference ? squeezeOrNull(rest.slice(16)) : null
  return { counterpartyIban: ibanOrNull(below), counterpartyName: name }
}
