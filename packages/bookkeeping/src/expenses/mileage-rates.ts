/** What a kilometre may cost without tax, newest first: a rate holds for trips from its day on. */
type MileageRates = readonly { readonly from: string; readonly centsPerKilometre: number }[]

/**
 * Article 31a, second paragraph, Wet op de loonbelasting 1964 for who is employed, and article 3.17, first paragraph, Wet
 * inkomstenbelasting 2001 for who drives an own car for an own company: the same amount in each year.
 */
export const MILEAGE_RATES: MileageRates = [
  { from: '2024-01-01', centsPerKilometre: 23 },
  { from: '2023-01-01', centsPerKilometre: 21 },
  { from: '0001-01-01', centsPerKilometre: 19 },
]

/** What a kilometre on a day counts for, in cents. */
export function mileageRateCents(day: string): number {
  for (const { from, centsPerKilometre } of MILEAGE_RATES) if (day >= from) return centsPerKilometre
  throw new RangeError(`no mileage rate on ${day}`)
}
