import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { epcQrPayload, type EpcPayment } from './epc-qr.ts'
import { codeOf } from '../ledger/postings.test-support.ts'

const payment: EpcPayment = {
  name: 'Studio Voorbeeld',
  iban: 'NL91 ABNA 0417 1643 00',
  amountCents: 12_100,
  text: 'Factuur 2026-0091',
}

describe('epcQrPayload', () => {
  test('writes version 002 with LF and without trailing empty lines', () => {
    expect(epcQrPayload(payment)).toBe(
      'BCD\n002\n1\nSCT\n\nStudio Voorbeeld\nNL91ABNA0417164300\nEUR121.00\n\n\nFactuur 2026-0091',
    )
  })

  test('puts every field on its own line', () => {
    const full = epcQrPayload({
      ...payment,
      text: '',
      bic: 'ABNANL2A',
      purpose: 'GDDS',
      structuredReference: 'RF18 5390 0754 7034',
      information: 'Bedankt',
    })
    expect(full.split('\n')).toEqual([
      'BCD',
      '002',
      '1',
      'SCT',
      'ABNANL2A',
      'Studio Voorbeeld',
      'NL91ABNA0417164300',
      'EUR121.00',
      'GDDS',
      'RF18539007547034',
      '',
      'Bedankt',
    ])
  })

  test.each<[string, Partial<EpcPayment>]>([
    ['nothing to pay', { amountCents: 0 }],
    ['money to give back', { amountCents: -100 }],
    ['more than SEPA carries', { amountCents: 100_000_000_000 }],
    ['parts of a cent', { amountCents: 0.5 }],
    ['a name of 71 characters', { name: 'a'.repeat(71) }],
    ['no name', { name: ' ' }],
    ['a text of 141 characters', { text: 'a'.repeat(141) }],
    ['a text of two lines', { text: 'Factuur\nEUR9999.00' }],
    ['reference and text together', { structuredReference: 'RF18539007547034' }],
    ['a Dutch payment reference, which is no RF', { text: '', structuredReference: '1234567890123456' }],
    ['no IBAN', { iban: '12345' }],
    ['an IBAN with a wrong check digit', { iban: 'NL92ABNA0417164300' }],
    ['a wrong BIC', { bic: 'ABN' }],
    ['a purpose of five letters', { purpose: 'GOODS' }],
    ['letters with accents that make more than 331 bytes', { name: 'é'.repeat(70), text: 'é'.repeat(80) }],
    ['more than 331 bytes', { name: '€'.repeat(70), text: '€'.repeat(60) }],
  ])('refuses %s', (_name, change) => {
    expect(codeOf(() => epcQrPayload({ ...payment, ...change }))).toBe('qr_not_payable')
  })

  test('accepts the limits themselves', () => {
    const longest = epcQrPayload({
      ...payment,
      name: 'a'.repeat(70),
      text: 'b'.repeat(140),
      amountCents: 99_999_999_999,
    })
    expect(longest).toContain('EUR999999999.99')
    const bytesOf = (text: string) => encodeURIComponent(text).replaceAll(/%../g, '.').length
    const wide = { ...payment, name: 'é'.repeat(70) }
    const room = 331 - bytesOf(epcQrPayload({ ...wide, text: 'b' })) + 1
    const full = { ...wide, text: 'é'.repeat(room - 140) + 'b'.repeat(280 - room) }
    expect(bytesOf(epcQrPayload(full))).toBe(331)
    expect(codeOf(() => epcQrPayload({ ...full, text: full.text.replace('b', 'é') }))).toBe('qr_not_payable')
  })

  test('writes any payable amount with two decimals', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999_999_999 }), (amountCents) => {
        const written = epcQrPayload({ ...payment, amountCents }).split('\n')[7] ?? ''
        expect(written).toMatch(/^EUR(?:0|[1-9][0-9]*)\.[0-9]{2}$/)
        expect(Number(written.slice(3).replace('.', ''))).toBe(amountCents)
      }),
    )
  })
})
