import { CURRENCIES, decimalsOf } from '@klopt/bookkeeping/money'
import { paperFormatIn } from '@klopt/bookkeeping/paper'
import { formatIban, formatMoney } from '@klopt/validators'
import { expect, test } from 'vitest'
import { amountIn, amountToCopy, groupedIban, plainAmount } from './customer-amounts.ts'

const amounts = [0, 1, 5, 99, 100, 123_450, 100_000_000, 9_007_199_254_740, -1, -123_450]

test.each(['nl', 'en', 'de'] as const)('the page writes every currency as the paper does (%s)', (language) => {
  for (const currency of CURRENCIES) {
    const decimals = decimalsOf(currency)
    const { euro } = paperFormatIn(language, currency)
    expect.soft(amounts.map((amount) => amountIn(language, amount, { currency, decimals }))).toEqual(amounts.map(euro))
  }
})

test('what is copied to a bank is shown as the page writes it, and goes without grouping', () => {
  expect(amounts.map((amount) => plainAmount('nl', amount))).toEqual(amounts.map(formatMoney))
  expect(plainAmount('en', 123_450)).toBe('1,234.50')
  expect(plainAmount('en', 18_151, { currency: 'JPY', decimals: 0 })).toBe('18,151')
  expect(amountToCopy(123_450)).toBe('1234,50')
  expect(amountToCopy(18_151, { currency: 'JPY', decimals: 0 })).toBe('18151')
  const ibans = ['NL91ABNA0417164300', 'BE68539007547034', 'MT84MALT011000012345MTLCAST001S']
  expect(ibans.map(groupedIban)).toEqual(ibans.map(formatIban))
})
