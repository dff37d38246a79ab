import type { Messages } from '../message-params.ts'

const characters = (length: number): string => (length === 1 ? '1 character' : `${length} characters`)
const date = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
const list = new Intl.ListFormat('en')

/** What the checks say in English. */
export const en: Messages = {
  at_least: ({ limit }) => `Enter a number of at least ${limit}`,
  at_most: ({ limit }) => `Enter a number of at most ${limit}`,
  bsn: () => 'Enter a valid Dutch citizen service number (BSN)',
  creditor_identifier: () => 'Enter a valid creditor identifier, such as NL69ZZZ123456780000',
  document_number: () => 'Enter a valid document number',
  email: () => 'Enter a valid e-mail address',
  exact_length: ({ length }) => `Enter exactly ${characters(length)}`,
  greater_than: ({ limit }) => `Enter a number greater than ${limit}`,
  iban: () => 'Enter a correct account number (IBAN)',
  in_future: () => 'Choose a date in the future',
  integer: () => 'Enter a whole number',
  iso_date: () => 'Enter a valid date',
  kvk_number: () => 'Enter a valid KvK number',
  less_than: ({ limit }) => `Enter a number less than ${limit}`,
  minimum_length: ({ length }) => `Enter at least ${characters(length)}`,
  not_before: (params) => `The date cannot be before ${date.format(new Date(params.date))}`,
  not_in_future: () => 'The date cannot be in the future',
  not_zero: () => 'The number cannot be zero',
  oin: () => 'Enter a valid OIN: 20 digits',
  password: () => 'The password does not meet all requirements',
  password_repeat: () => 'The passwords do not match',
  phone: () => 'Enter a valid phone number',
  postcode: () => 'Enter a valid postcode',
  recovery_code: () => 'The code has to be exactly 16 characters long',
  required: () => 'This field cannot be empty',
  rsin: () => 'Enter a valid RSIN',
  turnover_tax_number: () => 'Enter a valid turnover tax number',
  two_factor_code: () => 'The code has to be 6 digits long',
  upload_none: ({ maxFiles }) => (maxFiles === 1 ? 'No file chosen.' : 'No files chosen.'),
  upload_too_large: ({ count, maxSizeMb }) =>
    count === 1 ? `The file can be at most ${maxSizeMb} MB.` : `One or more files are larger than ${maxSizeMb} MB.`,
  upload_too_many: ({ maxFiles }) =>
    `You can upload at most ${maxFiles} ${maxFiles === 1 ? 'file' : 'files'} at a time.`,
  upload_wrong_type: ({ count, types, maxSizeMb }) =>
    count > 1
      ? 'One or more files are not of the right type.'
      : `The file is not of the right type. Only ${list.format(types)} (up to ${maxSizeMb} MB) can be used.`,
  vat_country: () => 'Invalid country code (such as BE, DE, ES, ...)',
  vat_number: () => 'Invalid VAT number',
  website: () => 'Enter a valid website, such as www.name.nl',
}
