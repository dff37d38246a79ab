import { expect, test } from 'vitest'
import { propose } from '../propose.ts'
import { contextOf } from '../testing/context.ts'
import { typed } from '../testing/lay-out.ts'

const currencyOf = (text: string) => propose(typed(text), contextOf()).currency

test.each([
  ['Total  RM 1,121.00', 'MYR'],
  ['Total  MYR 1,121.00', 'MYR'],
  ['Total  1,121.00 MYR', 'MYR'],
  ['Total  \u20b9 1,121.00', 'INR'],
  ['Total  \u20b91,121', 'INR'],
  ['Total amount in INR     1,121.00', 'INR'],
  ['Currency: SEK\nTotal     1 121,00', 'SEK'],
  ['Razem  1 121,00 zł', 'PLN'],
  ['Total  HK$ 1,121.00', 'HKD'],
  ['Total  $ 1,121.00', 'USD'],
  ['Total  CHF 1,121.00', 'CHF'],
])('%s is in %s', (text, currency) => {
  expect(currencyOf(text)).toBe(currency)
})

test.each([
  'Total  Rs. 1,121.00',
  'Total  Rs 1,121.00',
  'Total  1 121,00 kr',
  'Total  \u00a5 1,121.00',
  'Total  \u20be 1,121.00',
])('%s is in a currency that is not known, and not in euros', (text) => {
  expect(currencyOf(text)).toBe('XXX')
})

test.each([
  'Totaal  121,00',
  'Totaal  € 121,00\nOmgerekend SEK 1.350,00\nSubtotaal € 100,00',
  'TOTAAL  31,95\nPIN  31,95\nGEL  12,00\nALL IN  3,00',
  'Totaal bedrag te voldoen op rekening AED  121,00 EUR',
])('%s is in euros', (text) => {
  expect(currencyOf(text)).toBe('EUR')
})
