import type { Messages } from '../message-params.ts'

const decimal = new Intl.NumberFormat('de', { maximumFractionDigits: 20 })
const date = new Intl.DateTimeFormat('de', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
const list = new Intl.ListFormat('de')

/** What the checks say in German. */
export const de: Messages = {
  at_least: ({ limit }) => `Gib eine Zahl von mindestens ${decimal.format(limit)} ein`,
  at_most: ({ limit }) => `Gib eine Zahl von höchstens ${decimal.format(limit)} ein`,
  bsn: () => 'Gib eine gültige niederländische Bürgernummer (BSN) ein',
  creditor_identifier: () => 'Gib eine gültige Gläubiger-ID ein, zum Beispiel NL69ZZZ123456780000',
  document_number: () => 'Gib eine gültige Dokumentnummer ein',
  email: () => 'Gib eine gültige E-Mail-Adresse ein',
  exact_length: ({ length }) => `Gib genau ${length} Zeichen ein`,
  greater_than: ({ limit }) => `Gib eine Zahl größer als ${decimal.format(limit)} ein`,
  iban: () => 'Gib eine richtige Kontonummer (IBAN) ein',
  in_future: () => 'Wähle ein Datum in der Zukunft',
  integer: () => 'Gib eine ganze Zahl ein',
  iso_date: () => 'Gib ein gültiges Datum ein',
  kvk_number: () => 'Gib eine gültige KvK-Nummer ein',
  less_than: ({ limit }) => `Gib eine Zahl kleiner als ${decimal.format(limit)} ein`,
  minimum_length: ({ length }) => `Gib mindestens ${length} Zeichen ein`,
  not_before: (params) => `Das Datum kann nicht vor dem ${date.format(new Date(params.date))} liegen`,
  not_in_future: () => 'Das Datum kann nicht in der Zukunft liegen',
  not_zero: () => 'Die Zahl kann nicht null sein',
  oin: () => 'Gib eine gültige OIN ein: 20 Ziffern',
  password: () => 'Das Passwort erfüllt nicht alle Anforderungen',
  password_repeat: () => 'Die Passwörter stimmen nicht überein',
  phone: () => 'Gib eine gültige Telefonnummer ein',
  postcode: () => 'Gib eine gültige Postleitzahl ein',
  recovery_code: () => 'Der Code muss genau 16 Zeichen lang sein',
  required: () => 'Dieses Feld darf nicht leer sein',
  rsin: () => 'Gib eine gültige RSIN ein',
  turnover_tax_number: () => 'Gib eine gültige Umsatzsteuernummer ein',
  two_factor_code: () => 'Der Code muss 6 Ziffern lang sein',
  upload_none: () => 'Keine Datei ausgewählt.',
  upload_too_large: ({ count, maxSizeMb }) =>
    count === 1
      ? `Die Datei darf höchstens ${decimal.format(maxSizeMb)} MB groß sein.`
      : `Eine oder mehrere Dateien sind größer als ${decimal.format(maxSizeMb)} MB.`,
  upload_too_many: ({ maxFiles }) =>
    `Du kannst höchstens ${maxFiles} ${maxFiles === 1 ? 'Datei' : 'Dateien'} auf einmal hochladen.`,
  upload_wrong_type: ({ count, types, maxSizeMb }) =>
    count > 1
      ? 'Eine oder mehrere Dateien haben nicht das richtige Format.'
      : `Die Datei hat nicht das richtige Format. Nur ${list.format(types)} (bis ${decimal.format(maxSizeMb)} MB) geht.`,
  vat_country: () => 'Ungültiger Ländercode (z. B. BE, DE, ES, …)',
  vat_number: () => 'Ungültige USt-IdNr.',
  website: () => 'Gib eine gültige Website ein, zum Beispiel www.name.nl',
}
