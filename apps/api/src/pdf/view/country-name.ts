const names = new Intl.DisplayNames('nl', { type: 'region' })

/** The Dutch name of an ISO country code ('BE' is 'België'); any other text stays as it is. */
export function countryName(country: string | null): string | null {
  return country && /^[A-Z]{2}$/.test(country) ? (names.of(country) ?? country) : country
}
