import { creditorIdentifier, iban, isIsoDate } from '@klopt/validators'
import * as v from 'valibot'

/** Who collects subscriptions: what stands on their invoices and in the files for the bank. */
export interface Creditor {
  readonly name: string
  readonly address: string
  readonly vatNumber: string
  readonly iban: string
  /** Incassant-ID, which the bank gives. */
  readonly creditorIdentifier: string
  /** Periods that began before it are not charged. */
  readonly chargesFrom: string
}

const optional = <T extends v.GenericSchema<unknown, unknown>>(schema: T) => v.optional(schema, undefined)
const line = (name: string) =>
  optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.minLength(1, `${name} is leeg.`),
      v.maxLength(140, `${name} is hoogstens 140 tekens lang.`),
    ),
  )

/** What the environment says of it: all of it, or nothing. */
export const creditorEnvironment = {
  CREDITOR_NAME: optional(v.pipe(v.string(), v.trim(), v.maxLength(70, 'CREDITOR_NAME is hoogstens 70 tekens lang.'))),
  CREDITOR_ADDRESS: line('CREDITOR_ADDRESS'),
  CREDITOR_VAT_NUMBER: line('CREDITOR_VAT_NUMBER'),
  CREDITOR_IBAN: optional(
    v.pipe(
      v.string(),
      v.check((value) => iban(value).ok, 'CREDITOR_IBAN is geen geldig rekeningnummer.'),
    ),
  ),
  CREDITOR_IDENTIFIER: optional(
    v.pipe(
      v.string(),
      v.check((value) => creditorIdentifier(value).ok, 'CREDITOR_IDENTIFIER is geen geldig incassant-ID.'),
    ),
  ),
  SUBSCRIPTIONS_CHARGED_FROM: optional(
    v.pipe(
      v.string(),
      v.check((value) => isIsoDate(value), 'SUBSCRIPTIONS_CHARGED_FROM moet een dag zijn. Voorbeeld: 2027-01-01'),
    ),
  ),
}

/** Of a server that only this machine can reach, so that there is something to see. Nobody has this account. */
const example: Creditor = {
  name: 'Klopt (voorbeeld)',
  address: 'Voorbeeldstraat 1, 1234 AB Voorbeeldstad',
  vatNumber: 'NL123456789B01',
  iban: 'NL91ABNA0417164300',
  creditorIdentifier: 'NL69ZZZ123456780000',
  chargesFrom: '2000-01-01',
}

type Values = v.InferOutput<v.ObjectSchema<typeof creditorEnvironment, undefined>>

/** The creditor of the environment; null when it names none. `refuse` is told when a part of it is missing. */
export function creditorOf(values: Values, isOwnMachine: boolean, refuse: (problem: string) => never): Creditor | null {
  const { CREDITOR_NAME: name, CREDITOR_ADDRESS: address, CREDITOR_VAT_NUMBER: vatNumber } = values
  const { CREDITOR_IBAN: account, CREDITOR_IDENTIFIER: identifier, SUBSCRIPTIONS_CHARGED_FROM: chargesFrom } = values
  const parts = [name, address, vatNumber, account, identifier, chargesFrom]
  if (parts.every((part) => part === undefined)) return isOwnMachine ? example : null
  if (!name || !address || !vatNumber || !account || !identifier || !chargesFrom) {
    return refuse(`${Object.keys(creditorEnvironment).join(', ')} horen bij elkaar: zet ze allemaal, of geen van alle.`)
  }
  const bare = (text: string) => text.replaceAll(/\s/g, '').toUpperCase()
  return { name, address, vatNumber, iban: bare(account), creditorIdentifier: bare(identifier), chargesFrom }
}
