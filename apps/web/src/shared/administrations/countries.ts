import type { ContactInput } from '@klopt/api-client/contract'

const europeanUnion = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ')

const others = (
  'AD AE AF AG AI AL AM AO AR AU AW AZ BA BB BD BF BH BI BJ BL BM BN BO BQ BR BS BT BW BY BZ CA CD CF CG CH CI CK CL ' +
  'CM CN CO CR CU CV CW DJ DM DO DZ EC EG ER ET FJ FK FM FO GA GB GD GE GF GG GH GI GL GM GN GP GQ GT GU GW GY HK HN ' +
  'HT ID IL IM IN IQ IR IS JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LY MA MC MD ME MF MG MH ' +
  'MK ML MM MN MO MP MQ MR MS MU MV MW MX MY MZ NA NC NE NG NI NO NP NR NU NZ OM PA PE PF PG PH PK PM PR PS PW PY QA ' +
  'RE RS RU RW SA SB SC SD SG SH SL SM SN SO SR SS ST SV SX SY SZ TC TD TG TH TJ TL TM TN TO TR TT TV TW TZ UA UG US ' +
  'UY UZ VA VC VE VG VI VN VU WF WS XK YE YT ZA ZM ZW'
).split(' ')

const names = new Intl.DisplayNames('nl', { type: 'region' })

/** The Dutch name of a country by its ISO 3166-1 code of two letters. */
export const countryName = (code: string): string => names.of(code) ?? code

interface CountryOption {
  value: string
  label: string
}

/** Every country to choose from: the Netherlands first, then by name. */
export const countryOptions = (): CountryOption[] => [
  { value: 'NL', label: countryName('NL') },
  ...byName([...europeanUnion, ...others]),
]

/** The other countries of the European Union, by name. */
export const euCountryOptions = (): CountryOption[] => byName(europeanUnion)

const byName = (codes: readonly string[]): CountryOption[] =>
  codes
    .filter((code) => code !== 'NL')
    .map((code) => ({ value: code, label: countryName(code) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, 'nl'))

/** The VAT treatment that goes with a country, until somebody chooses another. */
export function usualTreatment(country: string): ContactInput['vatTreatment'] {
  if (country === 'NL') return 'domestic'
  return europeanUnion.includes(country) ? 'eu' : 'export'
}
