import type { Days, IcpKind } from '../vat/index.ts'

/** A supply within the EU as the ledger has it. */
export interface IcpFact {
  /** As it stood on the invoice; null when there was none. */
  readonly vatNumber: string | null
  readonly kind: IcpKind
  /** What was supplied, in integer cents; negative when it is taken back. */
  readonly cents: number
  readonly vatDate: string
  /** Of a credit invoice: the VAT date of what it takes back. */
  readonly creditedDate: string | null
}

/** What goes in the list for one customer, in exact cents and in whole euros. */
export interface IcpRow {
  readonly vatNumber: string | null
  readonly goodsCents: number
  readonly servicesCents: number
  readonly triangulationCents: number
  readonly goodsEuros: number
  readonly servicesEuros: number
  readonly triangulationEuros: number
}

export interface PlacedIcp<Fact extends IcpFact> {
  /** What the period itself consists of. */
  readonly own: Fact[]
  /** What corrects an earlier list, by the day that says which one. */
  readonly corrections: { readonly day: string; readonly fact: Fact }[]
}

/**
 * Divides what a list takes over its own period and earlier ones. What lies before the period corrects the list of its
 * day. A credit invoice lowers what its customer bought in the period; where that is less than what it takes back, the
 * list of the invoice that it credits is corrected, since a customer cannot have bought less than nothing.
 */
export function placeIcp<Fact extends IcpFact>(facts: readonly Fact[], period: Days): PlacedIcp<Fact> {
  const within = facts.filter(({ vatDate }) => vatDate >= period.start)
  const below = new Set([...sums(within)].flatMap(([key, cents]) => (cents < 0 ? [key] : [])))
  const correctedDay = (fact: Fact): string | null => {
    if (fact.vatDate < period.start) return fact.vatDate
    const { creditedDate } = fact
    return creditedDate !== null && creditedDate < period.start && below.has(keyOf(fact)) ? creditedDate : null
  }
  const own: Fact[] = []
  const corrections: { day: string; fact: Fact }[] = []
  for (const fact of facts) {
    const day = correctedDay(fact)
    if (day === null) own.push(fact)
    else corrections.push({ day, fact })
  }
  return { own, corrections }
}

/**
 * One row per VAT number, in their order, without what adds up to nothing. Whole euros are rounded down per amount, as box
 * 3b is.
 */
export function icpRows(facts: readonly IcpFact[]): IcpRow[] {
  const byNumber = Map.groupBy(facts, ({ vatNumber }) => vatNumber)
  const rows = [...byNumber].map(([vatNumber, own]) => {
    const cents = (kind: IcpKind) => own.reduce((sum, fact) => sum + (fact.kind === kind ? fact.cents : 0), 0)
    const [goodsCents, servicesCents, triangulationCents] = [cents('goods'), cents('services'), cents('triangular')]
    return {
      vatNumber,
      goodsCents,
      servicesCents,
      triangulationCents,
      goodsEuros: Math.floor(goodsCents / 100),
      servicesEuros: Math.floor(servicesCents / 100),
      triangulationEuros: Math.floor(triangulationCents / 100),
    }
  })
  return rows
    .filter((row) => row.goodsCents !== 0 || row.servicesCents !== 0 || row.triangulationCents !== 0)
    .toSorted((a, b) => (a.vatNumber ?? '').localeCompare(b.vatNumber ?? '')) // zero: without a number stands first
}

/** What rows come to together, in cents and in the whole euros that stand in them. */
export function icpTotals(rows: readonly IcpRow[]): { cents: number; euros: number } {
  const add = (amounts: (row: IcpRow) => number) => rows.reduce((sum, row) => sum + amounts(row), 0)
  return {
    cents: add((row) => row.goodsCents + row.servicesCents + row.triangulationCents),
    euros: add((row) => row.goodsEuros + row.servicesEuros + row.triangulationEuros),
  }
}

/** How many amounts of rows are rounded by themselves: goods, services and triangulation each. */
export const icpAmounts = (rows: readonly IcpRow[]): number =>
  rows.reduce(
    (count, { goodsCents, servicesCents, triangulationCents }) =>
      count + [goodsCents, servicesCents, triangulationCents].filter((cents) => cents !== 0).length,
    0,
  )

/** `rounding`: the cents are the same, and whole euros differ by no more than one an amount. */
export type IcpMatch = 'equal' | 'rounding' | 'different'

/** Holds box 3b against the list: in cents, since whole euros are rounded per amount here and once there. */
export function matchBox3b(
  box: { readonly cents: number; readonly euros: number },
  list: { readonly cents: number; readonly euros: number; readonly amounts: number },
): IcpMatch {
  if (box.cents !== list.cents) return 'different'
  const apart = Math.abs(box.euros - list.euros)
  if (apart === 0) return 'equal'
  return apart <= list.amounts ? 'rounding' : 'different'
}

const keyOf = ({ vatNumber, kind }: IcpFact): string => `${vatNumber ?? ''} ${kind}` // zero: no number is a customer too

function sums(facts: readonly IcpFact[]): Map<string, number> {
  const all = new Map<string, number>()
  for (const fact of facts) all.set(keyOf(fact), (all.get(keyOf(fact)) ?? 0) + fact.cents) // zero: the first of its customer
  return all
}
