import { formatEuro } from '@klopt/validators'
import { expect, test } from 'vitest'
import { lineCount, nameOf, openingSentence, shortDay, signedAmount, signedEuro } from './bank-texts.ts'

test('money in and money out are told apart by their sign, not by colour alone', () => {
  expect(signedAmount(211_750)).toBe('+2.117,50')
  expect(signedAmount(-4_235)).toBe('\u221242,35')
  expect(signedAmount(0)).toBe('0,00')
  expect(signedEuro(211_750)).toBe('+\u00a0€\u00a02.117,50')
})

test('an amount out has its sign where every list has it, behind the currency', () => {
  expect(signedEuro(-220_000)).toBe(formatEuro(-220_000))
})

test('a day of this year goes without its year, one of another year keeps it', () => {
  expect(shortDay('2026-11-09', '2026-11-21')).toBe('9 nov')
  expect(shortDay('2025-12-31', '2026-11-21')).toBe('31 dec 2025')
})

test('a line always has a name', () => {
  expect(nameOf({ counterpartyName: null, description: 'Betaalautomaat 012' })).toBe('Betaalautomaat 012')
  expect(nameOf({ counterpartyName: null, description: '' })).toBe('Onbekende tegenpartij')
})

test('one line is not many', () => {
  expect([lineCount(0), lineCount(1), lineCount(2)]).toEqual(['0 regels', '1 regel', '2 regels'])
})

test('what an account held before its first statement is money or a debt, never a negative amount', () => {
  expect(openingSentence(500_000)).toBe('Er stond al €\u00a05.000,00 op je rekening toen je eerste afschrift begon')
  expect(openingSentence(-2_005)).toBe('Je stond €\u00a020,05 rood toen je eerste afschrift begon')
})
