/**
 * The 27 member states, and Monaco, which is French for VAT (article 7 of directive 2006/112/EC). Parts of member
 * states outside the VAT territory that have a code of their own, as Guadeloupe has, are not among them.
 */
const EU_COUNTRIES: ReadonlySet<string> = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MC MT NL PL PT RO SE SI SK'.split(' '),
)

/** Whether a country belongs to the EU for VAT, by its ISO 3166-1 code of two letters. */
export const isEuCountry = (country: string): boolean => EU_COUNTRIES.has(country)

/** The same for a country of the EU that is not the Netherlands. */
export const isOtherEuCountry = (country: string): boolean => country !== 'NL' && isEuCountry(country)
