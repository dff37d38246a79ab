import { formatDate } from '@klopt/validators'
import { parseDecimal, powerOfTen, type Decimal } from '../money/decimal.ts'
import { divideHalfAway, roundTogether, sum } from '../money/rounding.ts'
import { VAT_CODES, vatCodeOrder, type VatCode } from '../vat/vat-codes.ts'
import type { DocumentLineTotal, DocumentTotals, DocumentVatTotal } from './document-totals.ts'

/** What a deposit invoice charged of one VAT code and rate. */
export interface DepositVat {
  readonly vatCode: VatCode
  readonly ratePercent: Decimal
  readonly baseCents: number
  readonly vatCents: number
}

/** A deposit invoice on the final invoice that takes it off, or on the credit invoice that gives it back. */
export interface ListedDeposit {
  readonly number: string
  readonly invoiceDate: string
  readonly vat: readonly DepositVat[]
}

/** A deposit of one VAT code and rate as a line of a paper. */
export interface DepositLine {
  readonly description: string
  readonly quantity: '-1' | '1'
  readonly total: DocumentLineTotal
  readonly vatCents: number
}

interface Listing {
  readonly pricesIncludeVat: boolean
  /** On a credit invoice: the deposits count again instead of being taken off. */
  readonly returns?: boolean
}

/**
 * Whether a deposit can be asked for a sale with this code. Used goods are taxed by a margin that is not known yet, the
 * one-stop shop lists supplies, and goods to another EU country are declared by their supply alone: a payment in advance
 * of these brings no VAT (article 67 of directive 2006/112/EC).
 */
export function fitsDeposit(code: VatCode): boolean {
  const { side, treatment, icp } = VAT_CODES[code]
  if (side !== 'sale' || code === 'sale_margin' || treatment === 'other_eu') return false
  return treatment !== 'eu' || icp === 'services'
}

/** A part of something that is asked in advance: a percentage of it, or an amount with VAT. */
export type DepositShare = { readonly percent: Decimal } | { readonly amountCents: number }

/** What a deposit on a document asks of each VAT code and rate, with VAT: in proportion, and together to the cent. */
export function shareOfDeposit(vat: readonly DepositVat[], share: DepositShare): number[] {
  const grosses = vat.map(({ baseCents, vatCents }) => BigInt(baseCents + vatCents))
  const whole = sum(grosses)
  if (whole === 0n) return vat.map(() => 0)
  const asked = 'amountCents' in share ? BigInt(share.amountCents) : percentOf(whole, share.percent)
  const shares = roundTogether(
    grosses.map((gross) => gross * asked),
    whole,
    asked,
  )
  return shares.map(Number)
}

function percentOf(whole: bigint, percent: Decimal): bigint {
  const { digits, scale } = parseDecimal(percent)
  return divideHalfAway(whole * digits, 100n * powerOfTen(scale))
}

/** What is left of a deposit after its credit invoices, per VAT code and rate; empty when nothing is. */
export function leftOfDeposit(documents: readonly { readonly vat: readonly DepositVat[] }[]): DepositVat[] {
  const left = new Map<string, DepositVat>()
  for (const { vatCode, ratePercent, baseCents, vatCents } of documents.flatMap(({ vat }) => vat)) {
    const key = `${vatCode} ${ratePercent}`
    const before = left.get(key) ?? { baseCents: 0, vatCents: 0 }
    left.set(key, {
      vatCode,
      ratePercent,
      baseCents: before.baseCents + baseCents,
      vatCents: before.vatCents + vatCents,
    })
  }
  return [...left.values()].filter(({ baseCents, vatCents }) => baseCents !== 0 || vatCents !== 0)
}

export const grossOfDeposit = (vat: readonly DepositVat[]): number =>
  vat.reduce((sum, { baseCents, vatCents }) => sum + baseCents + vatCents, 0)

/** The deposits as lines, one per VAT code and rate, in the mode of the document's prices. */
export function depositLines(
  deposits: readonly ListedDeposit[],
  { pricesIncludeVat, returns = false }: Listing,
): DepositLine[] {
  const sign = returns ? 1 : -1
  return deposits.flatMap(({ number, invoiceDate, vat }) =>
    vat.map(({ vatCode, ratePercent, baseCents, vatCents }) => {
      const netCents = sign * baseCents
      const amountCents = pricesIncludeVat ? sign * (baseCents + vatCents) : netCents
      const total = { amountCents, netCents, baseCents: netCents, vatCode, ratePercent }
      const description = `Aanbetaling ${number} van ${formatDate(invoiceDate)}`
      return { description, quantity: returns ? ('1' as const) : ('-1' as const), total, vatCents: sign * vatCents }
    }),
  )
}

/**
 * The totals of a document with the deposits it lists: their lines follow those of the document, and what each charged is
 * taken off its own VAT code and rate as it was charged, so that deposit and final invoice together are the whole supply
 * to the cent, in turnover, VAT and total.
 */
export function withDeposits(
  totals: DocumentTotals,
  deposits: readonly ListedDeposit[],
  listing: Listing,
): DocumentTotals {
  const listed = depositLines(deposits, listing)
  if (listed.length === 0) return totals
  const vat = new Map(totals.vat.map((group) => [keyOf(group), group]))
  for (const { total, vatCents } of listed) {
    const { vatCode, ratePercent, baseCents } = total
    const before = vat.get(keyOf(total)) ?? { vatCode, ratePercent, discountCents: 0, baseCents: 0, vatCents: 0 }
    vat.set(keyOf(total), {
      ...before,
      baseCents: before.baseCents + baseCents,
      vatCents: before.vatCents + vatCents,
    })
  }
  const netCents = totals.netCents + listed.reduce((sum, { total }) => sum + total.baseCents, 0)
  const vatCents = totals.vatCents + listed.reduce((sum, line) => sum + line.vatCents, 0)
  return {
    ...totals,
    lines: [...totals.lines, ...listed.map(({ total }) => total)],
    vat: [...vat.values()].sort(inOrder),
    netCents,
    vatCents,
    grossCents: netCents + vatCents,
  }
}

const keyOf = ({ vatCode, ratePercent }: Pick<DocumentVatTotal, 'vatCode' | 'ratePercent'>): string =>
  `${vatCode} ${ratePercent}`

const inOrder = (a: DocumentVatTotal, b: DocumentVatTotal): number =>
  vatCodeOrder(a.vatCode) - vatCodeOrder(b.vatCode) || Number(b.ratePercent) - Number(a.ratePercent)
