import { expect, test } from 'vitest'
import { foreignText } from './foreign-text.ts'

test('what is written in another currency is said in that, without cents where it has none', () => {
  expect(foreignText({ currency: 'USD', foreignGross: 121_000 })).toMatch(/1\.210,00/)
  expect(foreignText({ currency: 'JPY', foreignGross: 121_000 })).toMatch(/121\.000(?!,)/)
})

test('of euros there is no second amount', () => {
  expect(foreignText({ currency: 'EUR', foreignGross: null })).toBeUndefined()
  expect(foreignText({})).toBeUndefined()
})
