import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { structureOf } from './iban-registry.ts'
import { iban } from './iban.ts'
import { asTyped, ofKinds, withOneChanged, withStranger } from './testing/arbitraries.ts'
import { REGISTRY_EXAMPLES } from './testing/iban-examples.ts'

const countries = REGISTRY_EXAMPLES.map((example) => example.slice(0, 2))

/** ISO 7064 MOD 97-10 with big integers, another way than the code under test. */
function remainder(country: string, checkDigits: string, account: string): number {
  const number = [...(account + country + checkDigits)].map((sign) => parseInt(sign, 36)).join('')
  return Number(BigInt(number) % 97n)
}

function ibanWith(country: string, account: string): string {
  return country + String(98 - remainder(country, '00', account)).padStart(2, '0') + account
}

const anyIban = fc
  .constantFrom(...countries)
  .chain((country) => ofKinds((structureOf(country) ?? '').slice(4)).map((account) => ibanWith(country, account)))

describe('iban', () => {
  test('knows the 89 countries of the registry by their examples', () => {
    expect(new Set(countries).size).toBe(89)
    for (const example of REGISTRY_EXAMPLES) expect(iban(example)).toEqual({ ok: true, value: example })
  })
  test('knows no other prefix: no territories, no experimental lists', () => {
    const capitals = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
    const known = capitals.flatMap((a) => capitals.map((b) => a + b)).filter((prefix) => structureOf(prefix))
    expect(known).toEqual(countries.toSorted())
    for (const prefix of ['AX', 'GF', 'GP', 'MQ', 'RE', 'NC', 'IM', 'JE', 'GG', 'DZ', 'AO', 'CI', 'IR', 'MA', 'SN']) {
      expect(iban(`${prefix}0000000000000000`)).toMatchObject({ ok: false, reason: 'country' })
    }
  })
  test('accepts every account with its check digits, however it is typed', () => {
    fc.assert(
      fc.property(asTyped(anyIban), ({ text, typed }) => {
        expect(iban(typed)).toEqual({ ok: true, value: text })
      }),
    )
  })
  test('refuses every number with one digit or letter changed', () => {
    fc.assert(
      fc.property(withOneChanged(anyIban, 2), ({ changed }) => {
        expect(iban(changed)).toMatchObject({ ok: false, reason: 'checksum' })
      }),
    )
  })
  test('refuses two neighbouring digits that changed places', () => {
    fc.assert(
      fc.property(anyIban, fc.nat(), (text, place) => {
        const at = 2 + (place % (text.length - 3))
        const [first, second] = [text.charAt(at), text.charAt(at + 1)]
        fc.pre(first !== second && /\d\d/.test(first + second))
        expect(iban(text.slice(0, at) + second + first + text.slice(at + 2)).ok).toBe(false)
      }),
    )
  })
  test('refuses any character that does not belong, with the right checksum or without', () => {
    fc.assert(
      fc.property(withStranger(anyIban), (text) => {
        expect(iban(text).ok).toBe(false)
      }),
    )
  })
  test('refuses a letter where a digit belongs and a digit where a letter belongs', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...countries),
        fc.nat(),
        ofKinds('n'),
        ofKinds('a'),
        (country, place, digit, letter) => {
          const example = REGISTRY_EXAMPLES.find((text) => text.startsWith(country)) ?? ''
          const account = example.slice(4)
          const at = place % account.length
          const kind = structureOf(country)?.charAt(at + 4)
          fc.pre(kind !== 'c')
          const wrong = account.slice(0, at) + (kind === 'n' ? letter : digit) + account.slice(at + 1)
          expect(iban(ibanWith(country, wrong))).toMatchObject({ ok: false, reason: 'format' })
        },
      ),
    )
  })
  test('refuses the check digits 00, 01 and 99, which satisfy the sum for some accounts', () => {
    const account = (check: string) => {
      for (let n = 0; n < 97; n++) {
        const candidate = `ABNA${String(n).padStart(10, '0')}`
        if (remainder('NL', check, candidate) === 1) return `NL${check}${candidate}`
      }
      throw new Error('One account in 97 has it')
    }
    for (const check of ['00', '01', '99'])
      expect(iban(account(check))).toMatchObject({ ok: false, reason: 'checksum' })
  })
  test.each([
    ['', 'country'],
    ['NL', 'length'],
    ['NL91ABNA041716430', 'length'],
    ['NL91ABNA04171643000', 'length'],
    ['NL91ABNA0417164300\n', 'length'],
    ['NLA1ABNA0417164300', 'checksum'],
    ['NL9:ABNA0417164300', 'checksum'],
    ['NL91ABNA041716430O', 'format'],
    ['XX91ABNA0417164300', 'country'],
    ['IBAN NL91ABNA0417164300', 'country'],
    [null, 'format'],
  ])('refuses %j because of its %s', (input, reason) => {
    expect(iban(input)).toMatchObject({ ok: false, reason, message: 'Vul een correct rekeningnummer in' })
  })
})
