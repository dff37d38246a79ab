import fc from 'fast-check'
import { expect, test } from 'vitest'
import { escapeText, escapeValue, isHarmless } from './escape.ts'
import { maskNumbers, maskText } from './mask.ts'

test('a BSN is masked however it is written, and what is around it stays', () => {
  expect(maskNumbers('BSN 111222333.')).toBe('BSN •••••••••.')
  expect(maskNumbers('111.222.333')).toBe('•••.•••.•••')
  expect(maskNumbers('op 2026-11-21 is 1112 22 333 gemeld')).toBe('op 2026-11-21 is •••• •• ••• gemeld')
  expect(maskNumbers('123456782 en 123456789')).toBe('••••••••• en 123456789')
})

test('a card number is masked in groups and in one piece', () => {
  expect(maskNumbers('4111 1111 1111 1111')).toBe('•••• •••• •••• ••••')
  expect(maskNumbers('kaart 5555-5555-5555-4444, 12/29')).toBe('kaart ••••-••••-••••-••••, 12/29')
  expect(maskNumbers('378282246310005')).toBe('•'.repeat(15))
  expect(maskNumbers('4111111111111112')).toBe('4111111111111112')
})

test('zeros alone are no BSN and no card number, though they pass both proofs', () => {
  for (const text of ['000000000', '0000000000000000', '000.000.000', 'saldo 000000000']) {
    expect(maskNumbers(text)).toBe(text)
  }
})

test('the turnover tax number of a sole trader holds a BSN and is masked; a VAT number and an IBAN are not', () => {
  expect(maskNumbers('111222333B01')).toBe('•••••••••B01')
  for (const text of [
    'NL111222333B01',
    'NL91 ABNA 0417 1643 00',
    'NL91ABNA0417164300',
    '06 12345678',
    '€ 1.234.567,89',
  ]) {
    expect(maskNumbers(text)).toBe(text)
  }
})

test('wherever a BSN stands between words, none of it is left', () => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^[a-z ]{0,20} $/),
      fc.constantFrom('111222333', '4111111111111111'),
      (words, secret) => {
        const masked = maskNumbers(`${words}${secret} ${words}`)
        expect(masked).not.toMatch(/\d/)
        expect(masked).toHaveLength(words.length * 2 + secret.length + 1)
      },
    ),
  )
})

test('masked text has the length and the spaces of the text', () => {
  expect(maskText('Jan de Wit, 3')).toBe('••• •• •••• •')
})

test('what is called harmless needs no escaping and no mask', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[\d .<>&'-]{0,20}$/)), (text) => {
      if (!isHarmless(text)) return
      expect(escapeText(maskNumbers(text))).toBe(text)
      expect(escapeValue(maskNumbers(text))).toBe(text)
    }),
  )
})

test('a text of only digits is read in a moment, however long it is', () => {
  const start = performance.now()
  maskNumbers('1234567890 '.repeat(40_000))
  expect(performance.now() - start).toBeLessThan(5000)
})
