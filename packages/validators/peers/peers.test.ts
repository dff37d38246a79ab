import { readFileSync } from 'node:fs'
import { isValidIBAN } from 'ibantools'
import { checkVAT, countries } from 'jsvat'
import { isValidPhoneNumber } from 'libphonenumber-js/max'
import validator from 'validator'
import { describe, expect, test } from 'vitest'
import { bsn, email, iban, isoDate, phone, postcode, travelDocumentNumber, vatNumber } from '../src/index.ts'
import { compare, tableRow, type Verdict } from './disagreement.ts'
import { IBAN_DISAGREEMENTS } from './iban-disagreements.ts'
import { ibanInputs } from './iban-inputs.ts'
import { OTHER_DISAGREEMENTS } from './other-disagreements.ts'
import { OTHER_INPUTS } from './other-inputs.ts'
import { JSVAT_DISAGREEMENTS, VALIDATOR_VAT_DISAGREEMENTS } from './vat-disagreements.ts'
import { vatInputs } from './vat-inputs.ts'

const NOTHING = { unexplained: [], unused: [] }
const VAT_DISAGREEMENTS = [...JSVAT_DISAGREEMENTS, ...VALIDATOR_VAT_DISAGREEMENTS]

/** The peer is asked about the country of the prefix, and throws when it does not know it. */
function validatorVat(text: string): boolean {
  try {
    return validator.isVAT(text, (/^[A-Z]{2}/.test(text) ? text.slice(0, 2) : 'NL') as validator.VATCountryCode)
  } catch {
    return false
  }
}

/** This package's check and that of the peers, per kind of input. */
const CHECKS: Record<string, [ours: Verdict, peers: Record<string, Verdict>]> = {
  postcode: [(text) => postcode(text).ok, { validator: (text) => validator.isPostalCode(text, 'NL') }],
  bsn: [(text) => bsn(text).ok, { validator: (text) => validator.isTaxID(text, 'nl-NL') }],
  date: [(text) => isoDate(text).ok, { validator: (text) => validator.isISO8601(text, { strict: true }) }],
  mobile: [(text) => phone(text).ok, { validator: (text) => validator.isMobilePhone(text, 'nl-NL') }],
  phone: [(text) => phone(text).ok, { 'libphonenumber-js/max': (text) => isValidPhoneNumber(text, 'NL') }],
  email: [(text) => email(text).ok, { validator: (text) => validator.isEmail(text) }],
  travelDocument: [
    (text) => travelDocumentNumber(text).ok,
    { validator: (text) => validator.isPassportNumber(text, 'NL') },
  ],
}

describe('every disagreement with a peer is explained, and every explanation is needed', () => {
  test('IBAN: ibantools and validator', () => {
    const peers = {
      ibantools: (text: string) => isValidIBAN(text),
      validator: (text: string) => validator.isIBAN(text),
    }
    expect(compare(ibanInputs(), (text) => iban(text).ok, peers, IBAN_DISAGREEMENTS)).toEqual(NOTHING)
  })
  test('VAT: jsvat and validator', () => {
    const peers = { jsvat: (text: string) => checkVAT(text, countries).isValid, validator: validatorVat }
    expect(compare(vatInputs(), (text) => vatNumber(text).ok, peers, VAT_DISAGREEMENTS)).toEqual(NOTHING)
  })
  test.each(Object.entries(CHECKS))('%s: validator or libphonenumber', (name, [ours, peers]) => {
    expect(compare(OTHER_INPUTS[name]?.() ?? [], ours, peers, OTHER_DISAGREEMENTS[name] ?? [])).toEqual(NOTHING)
  })
})

test('the README has the table of disagreements as it stands here', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')
  const rows = [...IBAN_DISAGREEMENTS, ...VAT_DISAGREEMENTS, ...Object.values(OTHER_DISAGREEMENTS).flat()].map(tableRow)
  expect(rows.filter((row) => !readme.includes(row))).toEqual([])
})
