import type { VatLine } from '../../proposal-types.ts'
import type { Document } from '../document.ts'
import { hasUntaxedPart, isVatOver, type Rate, type RateMention } from './rates.ts'
import type { Amount } from './roles.ts'

interface Totals {
  netCents: number
  vatCents: number
}

const RATES: readonly Rate[] = [21, 9, 0]
/** So many readings of one rate are tried against the totals. */
const MOST_PER_RATE = 6
const MOST_ROWS = 60

/**
 * The VAT of an invoice by rate: one line when a single rate explains the totals, else lines of the document
 * with a base and its VAT that add up to the totals. Nothing when neither is so.
 */
export function vatLinesOf(
  document: Document,
  mentions: readonly RateMention[],
  amounts: readonly Amount[],
  totals: Totals,
): VatLine[] {
  const named = new Set(mentions.map(({ rate }) => rate))
  return oneRate(totals, named) ?? fitting(linesPerRate(document, mentions, amounts, totals), totals)
}

/**
 * The lines that add up to a total whose net and VAT are printed per rate alone. What the rates do not explain is the part
 * without VAT, when the document has one. Nothing for a single rate without such a part: its line is net and VAT itself.
 */
export function vatLinesOfGross(
  document: Document,
  mentions: readonly RateMention[],
  amounts: readonly Amount[],
  grossCents: number,
): VatLine[] {
  const anyNet = { netCents: grossCents, vatCents: 0 }
  const [high = [], low = []] = linesPerRate(document, mentions, amounts, anyNet)
  const printed = new Set(hasUntaxedPart(document, mentions) ? amounts.map(({ cents }) => cents) : [])
  for (const a of [...high, null]) {
    for (const b of [...low, null]) {
      const taxed = [a, b].filter((line) => line !== null)
      const rest = taxed.reduce((left, line) => left - line.baseCents - line.vatCents, grossCents)
      if (taxed.length === 2 && rest === 0) return taxed
      if (taxed.length > 0 && rest > 0 && printed.has(rest))
        return [...taxed, { ratePercent: 0, baseCents: rest, vatCents: 0 }]
    }
  }
  return []
}

function oneRate({ netCents, vatCents }: Totals, named: ReadonlySet<Rate>): VatLine[] | null {
  // Cents of rounding must not turn a little of 9% beside 21% into one rate.
  const rate = RATES.find(
    (one) => isVatOver(vatCents, netCents, one) && (named.size === 0 || named.has(one) || one === 0),
  )
  return rate === undefined ? null : [{ ratePercent: rate, baseCents: netCents, vatCents }]
}

/** Per rate the pairs of base and VAT that stand on one row, or with the VAT alone on a row that names the rate. */
function linesPerRate(
  document: Document,
  mentions: readonly RateMention[],
  amounts: readonly Amount[],
  totals: Totals,
): VatLine[][] {
  const anywhere = amounts.map(({ cents }) => cents)
  const rows = rowsWithAmounts(document)
  return RATES.map((rate) => {
    const naming = new Set(mentions.filter((mention) => mention.rate === rate).map(({ row }) => row))
    const lines = rows.flatMap(({ row, onRow }) => pairsOf(onRow, rate, naming.has(row) ? anywhere : [], totals))
    const distinct = new Map(lines.map((line) => [`${line.baseCents} ${line.vatCents}`, line]))
    return [...distinct.values()].slice(0, MOST_PER_RATE)
  })
}

/** The rows that have amounts, the last ones first: totals stand below the lines of the invoice. */
function rowsWithAmounts({ rows, valuesOf }: Document): { row: number; onRow: number[] }[] {
  const last = [...new Set(valuesOf('AMOUNT').map(({ row }) => row))].slice(-MOST_ROWS).toReversed()
  return last.map((row) => {
    const amounts = rows[row]?.values.filter(({ type }) => type === 'AMOUNT') ?? []
    return { row, onRow: amounts.slice(0, 6).map(({ value }) => Math.abs(Number(value))) }
  })
}

/** A row has both, whether it names its rate or not; the VAT alone has a base elsewhere when its row names the rate. */
function pairsOf(onRow: readonly number[], rate: Rate, anywhere: readonly number[], { netCents }: Totals): VatLine[] {
  const line = (baseCents: number, vatCents: number): VatLine => ({ ratePercent: rate, baseCents, vatCents })
  if (rate === 0)
    return anywhere.length > 0
      ? onRow.filter((cents) => cents > 0 && cents <= netCents).map((cents) => line(cents, 0))
      : []
  const pairs = (bases: readonly number[]) =>
    onRow.flatMap((vat) =>
      bases
        .filter((base) => base <= netCents && base > vat && isVatOver(vat, base, rate))
        .map((base) => line(base, vat)),
    )
  const both = pairs(onRow)
  return both.length > 0 ? both : pairs(anywhere)
}

/** The first choice of at most one line per rate that adds up to the totals. */
function fitting([high = [], low = [], none = []]: VatLine[][], { netCents, vatCents }: Totals): VatLine[] {
  for (const a of [...high, null]) {
    for (const b of [...low, null]) {
      for (const c of [...none, null]) {
        const lines = [a, b, c].filter((line) => line !== null)
        const net = lines.reduce((sum, line) => sum + line.baseCents, 0)
        const vat = lines.reduce((sum, line) => sum + line.vatCents, 0)
        if (lines.length > 0 && net === netCents && vat === vatCents) return lines
      }
    }
  }
  return []
}
