import { iban as checkIban } from '@klopt/validators'

/** The European Economic Area, by the first letters of an IBAN. */
const EEA = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' ')
/** Countries of the Single Euro Payments Area outside it. */
const BEYOND = 'AD AL CH GB GI MC MD ME MK RS SM VA'.split(' ')

/** True for an account that a transfer in euro reaches: a valid IBAN within SEPA. */
export function isSepaIban(iban: string): boolean {
  const country = countryOf(iban)
  return country !== null && (EEA.includes(country) || BEYOND.includes(country))
}

/**
 * True for an account that can be collected from by name and IBAN alone. Outside the European Economic Area the address
 * of the debtor has to go along (EPC016-06 and EPC222-07).
 */
export function isCollectableIban(iban: string): boolean {
  const country = countryOf(iban)
  return country !== null && EEA.includes(country)
}

function countryOf(iban: string): string | null {
  const checked = checkIban(iban)
  return checked.ok ? checked.value.slice(0, 2) : null
}
