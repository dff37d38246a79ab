import { expect, test } from 'vitest'
import { amountOf, claimsOf, openTogether, toPayTogether } from './amount-of.ts'

const euros = { grossCents: 123_450, openCents: 48_000, foreign: null }

test('euros are written as the language of the page writes them', () => {
  expect(amountOf(euros, 'gross', 'nl')).toBe('€\u00A01.234,50')
  expect(amountOf(euros, 'open', 'de')).toBe('480,00\u00A0€')
  expect(openTogether([euros, euros], 'en')).toBe('€960.00')
})

test('each currency stands by itself', () => {
  const dollars = { ...euros, foreign: { currency: 'USD', decimals: 2, grossAmount: 125_000, openAmount: 125_000 } }
  expect(openTogether([euros, dollars], 'nl')).toMatch(/^€\u00A0480,00 \+ .*1\.250,00/)
})

test('costs and interest of a demand are paid together with its invoice, in euros', () => {
  const dollars = { ...euros, foreign: { currency: 'USD', decimals: 2, grossAmount: 125_000, openAmount: 125_000 } }
  expect(toPayTogether([{ ...euros, claimsCents: 4_112 }], 'nl')).toBe('€\u00A0521,12')
  expect(toPayTogether([{ ...dollars, claimsCents: 4_112 }], 'nl')).toBe('€\u00A0521,12')
  expect(toPayTogether([{ ...dollars, claimsCents: 0 }], 'nl')).toContain('1.250,00')
  expect(claimsOf([{ claimsCents: 4_000 }, { claimsCents: 112 }])).toBe(4_112)
})
