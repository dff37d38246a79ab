import type { PossibleValue, PossibleValueType } from '@klopt/recognition'
import { formatDateLong, formatEuro, formatIban, formatPostcode } from '@klopt/validators'

/** What each type is called within a sentence. */
export const typeNames: Record<PossibleValueType, string> = {
  AMOUNT: 'bedrag',
  DATE: 'datum',
  INVOICE_NUMBER: 'factuurnummer',
  NR_OF_DAYS: 'termijn',
  CHAMBER_OF_COMMERCE_NUMBER: 'KVK-nummer',
  IBAN: 'IBAN',
  POSTAL_CODE: 'postcode',
}

/** A value with what it is, as people write it: "bedrag € 121,00". */
export function valueLabel({ type, value }: PossibleValue): string {
  return `${typeNames[type]} ${written(type, value)}`
}

function written(type: PossibleValueType, value: PossibleValue['value']): string {
  if (type === 'AMOUNT') return formatEuro(Number(value))
  if (type === 'DATE') return formatDateLong(String(value)) || String(value)
  if (type === 'NR_OF_DAYS') return Number(value) === 1 ? '1 dag' : `${value} dagen`
  if (type === 'IBAN') return formatIban(String(value)) || String(value)
  if (type === 'POSTAL_CODE') return formatPostcode(String(value)) || String(value)
  return String(value)
}

/** The name of the button that takes one of these values: "Bedrag € 121,00 overnemen". */
export const takeLabel = (values: readonly PossibleValue[]): string =>
  `${capitalised(values.map(valueLabel).join(' of '))} overnemen`

const capitalised = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`
