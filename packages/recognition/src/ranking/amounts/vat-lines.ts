import type { VatLine } from '../../proposal-types.ts'
import type { Document } from '../document.ts'
import { isVatOver, type Rate, type RateMention } from './rates.ts'
import type { Amount } from './roles.ts'

interface Totals {
  netCents: number
  vatCents: number
}

const RATES: readonly Rate[] = [21, 9, 0]
/** So many readings of one rate are tried against the totals. */
const MOST_PER_RATE = 6
const MOST_ROWS = 40

/**
 * The VAT of an invoice by rate: one line when a single rate explains the totals, else lines that are named in the document
 * with their base and VAT and that add up to the totals. Nothing when neither is so.
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

function oneRate({ netCents, vatCents }: Totals, named: ReadonlySet<Rate>): VatLine[] | null {
  // Cents of rounding must not turn a little of 9% beside 21% into one rate.
  const rate = RATES.find(
    (one) => isVatOver(vatCents, netCents, one) && (named.size === 0 || named.has(one) || one === 0),
  )
  return rate === undefined ? null : [{ ratePercent: rate, baseCents: netCents, vatCents }]
}

/** Per rate the pairs of base and VAT that stand on a row that names the rate. */
function linesPerRate(
  document: Document,
  mentions: readonly RateMention[],
  amounts: readonly Amount[],
  totals: Totals,
): VatLine[][] {
  const anywhere = amounts.map(({ cents }) => cents)
  return RATES.map((rate) => {
    const rows = new Set(mentions.filter((mention) => mention.rate === rate).map(({ row }) => row))
    // Totals stand below the lines of the invoice, which may name the rate too.
    const lines = [...rows]
      .slice(-MOST_ROWS)
      .toReversed()
      .flatMap((row) => {
        const onRow = document.rows[row]?.values.filter(({ type }) => type === 'AMOUNT') ?? []
        return pairsOf(
          onRow.slice(0, 6).map(({ value }) => Math.abs(Number(value))),
          rate,
          anywhere,
          totals,
        )
      })
    const distinct = new Map(lines.map((line) => [`${line.baseCents} ${line.vatCents}`, line]))
    return [...distinct.values()].slice(0, MOST_PER_RATE)
  })
}

/** A row has both, or the VAT alone while the base follows from the total or stands elsewhere. */
function pairsOf(onRow: readonly number[], rate: Rate, anywhere: readonly number[], { netCents }: Totals): VatLine[] {
  const line = (baseCents: number, vatCents: number): VatLine => ({ ratePercent: rate, baseCents, vatCents })
  if (rate === 0) return onRow.filter((cents) => cents > 0 && cents <= netCents).map((cents) => line(cents, 0))
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
