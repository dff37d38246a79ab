import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bankFromIban, bankOfAccount, CREDIT_CARDS } from './bank.ts'
import { parseIban } from './iban-parts.ts'
import { formatIban } from './iban-text.ts'
import { iban } from './iban.ts'
import { REGISTRY_EXAMPLES } from './testing/iban-examples.ts'

const anyExample = fc.constantFrom(...REGISTRY_EXAMPLES)

describe('formatIban', () => {
  test('groups by four, in capitals, and what is typed so far too', () => {
    expect(formatIban('nl91abna0417164300')).toBe('NL91 ABNA 0417 1643 00')
    expect(formatIban('NL91 AB')).toBe('NL91 AB')
    expect(formatIban('NL91')).toBe('NL91')
    expect(formatIban('')).toBe('')
  })
  test('what is formatted is checked as the same number', () => {
    fc.assert(
      fc.property(anyExample, (text) => {
        expect(iban(formatIban(text))).toEqual({ ok: true, value: text })
        expect(
          formatIban(text)
            .split(' ')
            .every((group, i, all) => group.length === 4 || i === all.length - 1),
        ).toBe(true)
      }),
    )
  })
})

describe('parseIban', () => {
  test.each([
    ['NL91ABNA0417164300', 'NL', '91', 'ABNA'],
    ['IT60X0542811101000000123456', 'IT', '60', '05428'],
    ['SM86U0322509800000000270100', 'SM', '86', '03225'],
    ['DE89370400440532013000', 'DE', '89', '37040044'],
    ['MU17BOMM0101101030300200000MUR', 'MU', '17', 'BOMM01'],
    ['IS140159260076545510730339', 'IS', '14', '01'],
    ['BE68539007547034', 'BE', '68', '539'],
    ['RU0304452522540817810538091310419', 'RU', '03', '044525225'],
    ['XK051212012345678906', 'XK', '05', '12'],
  ])('takes %s apart', (text, country, checkDigits, bankCode) => {
    expect(parseIban(text)).toEqual({
      ok: true,
      value: { iban: text, country, checkDigits, bban: text.slice(4), bankCode },
    })
  })
  test('the parts put together are the number, and the bank code stands in the account number', () => {
    fc.assert(
      fc.property(anyExample, (text) => {
        const parsed = parseIban(text)
        if (!parsed.ok) throw new Error(text)
        const { country, checkDigits, bban, bankCode } = parsed.value
        expect(country + checkDigits + bban).toBe(text)
        expect(bban).toContain(bankCode)
        expect(bankCode.length).toBeGreaterThan(1)
      }),
    )
  })
  test('refuses as iban does', () => {
    expect(parseIban('NL91ABNA0417164301')).toEqual(iban('NL91ABNA0417164301'))
  })
})

describe('bankFromIban', () => {
  test.each([
    ['ABNA', 'ABN Amro'],
    ['AEGO', 'Aegon'],
    ['ASNB', 'ASN Bank'],
    ['BUNQ', 'Bunq'],
    ['DEUT', 'Deutsche Bank'],
    ['INGB', 'ING'],
    ['KNAB', 'Knab'],
    ['RABO', 'Rabobank'],
    ['BOFS', 'Royal Bank of Scotland'],
    ['RBRB', 'RegioBank'],
    ['SNSB', 'SNS'],
    ['TRIO', 'Triodos Bank'],
    ['FVLB', 'Van Lanschot'],
    ['REVO', 'Revolut'],
  ])('knows %s as %s, in a Dutch number alone', (code, name) => {
    expect(bankFromIban(`nl00 ${code.toLowerCase()} 0123456789`)).toBe(name)
    expect(bankFromIban(`NL00${code}`)).toBe(name)
    for (const country of ['GB', 'IE', 'BG', 'LV', 'DE'])
      expect(bankFromIban(`${country}00${code}0123456789`)).toBeNull()
  })
  test('knows N26 in a German number alone', () => {
    expect(bankFromIban('DE89 1001 1001 0532 0130 00')).toBe('N26')
    expect(bankFromIban('DE89370400440532013000')).toBeNull()
    expect(bankFromIban('NL8910011001053201')).toBeNull()
    expect(bankFromIban('AT891001100105320130')).toBeNull()
  })
  test.each(['', 'NL', 'NL00XXXX', 'NL00 toString', 'NL00CONS', 'abna'])('knows no bank of %j', (text) => {
    expect(bankFromIban(text)).toBeNull()
  })
})

describe('bankOfAccount', () => {
  test.each([
    ['CREDIT', 'ICS Mastercard', 'ICS Mastercard'],
    ['CREDIT', 'zakelijke master card', 'ICS Mastercard'],
    ['CREDIT', 'ICS Visa', 'ICS Visa'],
    ['CREDIT', 'Visa World Card 1234', 'ICS Visa'],
    ['CREDIT', 'American Express', 'American Express'],
    ['CREDIT', 'Amex goud', 'American Express'],
    ['CREDIT', 'Visagie onderweg', null],
    ['CREDIT', 'Kaart van de zaak', null],
    ['MOLLIE', 'Betalingen webwinkel', 'Mollie'],
    ['STRIPE', 'Betalingen webwinkel', 'Stripe'],
    ['PAYPAL', 'Noord', 'PayPal'],
    ['SUMUP', 'Pin in de winkel', 'SumUp'],
    ['constructor', 'Mollie', null],
    ['CHECKING', 'Visa', null],
    ['CASH', 'Kas', null],
  ])('a %s account called %j is of %j', (kind, name, bank) => {
    expect(bankOfAccount(kind, null, name)).toBe(bank)
  })
  test('any other goes by its IBAN', () => {
    expect(bankOfAccount('SAVINGS', 'NL91ABNA0417164300', 'Visa')).toBe('ABN Amro')
  })
  test('each card is known by its own name', () => {
    for (const name of CREDIT_CARDS) expect(bankOfAccount('CREDIT', null, name)).toBe(name)
  })
})
