import { toCents } from '../money/amounts.ts'
import { decimalsOf, EURO, isRate, type CurrencyCode } from '../money/currencies.ts'
import { parseDecimal, powerOfTen, type Decimal } from '../money/decimal.ts'
import { BookkeepingError } from '../money/errors.ts'
import { must } from '../money/must.ts'
import { divideHalfAway, roundTogether } from '../money/rounding.ts'
import type { DocumentLineTotal, DocumentTotals, DocumentVatTotal } from './document-totals.ts'

/** What turns the amounts of a document into euros. */
export interface Exchange {
  readonly currency: CurrencyCode
  /** How much of the currency one euro is, as the European Central Bank publishes it: '1.0832'. */
  readonly rate: Decimal
}

/** An amount in the smallest unit of its currency to euro cents, halves away from zero. Throws as `totalsInEuros`. */
export function inEuroCents(amount: number, exchange: Exchange): number {
  const { denominator, factor } = fractionOf(exchange)
  return toCents(divideHalfAway(BigInt(amount) * factor, denominator))
}

/**
 * The totals of a document in another currency in euros, as they are booked. Base and VAT are converted once per VAT code
 * and rate (article 91 and 230 of directive 2006/112/EC: the VAT is stated in euros), lines are rounded so that they are
 * their base together, and the gross is what these come to: the entry balances whatever the rate. Of euros nothing
 * changes. Throws `unknown_currency`, `invalid_rate` and `amount_out_of_range`.
 */
export function totalsInEuros(totals: DocumentTotals, exchange: Exchange): DocumentTotals {
  if (exchange.currency === EURO) return totals
  const cents = (amount: number): number => inEuroCents(amount, exchange)
  const vat = totals.vat.map((group) => ({
    ...group,
    discountCents: cents(group.discountCents),
    baseCents: cents(group.baseCents),
    vatCents: cents(group.vatCents),
  }))
  const netCents = vat.reduce((sum, { baseCents }) => sum + baseCents, 0)
  const vatCents = vat.reduce((sum, group) => sum + group.vatCents, 0)
  return {
    lines: linesInEuros(totals, vat, exchange),
    discountCents: cents(totals.discountCents),
    vat,
    netCents,
    vatCents,
    grossCents: toCents(BigInt(netCents + vatCents)),
  }
}

/** The lines of each VAT code and rate, rounded so that they are its base together. */
function linesInEuros(
  { lines }: DocumentTotals,
  vat: readonly DocumentVatTotal[],
  exchange: Exchange,
): DocumentLineTotal[] {
  const { denominator, factor } = fractionOf(exchange)
  const together = (amounts: readonly number[], totalCents: number): number[] => {
    const numerators = amounts.map((amount) => BigInt(amount) * factor)
    return roundTogether(numerators, denominator, BigInt(totalCents)).map(toCents)
  }
  const converted = new Map<DocumentLineTotal, DocumentLineTotal>()
  for (const group of vat) {
    const own = lines.filter((line) => keyOf(line) === keyOf(group))
    if (own.length === 0) continue
    const bases = together(
      own.map(({ baseCents }) => baseCents),
      group.baseCents,
    )
    const nets = together(
      own.map(({ netCents }) => netCents),
      group.baseCents + group.discountCents,
    )
    for (const [place, line] of own.entries()) {
      const baseCents = must(bases[place], 'the base of a line')
      const netCents = must(nets[place], 'the net of a line')
      converted.set(line, { ...line, amountCents: inEuroCents(line.amountCents, exchange), baseCents, netCents })
    }
  }
  return lines.map((line) => must(converted.get(line), 'the group of a line'))
}

/** Euro cents of an amount are `amount * factor / denominator`. */
function fractionOf({ currency, rate }: Exchange): { readonly factor: bigint; readonly denominator: bigint } {
  if (!isRate(rate)) {
    throw new BookkeepingError('invalid_rate', `'${rate.slice(0, 20)}' is geen koers. Vul in hoeveel één euro is.`)
  }
  const { digits, scale } = parseDecimal(rate)
  return { factor: 100n * powerOfTen(scale), denominator: digits * powerOfTen(decimalsOf(currency)) }
}

const keyOf = ({ vatCode, ratePercent }: Pick<DocumentVatTotal, 'vatCode' | 'ratePercent'>): string =>
  `${vatCode} ${ratePercent}`
