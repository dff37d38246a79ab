import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ibansIn } from './ibans.ts'
import { invoiceNumbersIn } from './invoice-numbers.ts'
import { kvkNumbersIn } from './kvk-numbers.ts'
import { paymentReferencesIn } from './payment-references.ts'
import { postcodesIn } from './postcodes.ts'
import { termsIn } from './terms.ts'
import { valuesIn } from './values-in.ts'
import { vatNumbersIn } from './vat-numbers.ts'

const valuesOf = (found: readonly { value: string | number }[]) => found.map(({ value }) => value)

describe('IBANs', () => {
  test.each([
    ['NL91ABNA0417164300', 'NL91ABNA0417164300'],
    ['NL91 ABNA 0417 1643 00', 'NL91ABNA0417164300'],
    ['nl91 abna 0417 1643 00', 'NL91ABNA0417164300'],
    ['NL91.ABNA.0417.1643.00', 'NL91ABNA0417164300'],
    ['NL9I ABNA O4I7 1643 OO', 'NL91ABNA0417164300'],
    ['NL91 A8NA 0417 1643 00', undefined],
    ['NL91 ABNA 0417 1643 01', undefined],
    ['IBAN: BE71 0961 2345 6769 BIC GKCCBEBB', 'BE71096123456769'],
    ['DE89370400440532013000, Musterbank', 'DE89370400440532013000'],
  ])('reads %s', (text, iban) => {
    expect(valuesOf(ibansIn(text))).toEqual(iban === undefined ? [] : [iban])
  })

  test('finds every Dutch account again after a reader took its zeros for letters', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9_999_999_999 }), (number) => {
        const account = String(number).padStart(10, '0')
        // RABO is 27 10 11 24, NL is 23 21.
        const remainder = BigInt(`27101124${account}232100`) % 97n
        const iban = `NL${String(98n - remainder).padStart(2, '0')}RABO${account}`
        expect(valuesOf(ibansIn(iban.replace(/\d+$/, (digits) => digits.replaceAll('0', 'O'))))).toEqual([iban])
      }),
    )
  })
})

describe('VAT numbers', () => {
  test.each([
    ['NL123456782B01', 'NL123456782B01'],
    ['NL 1234.56.782.B.01', 'NL123456782B01'],
    ['NL1234.56.782.B01', 'NL123456782B01'],
    ['NL123456782BO1', 'NL123456782B01'],
    ['DE136695976', 'DE136695976'],
    ['NL123456783B01', undefined],
  ])('reads %s', (text, number) => {
    expect(valuesOf(vatNumbersIn(`Btw-id ${text} te Utrecht`))).toEqual(number === undefined ? [] : [number])
  })
})

describe('numbers of the trade register', () => {
  test.each([
    'KvK 12345678',
    'KVK-nummer: 12345678',
    'K.v.K. Utrecht nr. 12.34.56.78',
    'Kamer van Koophandel 12 345 678',
    'KvK 123456780000',
  ])('is sure of %s', (text) => {
    expect(kvkNumbersIn(text)).toMatchObject([{ value: '12345678', score: 0.95 }])
  })

  test('doubts eight bare digits, and takes no part of a longer number', () => {
    expect(kvkNumbersIn('12345678 en 123456789 en 1234567')).toMatchObject([{ value: '12345678', score: 0.35 }])
  })
})

describe('postcodes', () => {
  test('reads those with capitals or without a space, and none that PostNL never issues', () => {
    expect(valuesOf(postcodesIn('1234 AB, 9999ZZ, 1012wx, 1234 SS, 0123 AB, 2026 is, 12345 AB'))).toEqual([
      '1234AB',
      '9999ZZ',
      '1012WX',
    ])
  })

  test('reads one with its country in front, and none that ends another number', () => {
    expect(valuesOf(postcodesIn('NL-6364 DH, XNL-6364 DH, 12-6364 DH'))).toEqual(['6364DH'])
  })
})

describe('terms', () => {
  test.each([
    ['14 dagen', 14],
    ['binnen 30 dagen te voldoen', 30],
    ['betaaltermijn: 14 dgn', 14],
    ['Betalingstermijn (dagen): 21', 21],
    ['binnen\n8 dagen', 8],
    ['veertien dagen na factuurdatum', 14],
    ['per direct te voldoen', 0],
    ['zahlbar innerhalb 30 Tagen', 30],
    ['Payment due within 30 days', 30],
    ['Net 30', 30],
    ['2 weken', 14],
    ['één maand'.normalize('NFKD').replace(/[\u0300-\u036f]/g, ''), 30],
  ])('reads %s', (text, days) => {
    expect(valuesOf(termsIn(text))).toEqual([days])
  })

  test('trusts a term about paying above one about returning', () => {
    const [retour, betalen] = termsIn(
      'Retourneren kan binnen 60 dagen na aankoop.                                        Betalen binnen 14 dagen.',
    )
    expect(retour?.score).toBeLessThan(betalen?.score ?? 0)
  })
})

describe('numbers of invoices', () => {
  test.each([
    ['Factuurnummer: 2026-001', '2026-001'],
    ['factuurnr. 12', '12'],
    ['Factuur nr: INV 2026-001', 'INV 2026-001'],
    ['Invoice no. 2026 - 001', '2026-001'],
    ['Rechnungsnr. RE-2026/1107', 'RE-2026/1107'],
  ])('is sure behind a label: %s', (text, number) => {
    expect(invoiceNumbersIn(text)[0]).toMatchObject({ value: number, score: 0.9 })
  })

  test('takes neither sites nor VAT numbers for one', () => {
    expect(
      valuesOf(invoiceNumbersIn('www.24uur.nl NL123456789B01 info@9292.nl')).filter((value) => value !== 'info'),
    ).toEqual([])
  })
})

describe('payment references', () => {
  test('reads one behind its label, in fours with its check digit, a Belgian one and one of ISO 11649', () => {
    expect(valuesOf(paymentReferencesIn('Betalingskenmerk: 1234 5678 9012 3456'))).toEqual(['1234567890123456'])
    expect(valuesOf(paymentReferencesIn('+++090/9337/55493+++'))).toEqual(['+++090/9337/55493+++'])
    expect(valuesOf(paymentReferencesIn('RF18 5390 0754 7034'))).toEqual(['RF18539007547034'])
    expect(valuesOf(paymentReferencesIn('+++090/9337/55494+++ RF19 5390 0754 7034'))).toEqual([])
  })
})

describe('all values of a text', () => {
  test('leaves the characters of a sure value to no other type', () => {
    expect(valuesIn('NL91 ABNA 0417 1643 00').map(({ type }) => type)).toEqual(['IBAN'])
    expect(valuesIn('KvK 12345678').map(({ type }) => type)).toEqual(['CHAMBER_OF_COMMERCE_NUMBER'])
  })

  test('keeps both readings where nothing decides', () => {
    expect(
      valuesIn('20260203')
        .map(({ type }) => type)
        .sort(),
    ).toEqual(['CHAMBER_OF_COMMERCE_NUMBER', 'DATE', 'INVOICE_NUMBER'])
  })
})
