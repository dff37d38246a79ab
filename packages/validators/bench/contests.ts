import { isValidIBAN } from 'ibantools'
import { checkVAT, countries } from 'jsvat'
import { isValidPhoneNumber } from 'libphonenumber-js/min'
import validator from 'validator'
import * as z from 'zod'
import { iban, isoDate, phone, postcode, vatNumber, vatNumberNl } from '../src/index.ts'
import type { Check } from './speed.ts'

export type Contest = { name: string; inputs: string[]; ours: Check; peers: Record<string, Check> }

const zodIban = z.iban()
const zodDate = z.iso.date()

const DUTCH_IBANS = ['NL91ABNA0417164300', 'NL20INGB0001234567', 'NL39RABO0300065264', 'NL02ABNA0123456789']
/** Canonical, grouped, in lower case, wrong by a digit, of another country, too short: what a form and an import see. */
const MIXED_IBANS = (
  'NL91ABNA0417164300;NL91 ABNA 0417 1643 00;de89370400440532013000;GB29NWBK60161331926819;XX00;' +
  'FR1420041010050500013M02606;NL91ABNA0417164301;BE68 5390 0754 7034;MT84MALT011000012345MTLCAST001S;'
).split(';')
const VAT_NUMBERS = (
  'BE1006023325 BE0411905847 CY60001744K IE3206488LH LU26166606 ESX5910266W CZ27082440 CZ682127228 LT100009745612 ' +
  'EL027408226 FI01089940 FRK7399859412 NL822667800B01 NL000099998B57 DE136695976 IT00743110157 PL8567346215 ATU13585627 ' +
  'de136695976 BE0411905848 GB980780684 XX'
).split(' ')
const PHONES = [
  '+31612345678',
  '0612345678',
  '020 123 45 67',
  '0031 20 1234567',
  '+31 (0)6-12345678',
  '0800-1234',
  '12345',
]

export const CONTESTS: Contest[] = [
  { name: 'IBAN, Dutch', inputs: DUTCH_IBANS, ours: (text) => iban(text).ok, peers: ibanPeers() },
  { name: 'IBAN, mixed', inputs: MIXED_IBANS, ours: (text) => iban(text).ok, peers: ibanPeers() },
  {
    name: 'EU VAT',
    inputs: [...VAT_NUMBERS, 'NL 8226.678.00 B01'],
    ours: (text) => vatNumber(text).ok,
    peers: { jsvat: (text) => checkVAT(text, countries).isValid },
  },
  {
    name: 'Dutch VAT',
    inputs: ['NL822667800B01', 'NL000099998B57', 'NL123456789B13', 'NL822667801B01'],
    ours: (text) => vatNumberNl(text).ok,
    peers: { jsvat: (text) => checkVAT(text, countries).isValid, validator: (text) => validator.isVAT(text, 'NL') },
  },
  {
    name: 'phone',
    inputs: PHONES,
    ours: (text) => phone(text).ok,
    peers: { 'libphonenumber-js': (text) => isValidPhoneNumber(text, 'NL') },
  },
  {
    name: 'postcode',
    inputs: ['1234AB', '1234 ab', '0123AB', '1234SS'],
    ours: (text) => postcode(text).ok,
    peers: { validator: (text) => validator.isPostalCode(text, 'NL') },
  },
  {
    name: 'ISO date',
    inputs: ['2026-11-21', '2024-02-29', '2026-02-29', '2026-13-01'],
    ours: (text) => isoDate(text).ok,
    peers: {
      zod: (text) => zodDate.safeParse(text).success,
      validator: (text) => validator.isISO8601(text, { strict: true }),
    },
  },
]

function ibanPeers(): Record<string, Check> {
  return {
    zod: (text) => zodIban.safeParse(text).success,
    validator: (text) => validator.isIBAN(text),
    ibantools: (text) => isValidIBAN(text),
  }
}
