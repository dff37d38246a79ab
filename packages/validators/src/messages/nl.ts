import { formatDate } from '../date-text.ts'
import { dutchNumber } from '../dutch-number.ts'
import type { Messages } from '../message-params.ts'
import { uploadNone, uploadTooLarge, uploadTooMany, uploadWrongType } from './upload-nl.ts'

const characters = (length: number): string => (length === 1 ? '1 karakter' : `${length} karakters`)

/**
 * What the checks say in Dutch. They bring these along themselves, so that this is for whoever chooses a catalogue while
 * running, or begins one of their own with it. A test holds them equal.
 */
export const nl: Messages = {
  at_least: ({ limit }) => `Vul een getal in van minimaal ${dutchNumber(limit)}`,
  at_most: ({ limit }) => `Vul een getal in van maximaal ${dutchNumber(limit)}`,
  bsn: () => 'Vul een geldig BSN in',
  creditor_identifier: () => 'Vul een geldig incassant-ID in, zoals NL69ZZZ123456780000',
  document_number: () => 'Vul een geldig documentnummer in',
  email: () => 'Vul een geldig e-mailadres in',
  exact_length: ({ length }) => `Vul precies ${characters(length)} in`,
  greater_than: ({ limit }) => `Vul een getal in dat groter is dan ${dutchNumber(limit)}`,
  iban: () => 'Vul een correct rekeningnummer in',
  in_future: () => 'Kies een datum in de toekomst',
  integer: () => 'Vul een geheel getal in',
  iso_date: () => 'Vul een geldige datum in',
  kvk_number: () => 'Vul een geldig KvK-nummer in',
  less_than: ({ limit }) => `Vul een getal in dat kleiner is dan ${dutchNumber(limit)}`,
  minimum_length: ({ length }) => `Vul minimaal ${characters(length)} in`,
  not_before: ({ date }) => `De datum mag niet voor ${formatDate(date)} liggen`,
  not_in_future: () => 'De datum mag niet in de toekomst liggen',
  not_zero: () => 'Het getal mag niet nul zijn',
  oin: () => 'Vul een geldig OIN in: 20 cijfers',
  password: () => 'Het wachtwoord voldoet niet aan alle eisen',
  password_repeat: () => 'Het wachtwoord komt niet overeen',
  phone: () => 'Vul een geldig telefoonnummer in',
  postcode: () => 'Vul een geldige postcode in',
  recovery_code: () => 'De code moet precies 16 karakters lang zijn',
  required: () => 'Dit veld mag niet leeg zijn',
  rsin: () => 'Vul een geldig RSIN in',
  turnover_tax_number: () => 'Vul een geldig omzetbelastingnummer in',
  two_factor_code: () => 'De code moet 6 cijfers lang zijn',
  upload_none: uploadNone,
  upload_too_large: uploadTooLarge,
  upload_too_many: uploadTooMany,
  upload_wrong_type: uploadWrongType,
  vat_country: () => 'Ongeldige landcode (bv. BE, DE, ES, ...)',
  vat_number: () => 'Ongeldig btw-nummer',
  website: () => 'Vul een geldige website in, zoals www.naam.nl',
}
