import { formatDecimal } from '@klopt/validators'

/** The deduction for small investments of one calendar year, in whole euros as the law has them. */
export interface SmallInvestments {
  /** Up to here there is none. */
  readonly noneUpTo: number
  /** Up to here it is 28% of what was invested. */
  readonly partUpTo: number
  /** Up to here it is `most`; above, 7.56% of what lies above this goes off it. */
  readonly mostUpTo: number
  readonly most: number
  /** Above this there is none. */
  readonly noneAbove: number
}

/**
 * Wet inkomstenbelasting 2001, article 3.41, as the tax administration published its amounts for each of these years. A
 * year that is not here has no figure, rather than that of another year.
 */
const SMALL_INVESTMENTS: Readonly<Record<number, SmallInvestments>> = {
  2023: { noneUpTo: 2600, partUpTo: 63_716, mostUpTo: 117_991, most: 17_841, noneAbove: 353_973 },
  2024: { noneUpTo: 2800, partUpTo: 69_765, mostUpTo: 129_194, most: 19_535, noneAbove: 387_580 },
  2025: { noneUpTo: 2900, partUpTo: 70_602, mostUpTo: 130_744, most: 19_769, noneAbove: 392_230 },
  2026: { noneUpTo: 2900, partUpTo: 71_683, mostUpTo: 132_746, most: 20_072, noneAbove: 398_236 },
}

/** The amounts of a calendar year, or null where no source is known. */
export function smallInvestments(year: number): SmallInvestments | null {
  return SMALL_INVESTMENTS[year] ?? null
}

/** What the deduction of a year is, in Dutch with its source; that it is not known here for a year without one. */
export function smallInvestmentsText(year: number): string {
  const of = smallInvestments(year)
  if (!of) return `De bedragen van de KIA van ${year} kent Klopt niet: kijk bij de Belastingdienst.`
  return [
    `KIA ${year} (artikel 3.41 Wet IB 2001, tabel van de Belastingdienst):`,
    `tot en met ${euros(of.noneUpTo)} aan investeringen samen niets,`,
    `tot en met ${euros(of.partUpTo)} 28% daarvan,`,
    `tot en met ${euros(of.mostUpTo)} vast ${euros(of.most)},`,
    `tot en met ${euros(of.noneAbove)} dat bedrag min 7,56% van wat boven ${euros(of.mostUpTo)} ligt,`,
    'en daarboven niets.',
  ].join(' ')
}

const euros = (amount: number): string => `€\u{a0}${formatDecimal(String(amount))}`
