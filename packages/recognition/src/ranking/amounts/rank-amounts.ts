import type { Candidate, VatLine } from '../../proposal-types.ts'
import { candidateOf, derived, ranked, withFirst } from '../candidates.ts'
import type { Document } from '../document.ts'
import { namedRatesIn, rateMentionsIn, type NamedRates, type Rate, type RateMention } from './rates.ts'
import { amountsOf, type Amount, type Role } from './roles.ts'
import { scoreAlone, totalsAmong, type Totals } from './totals.ts'
import { vatLinesOf, vatLinesOfGross } from './vat-lines.ts'
import { onlyInTables, vatTablesIn, type VatTable } from './vat-table.ts'

export interface RankedAmounts {
  grossCents: Candidate<number> | null
  netCents: Candidate<number> | null
  vatCents: Candidate<number> | null
  vatLines: readonly VatLine[]
  gross: Candidate<number>[]
  net: Candidate<number>[]
  vat: Candidate<number>[]
  /** Whether the total is printed as a negative amount. */
  isNegative: boolean
}

type Chosen = Pick<RankedAmounts, 'grossCents' | 'netCents' | 'vatCents'>

/** An amount that is the total by its label or its size. */
interface Alone {
  amount: Amount
  score: number
}

/** A total without a label or a sum must be this good to be proposed. */
const LOWEST_ALONE = 0.2
/** What the lines of several rates add to the totals they make, and how many totals are tried. */
const SEVERAL_LINES = 0.6
const MOST_WITH_LINES = 8
/** What lines add to a total whose net and VAT are not printed: as much as a rate that fits. */
const LINES = 0.9
/** What a VAT table adds to the total that its rows make. */
const TABLE = 1.2

/**
 * The totals of an invoice. Three amounts of which net and VAT make the gross, at a rate that exists, beat a label; where
 * the document does not have all three, what is missing follows from the rate it names.
 */
export function rankAmounts(document: Document): RankedAmounts {
  const amounts = amountsOf(document)
  const mentions = rateMentionsIn(document)
  const named = namedRatesIn(document, mentions)
  const tables = vatTablesIn(document, mentions)
  const parts = onlyInTables(document, tables)
  const whole = amounts.filter(({ cents }) => !parts.has(cents))
  const sums = totalsAmong(amounts, named).filter(({ gross }) => !parts.has(gross.cents))
  const totals = withLines(document, mentions, amounts, sums)
  const alone = whole
    .map((amount) => ({ amount, score: scoreAlone(amount, amounts) }))
    .sort((a, b) => b.score - a.score)
  const byLines = tableOf(tables, alone) ?? linesOf(document, mentions, amounts, alone)
  const { gross, vatLines, ...chosen } = choose({ amounts, whole, named, totals, alone, byLines })
  const { netCents, vatCents } = chosen
  return {
    ...chosen,
    vatLines:
      vatLines ??
      (netCents && vatCents
        ? vatLinesOf(document, mentions, amounts, { netCents: netCents.value, vatCents: vatCents.value })
        : []),
    gross: withFirst(chosen.grossCents, ranking(amounts, totals, 'gross')),
    net: withFirst(netCents, ranking(amounts, totals, 'net')),
    vat: withFirst(vatCents, ranking(amounts, totals, 'vat')),
    isNegative: gross !== undefined && Number(gross.best.gross.value.value) < 0,
  }
}

/** The lines of the rates, and the total that they make. */
interface ByLines extends Alone {
  lines: readonly VatLine[]
}

interface Choice {
  amounts: readonly Amount[]
  /** Those that are no part of a VAT table. */
  whole: readonly Amount[]
  named: NamedRates
  totals: readonly Totals[]
  alone: readonly Alone[]
  byLines: ByLines | undefined
}

/** The best of three ways: a printed sum, the lines of the rates, a label alone. */
function choose({ amounts, whole, named, totals: [totals], alone, byLines }: Choice): Chosen & {
  gross: Amount | undefined
  vatLines?: readonly VatLine[]
} {
  const sumScore = totals?.score ?? -1
  const aloneScore = alone[0]?.score ?? 0 // zero: no amount that could be the total
  if (byLines && byLines.score > sumScore && byLines.score > aloneScore) {
    return { ...fromLines(byLines, amounts), gross: byLines.amount, vatLines: byLines.lines }
  }
  if (totals && sumScore >= aloneScore) return { ...fromSum(totals), gross: totals.gross }
  return { ...fromLabels(alone[0], whole, named), gross: alone[0]?.amount }
}

/** The likeliest total that the rows of a VAT table add up to. */
function tableOf(tables: readonly VatTable[], alone: readonly Alone[]): ByLines | undefined {
  for (const { amount, score } of alone) {
    const table = tables.findLast(({ grossCents }) => grossCents === amount.cents)
    if (table) return { amount, score: score + TABLE, lines: table.lines }
  }
  return undefined
}

/** The likeliest total that lines of rates, wherever they stand, add up to. */
function linesOf(
  document: Document,
  mentions: readonly RateMention[],
  amounts: readonly Amount[],
  alone: readonly Alone[],
): ByLines | undefined {
  return alone
    .slice(0, MOST_WITH_LINES)
    .map((one) => ({
      amount: one.amount,
      score: one.score + LINES,
      lines: vatLinesOfGross(document, mentions, amounts, one.amount.cents),
    }))
    .find(({ lines }) => lines.length > 0)
}

function fromLines({ amount, score, lines }: ByLines, amounts: readonly Amount[]): Chosen {
  const netCents = lines.reduce((sum, line) => sum + line.baseCents, 0)
  const printed = (cents: number, role: Role) => {
    const found = amounts.find((one) => one.cents === cents)
    return found ? candidate(found, role, 0.6) : derived(cents, 0.6)
  }
  return {
    grossCents: candidate(amount, 'gross', 0.3 + score / 4),
    netCents: printed(netCents, 'net'),
    vatCents: printed(amount.cents - netCents, 'vat'),
  }
}

function fromSum({ gross, net, vat, score }: Totals): Chosen {
  const certainty = 0.45 + score / 5
  return {
    grossCents: candidate(gross, 'gross', certainty),
    netCents: candidate(net, 'net', certainty),
    vatCents: candidate(vat, 'vat', certainty),
  }
}

/** A total by its label; net and VAT by theirs, or by the only rate that is named. */
function fromLabels(alone: Alone | undefined, amounts: readonly Amount[], named: NamedRates): Chosen {
  if (!alone || alone.score < LOWEST_ALONE) return { grossCents: null, netCents: null, vatCents: null }
  const grossCents = candidate(alone.amount, 'gross', 0.3 + 0.4 * alone.score)
  const gross = alone.amount.cents
  const smaller = amounts.filter(({ cents }) => cents > 0 && cents < gross)
  const vat = bestOf(
    smaller.filter(({ cents }) => cents <= gross * 0.175),
    'vat',
  )
  if (vat) return { grossCents, netCents: derived(gross - vat.cents, 0.5), vatCents: candidate(vat, 'vat', 0.55) }
  const net = bestOf(
    smaller.filter(({ cents }) => cents >= gross * 0.82),
    'net',
  )
  if (net) return { grossCents, netCents: candidate(net, 'net', 0.55), vatCents: derived(gross - net.cents, 0.5) }
  const rate = onlyRate(named)
  if (rate === null) return { grossCents, netCents: null, vatCents: null }
  const netOfRate = Math.round((gross * 100) / (100 + rate))
  return { grossCents, netCents: derived(netOfRate, 0.4), vatCents: derived(gross - netOfRate, 0.4) }
}

function bestOf(amounts: readonly Amount[], role: Role): Amount | undefined {
  const [best] = amounts.toSorted((a, b) => b.best[role].proof - a.best[role].proof)
  return best && best.best[role].proof > 0.5 ? best : undefined
}

function onlyRate({ rates, saysNoVat }: NamedRates): Rate | null {
  const [rate] = rates
  if (rate === undefined || saysNoVat) return saysNoVat ? 0 : null
  return rates.size === 1 ? rate : null
}

/** Of the likeliest totals those win that the lines of several rates add up to: the lines themselves are totals too. */
function withLines(
  document: Document,
  mentions: readonly RateMention[],
  amounts: readonly Amount[],
  all: readonly Totals[],
): Totals[] {
  const rescored = all.map((totals, index) => {
    if (index >= MOST_WITH_LINES) return totals
    const lines = vatLinesOf(document, mentions, amounts, { netCents: totals.net.cents, vatCents: totals.vat.cents })
    return lines.length > 1 ? { ...totals, score: totals.score + SEVERAL_LINES } : totals
  })
  return rescored.sort((a, b) => b.score - a.score)
}

/** What else each role could be, by label and by the sums it takes part in. */
function ranking(amounts: readonly Amount[], all: readonly Totals[], role: Role): Candidate<number>[] {
  const inSum = new Map(all.toReversed().map((totals) => [totals[role].cents, totals.score]))
  return ranked(
    amounts.map((amount) => {
      const sum = Math.max(0, inSum.get(amount.cents) ?? 0) // zero: a part of no sum
      return candidate(amount, role, 0.1 + 0.3 * amount.best[role].proof + 0.12 * sum)
    }),
  )
}

function candidate(amount: Amount, role: Role, score: number): Candidate<number> {
  return candidateOf(amount.cents, amount.best[role].value, score)
}
