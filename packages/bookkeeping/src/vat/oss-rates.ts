import type { Decimal } from '../money/decimal.ts'

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

/** The countries of the list, by their ISO 3166-1 codes. */
export const OSS_COUNTRIES: readonly string[] = Object.keys(STANDARD_RATES)
