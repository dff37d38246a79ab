import { formatDecimal, multiplyDecimals, parseDecimal, powerOfTen, type Decimal } from '../money/decimal.ts'

/** A rate holds for supplies from its date on; newest first. */
type Rates = readonly { readonly from: string; readonly percent: Decimal }[]

/** From the day on which the one-stop shop for distance sales began (directive (EU) 2017/2455). */
const SINCE_OSS = '2021-07-01'
const always = (percent: Decimal): Rates => [{ from: SINCE_OSS, percent }]

/**
 * The standard rates of the other member states, as national laws have them and the Commission publishes them (Taxes in
 * Europe Database). Whoever registers for the one-stop shop looks at those of the countries they sell to.
 */
const STANDARD_RATES: Readonly<Record<string, Rates>> = {
  AT: always('20'),
  BE: always('21'),
  BG: always('20'),
  CY: always('19'),
  CZ: always('21'),
  DE: always('19'),
  DK: always('25'),
  EE: [{ from: '2025-07-01', percent: '24' }, { from: '2024-01-01', percent: '22' }, ...always('20')],
  ES: always('21'),
  FI: [{ from: '2024-09-01', percent: '25.5' }, ...always('24')],
  FR: always('20'),
  GR: always('24'),
  HR: always('25'),
  HU: always('27'),
  IE: always('23'),
  IT: always('22'),
  LT: always('21'),
  LU: [{ from: '2024-01-01', percent: '17' }, { from: '2023-01-01', percent: '16' }, ...always('17')],
  LV: always('21'),
  // French for VAT.
  MC: always('20'),
  MT: always('18'),
  PL: always('23'),
  PT: always('23'),
  RO: [{ from: '2025-08-01', percent: '21' }, ...always('19')],
  SE: always('25'),
  SI: always('22'),
  SK: [{ from: '2025-01-01', percent: '23' }, ...always('20')],
}

/** The standard rate of another member state on a day of supply; null for a country that is none. */
export function ossRate(country: string, supplyDate: string): Decimal | null {
  const rates = STANDARD_RATES[country]
  return (rates?.find(({ from }) => supplyDate >= from) ?? rates?.at(-1))?.percent ?? null
}

/** The lower rates of a country from a day of supply on, highest first; newest day first. */
type ReducedRates = readonly { readonly from: string; readonly percents: readonly Decimal[] }[]

const alwaysReduced = (...percents: Decimal[]): ReducedRates => [{ from: SINCE_OSS, percents }]

/**
 * The reduced rates of the other member states (article 98 of directive 2006/112/EC), by the same source. Which goods bear
 * them only that country's law tells, so that a person chooses; another rate can be typed.
 */
const REDUCED_RATES: Readonly<Record<string, ReducedRates>> = {
  AT: alwaysReduced('13', '10'),
  BE: alwaysReduced('12', '6'),
  BG: alwaysReduced('9'),
  CY: [{ from: '2023-07-01', percents: ['9', '5', '3'] }, ...alwaysReduced('9', '5')],
  CZ: [{ from: '2024-01-01', percents: ['12'] }, ...alwaysReduced('15', '10')],
  DE: alwaysReduced('7'),
  DK: alwaysReduced(),
  EE: [{ from: '2025-01-01', percents: ['13', '9'] }, ...alwaysReduced('9', '5')],
  ES: alwaysReduced('10', '4'),
  FI: [{ from: '2026-01-01', percents: ['13.5', '10'] }, ...alwaysReduced('14', '10')],
  FR: alwaysReduced('10', '5.5', '2.1'),
  GR: alwaysReduced('13', '6'),
  HR: alwaysReduced('13', '5'),
  HU: alwaysReduced('18', '5'),
  IE: alwaysReduced('13.5', '9', '4.8'),
  IT: alwaysReduced('10', '5', '4'),
  LT: [{ from: '2026-01-01', percents: ['12', '5'] }, ...alwaysReduced('9', '5')],
  LU: [
    { from: '2024-01-01', percents: ['14', '8', '3'] },
    { from: '2023-01-01', percents: ['13', '7', '3'] },
    ...alwaysReduced('14', '8', '3'),
  ],
  LV: alwaysReduced('12', '5'),
  MC: alwaysReduced('10', '5.5', '2.1'),
  MT: [{ from: '2024-01-01', percents: ['12', '7', '5'] }, ...alwaysReduced('7', '5')],
  PL: alwaysReduced('8', '5'),
  PT: alwaysReduced('13', '6'),
  RO: [{ from: '2025-08-01', percents: ['11'] }, ...alwaysReduced('9', '5')],
  SE: alwaysReduced('12', '6'),
  SI: alwaysReduced('9.5', '5'),
  SK: [
    { from: '2025-01-01', percents: ['19', '5'] },
    { from: '2023-01-01', percents: ['10', '5'] },
    ...alwaysReduced('10'),
  ],
}

/** The reduced rates of another member state on a day of supply, highest first; none for a country that is none. */
export function ossReducedRates(country: string, supplyDate: string): readonly Decimal[] {
  const rates = REDUCED_RATES[country]
  return (rates?.find(({ from }) => supplyDate >= from) ?? rates?.at(-1))?.percents ?? []
}

/** The highest rate that a line can state, in basis points. No member state has one above 27%. */
export const LARGEST_OSS_RATE_BASIS_POINTS = 3000

/** Basis points as a percentage: 550 is '5.5'. */
export const percentOfBasisPoints = (basisPoints: number): Decimal =>
  formatDecimal({ digits: BigInt(basisPoints), scale: 2 })

/** A percentage in basis points; null for what no line can state: nothing, more than 30%, or parts of a basis point. */
export function basisPointsOfPercent(percent: Decimal): number | null {
  const { digits, scale } = parseDecimal(multiplyDecimals(percent, '100'))
  const part = powerOfTen(scale)
  if (digits % part !== 0n) return null
  const basisPoints = Number(digits / part)
  return basisPoints > 0 && basisPoints <= LARGEST_OSS_RATE_BASIS_POINTS ? basisPoints : null
}

/** The countries of the list, by their ISO 3166-1 codes. */
export const OSS_COUNTRIES: readonly string[] = Object.keys(STANDARD_RATES)
