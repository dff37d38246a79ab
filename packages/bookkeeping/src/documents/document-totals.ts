import { assertCents, toCents } from '../money/amounts.ts'
import { formatDecimal, parseDecimal, powerOfTen, type Decimal, type ScaledDecimal } from '../money/decimal.ts'
import { BookkeepingError } from '../money/errors.ts'
import { divideHalfAway, roundTogether, sum } from '../money/rounding.ts'
import { vatCodeOrder, type VatCode } from '../vat/vat-codes.ts'
import { resolveVatCode, vatRate } from '../vat/vat-rates.ts'
import { must } from '../money/must.ts'

export interface DocumentLineInput {
  quantity: Decimal
  /** Euros, or another currency of the document; with or without VAT as `pricesIncludeVat` says. */
  unitPrice: Decimal
  /** 0 to 100, of this line. */
  discountPercent?: Decimal
  vatCode: VatCode
  /** Decides the rate; the date of the document when absent. */
  supplyDate?: string
  /** Under the one-stop shop: the rate that somebody chose, in basis points; the standard one of the country when absent. */
  ossRateBasisPoints?: number | null | undefined
}

export interface DocumentInput {
  lines: readonly DocumentLineInput[]
  pricesIncludeVat: boolean
  /** 0 to 100, of the whole document, after the discounts of its lines. */
  discountPercent?: Decimal
  date: string
  /** The country that sales under the one-stop shop went to. */
  destination?: string | null
  /** True when the seller takes part in the small-business scheme. */
  kor?: boolean
  /** Of the currency its amounts are in: all of them are whole numbers of its smallest unit; 2, as of euros, when absent. */
  decimals?: number
  /** VAT as a supplier's document states it, instead of what we compute. */
  statedVat?: readonly { vatCode: VatCode; ratePercent: Decimal; vatCents: number }[]
}

export interface DocumentLineTotal {
  /** As the document shows it: after the line's discount, in the prices' own mode. */
  amountCents: number
  /** Without VAT, after the line's discount, before that of the document. */
  netCents: number
  /** Without VAT, after all discounts: what is booked. */
  baseCents: number
  /** The code after lodging and the small-business scheme have been decided. */
  vatCode: VatCode
  ratePercent: Decimal
}

export interface DocumentVatTotal {
  vatCode: VatCode
  ratePercent: Decimal
  /** The part of the document's discount that falls here, without VAT. */
  discountCents: number
  baseCents: number
  vatCents: number
}

export interface DocumentTotals {
  lines: DocumentLineTotal[]
  /** The document's discount, in the prices' own mode. */
  discountCents: number
  /** Per VAT code and rate, in the order of `VAT_CODES`. */
  vat: DocumentVatTotal[]
  netCents: number
  vatCents: number
  grossCents: number
}

/** Lines that share a VAT code and a rate. */
interface Group {
  vatCode: VatCode
  rate: ScaledDecimal
  ratePercent: Decimal
  /** Places of its lines in the document. */
  indexes: number[]
  amounts: bigint[]
}

/** A group's amounts without VAT, per line before and after the document's discount. */
interface GroupResult {
  net: bigint[]
  base: bigint[]
  vat: bigint
}

/**
 * The one calculation of a document's amounts; the editor, the PDF, the
 * e-invoice and the ledger all use its result.
 *
 * Each line is rounded to cents. VAT is computed once per rate over the whole
 * document, halves away from zero (EN 16931, BR-CO-17). Without VAT in the prices
 * it is base x r / 100; with VAT in them it is gross x r / (100 + r) and the base
 * is what remains, so that the gross that was entered never changes. The
 * document's discount is spread over the rates and the lines to the last cent.
 *
 * Throws `invalid_decimal`, `invalid_percentage`, `invalid_amount` (of stated VAT)
 * and `amount_out_of_range`.
 */
export function documentTotals(input: DocumentInput): DocumentTotals {
  const amounts = input.lines.map((line) => lineAmount(line, input.decimals ?? 2))
  const groups = groupByRate(input, amounts)
  const discountPercent = parsePercentage(input.discountPercent ?? '0')
  const { discounts, discount } = spreadDiscount(groups, discountPercent)

  const results = groups.map((group, index) =>
    computeGroup(group, must(discounts[index], 'the discount of a group'), discountPercent, input),
  )
  const net = sum(results.flatMap(({ base }) => base))
  const vat = sum(results.map((result) => result.vat))
  return {
    lines: lineTotals(amounts, groups, results),
    discountCents: toCents(discount),
    vat: groups.map((group, index) => vatTotal(group, must(results[index], 'the totals of a group'))),
    netCents: toCents(net),
    vatCents: toCents(vat),
    grossCents: toCents(net + vat),
  }
}

/** quantity x price x (100 - discount) / 100, rounded once. */
function lineAmount(line: DocumentLineInput, decimals: number): bigint {
  const quantity = parseDecimal(line.quantity)
  const price = parseDecimal(line.unitPrice)
  const discount = parsePercentage(line.discountPercent ?? '0')
  const remaining = 100n * powerOfTen(discount.scale) - discount.digits
  // The percentage divides by 100.
  const amount = divideHalfAway(
    quantity.digits * price.digits * remaining * powerOfTen(decimals),
    100n * powerOfTen(quantity.scale + price.scale + discount.scale),
  )
  return BigInt(toCents(amount))
}

function groupByRate(input: DocumentInput, amounts: readonly bigint[]): Group[] {
  const groups = new Map<string, Group>()
  for (const [index, line] of input.lines.entries()) {
    const supplyDate = line.supplyDate ?? input.date
    const vatCode = resolveVatCode(line.vatCode, supplyDate, input.kor)
    const ratePercent = vatRate(vatCode, supplyDate, input.destination, line.ossRateBasisPoints)
    const key = `${vatCode} ${ratePercent}`
    const group: Group = groups.get(key) ?? {
      vatCode,
      ratePercent,
      rate: parseDecimal(ratePercent),
      indexes: [],
      amounts: [],
    }
    group.indexes.push(index)
    group.amounts.push(must(amounts[index], 'the amount of a line'))
    groups.set(key, group)
  }
  return [...groups.values()].sort(
    (a, b) => vatCodeOrder(a.vatCode) - vatCodeOrder(b.vatCode) || Number(b.ratePercent) - Number(a.ratePercent),
  )
}

/** The document's discount in cents, and the part of each group. */
function spreadDiscount(groups: readonly Group[], percent: ScaledDecimal): { discounts: bigint[]; discount: bigint } {
  const shares = groups.map((group) => sum(group.amounts) * percent.digits)
  const denominator = 100n * powerOfTen(percent.scale)
  const discount = divideHalfAway(sum(shares), denominator)
  return { discounts: roundTogether(shares, denominator, discount), discount }
}

function computeGroup(group: Group, discount: bigint, percent: ScaledDecimal, input: DocumentInput): GroupResult {
  const shares = group.amounts.map((amount) => amount * percent.digits)
  const lineDiscounts = roundTogether(shares, 100n * powerOfTen(percent.scale), discount)
  const discounted = group.amounts.map((amount, index) => amount - must(lineDiscounts[index], 'the discount of a line'))
  const stated = input.statedVat?.find(
    ({ vatCode, ratePercent }) => vatCode === group.vatCode && ratePercent === group.ratePercent,
  )
  if (stated) assertCents(stated.vatCents)
  const vat = stated ? BigInt(stated.vatCents) : vatOver(sum(discounted), group.rate, input.pricesIncludeVat)

  if (!input.pricesIncludeVat) return { net: group.amounts, base: discounted, vat }
  const vatBeforeDiscount = discount === 0n ? vat : vatOver(sum(group.amounts), group.rate, true)
  return {
    net: withoutVat(group.amounts, group.rate, vatBeforeDiscount),
    base: withoutVat(discounted, group.rate, vat),
    vat,
  }
}

function vatOver(amount: bigint, rate: ScaledDecimal, includesVat: boolean): bigint {
  const hundred = 100n * powerOfTen(rate.scale)
  return divideHalfAway(amount * rate.digits, includesVat ? hundred + rate.digits : hundred)
}

/** Takes `vat` out of amounts that include it, each in proportion. */
function withoutVat(amounts: readonly bigint[], rate: ScaledDecimal, vat: bigint): bigint[] {
  const hundred = 100n * powerOfTen(rate.scale)
  return roundTogether(
    amounts.map((amount) => amount * hundred),
    hundred + rate.digits,
    sum(amounts) - vat,
  )
}

function lineTotals(
  amounts: readonly bigint[],
  groups: readonly Group[],
  results: readonly GroupResult[],
): DocumentLineTotal[] {
  const lines: DocumentLineTotal[] = []
  for (const [groupIndex, { indexes, vatCode, ratePercent }] of groups.entries()) {
    const result = must(results[groupIndex], 'the totals of a group')
    for (const [position, index] of indexes.entries()) {
      lines[index] = {
        amountCents: toCents(must(amounts[index], 'the amount of a line')),
        netCents: toCents(must(result.net[position], 'the net of a line')),
        baseCents: toCents(must(result.base[position], 'the base of a line')),
        vatCode,
        ratePercent,
      }
    }
  }
  return lines
}

function vatTotal({ vatCode, ratePercent }: Group, result: GroupResult): DocumentVatTotal {
  const net = sum(result.net)
  const base = sum(result.base)
  return {
    vatCode,
    ratePercent,
    discountCents: toCents(net - base),
    baseCents: toCents(base),
    vatCents: toCents(result.vat),
  }
}

function parsePercentage(text: Decimal): ScaledDecimal {
  const percent = parseDecimal(text)
  if (percent.digits < 0n || percent.digits > 100n * powerOfTen(percent.scale)) {
    throw new BookkeepingError(
      'invalid_percentage',
      `Een korting van ${formatDecimal(percent)}% kan niet. Vul een percentage van 0 tot en met 100 in.`,
    )
  }
  return percent
}
