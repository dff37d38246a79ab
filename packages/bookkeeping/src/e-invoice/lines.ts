import { divideHalfAway } from '../money/rounding.ts'
import {
  compareDecimals,
  formatDecimal,
  multiplyDecimals,
  negateDecimal,
  parseDecimal,
  powerOfTen,
  type Decimal,
} from '../money/decimal.ts'
import { must } from '../money/must.ts'
import { categoryOf, taxCategory } from './categories.ts'
import type { EInvoice, EInvoiceLine } from './types.ts'
import { amount, group, leaf, type Money } from './xml.ts'

/** UN/ECE recommendation 20. */
const PIECE = 'C62'
const UNIT_CODES: Readonly<Partial<Record<string, string>>> = {
  stuk: 'H87',
  stuks: 'H87',
  uur: 'HUR',
  uren: 'HUR',
  dag: 'DAY',
  dagen: 'DAY',
  week: 'WEE',
  weken: 'WEE',
  maand: 'MON',
  maanden: 'MON',
  jaar: 'ANN',
  km: 'KMT',
  m: 'MTR',
  m2: 'MTK',
  'm²': 'MTK',
  m3: 'MTQ',
  kg: 'KGM',
  liter: 'LTR',
}

export interface Written {
  readonly element: 'InvoiceLine' | 'CreditNoteLine'
  readonly quantity: 'InvoicedQuantity' | 'CreditedQuantity'
  /** -1 on a credit note, whose amounts are told as positive ones. */
  readonly sign: 1 | -1
  readonly money: Money
}

/** The lines of a document. */
export function linesOf(invoice: EInvoice, as: Written): string[] {
  return invoice.lines.map((line, index) => {
    const total = must(invoice.totals.lines[index], 'the total of a line')
    const netCents = as.sign * total.netCents + 0
    const { quantity, price, allowanceCents } = priced(line, netCents, { ...as, includesVat: invoice.pricesIncludeVat })
    const unitCode = UNIT_CODES[line.unit.trim().toLowerCase()]
    const [name = '', ...details] = line.description.split('\n')
    return must(
      group(as.element, [
        leaf('ID', String(index + 1)),
        leaf('Note', unitCode === undefined && line.unit !== '' ? `Eenheid: ${line.unit}` : null),
        leaf(as.quantity, quantity, ` unitCode="${unitCode ?? PIECE}"`),
        amount('LineExtensionAmount', netCents, as.money),
        allowanceCents === 0 ? null : allowance(allowanceCents, [], 'Korting', as.money),
        group('Item', [
          leaf('Description', details.join(' ')),
          leaf('Name', name) ?? leaf('Name', `Regel ${index + 1}`),
          taxCategory('ClassifiedTaxCategory', { category: categoryOf(total), ratePercent: total.ratePercent }),
        ]),
        group('Price', [leaf('PriceAmount', price, ` currencyID="${as.money.currency}"`)]),
      ]),
      'the elements of a line',
    )
  })
}

/** What is taken off; what is negative is added instead. */
export function allowance(
  cents: number,
  category: readonly (string | null)[],
  reason: string,
  money: Money,
): string | null {
  return group('AllowanceCharge', [
    leaf('ChargeIndicator', String(cents < 0)),
    leaf('AllowanceChargeReason', cents < 0 ? 'Correctie' : reason),
    amount('Amount', Math.abs(cents), money),
    ...category,
  ])
}

interface Priced {
  readonly quantity: Decimal
  readonly price: Decimal
  /** What quantity x price is more than the line. */
  readonly allowanceCents: number
}

/** A price is never negative (BR-27): its sign goes to the quantity. */
function priced(
  line: EInvoiceLine,
  netCents: number,
  { sign, includesVat, money: { decimals } }: Pick<Written, 'sign' | 'money'> & { readonly includesVat: boolean },
): Priced {
  const isNegative = compareDecimals(line.unitPrice, '0') < 0
  const quantity =
    isNegative === (sign === 1) ? negateDecimal(line.quantity) : formatDecimal(parseDecimal(line.quantity))
  // Without decimals a discount would not make up what the price rounds off.
  if (includesVat || decimals === 0) return withoutVat(quantity, netCents, decimals)
  const price = isNegative ? negateDecimal(line.unitPrice) : formatDecimal(parseDecimal(line.unitPrice))
  return { quantity, price, allowanceCents: Number(roundTo(multiplyDecimals(quantity, price), decimals)) - netCents }
}

/** So many decimals that quantity x price is the line to the cent. */
const PRICE_SCALE = 10

/** Of a price with VAT: what the line without it makes of each. */
function withoutVat(quantity: Decimal, netCents: number, decimals: number): Priced {
  const { digits, scale } = parseDecimal(quantity)
  if (digits === 0n) return { quantity: '0', price: '0', allowanceCents: -netCents }
  const cents = BigInt(Math.abs(netCents))
  const size = digits < 0n ? -digits : digits
  const price = divideHalfAway(cents * powerOfTen(PRICE_SCALE - decimals + scale), size)
  return { quantity, price: formatDecimal({ digits: price, scale: PRICE_SCALE }), allowanceCents: 0 }
}

/** A decimal in the smallest unit of its currency, halves away from zero. */
function roundTo(value: Decimal, decimals: number): bigint {
  const { digits, scale } = parseDecimal(value)
  return divideHalfAway(digits * powerOfTen(decimals), powerOfTen(scale))
}
