import { amountsIn } from './amounts.ts'
import { datesIn } from './dates.ts'
import { emailAddressesIn } from './email-addresses.ts'
import type { Found, Matcher, ValueType } from './found.ts'
import { ibansIn } from './ibans.ts'
import { invoiceNumbersIn } from './invoice-numbers.ts'
import { kvkNumbersIn } from './kvk-numbers.ts'
import { paymentReferencesIn } from './payment-references.ts'
import { postcodesIn } from './postcodes.ts'
import { termsIn } from './terms.ts'
import { vatNumbersIn } from './vat-numbers.ts'

/** The surest first: what proves itself by check digits or a label takes its characters from those that follow. */
const MATCHERS: readonly Matcher[] = [
  emailAddressesIn,
  ibansIn,
  vatNumbersIn,
  paymentReferencesIn,
  kvkNumbersIn,
  datesIn,
  amountsIn,
  postcodesIn,
  termsIn,
]

/** A value this sure leaves its characters to no other type. */
const SURE = 0.7
/** A date, an amount or a reference may be the number of an invoice after all, when its label says so. */
const CAN_BE_A_NUMBER: ReadonlySet<ValueType> = new Set(['DATE', 'AMOUNT', 'POSTAL_CODE', 'PAYMENT_REFERENCE'])
const ONLY_BY_LABEL = 0.05

/** All values in a folded text, from left to right. */
export function valuesIn(text: string): Found[] {
  const kept: Found[] = []
  const taken = new Uint8Array(text.length)
  for (const matcher of MATCHERS) {
    const free = matcher(text).filter(({ start, end }) => !taken.subarray(start, end).includes(1))
    kept.push(...free)
    for (const { start, end, score } of free) if (score >= SURE) taken.fill(1, start, end)
  }
  const same = new Set(kept.filter(({ type }) => CAN_BE_A_NUMBER.has(type)).map(spanOf))
  for (const number of invoiceNumbersIn(text)) {
    if (!taken.subarray(number.start, number.end).includes(1)) kept.push(number)
    else if (same.has(spanOf(number))) kept.push({ ...number, score: ONLY_BY_LABEL })
  }
  return kept.sort((a, b) => a.start - b.start || b.end - a.end || b.score - a.score)
}

function spanOf({ start, end }: Found): string {
  return `${start} ${end}`
}
