// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { payableSums } from './payable-sums.tsx'

afterEach(cleanup)

const segments = (count: number) => ({
  all: { count, isCapped: false, openCents: count * 12_100 },
  late: { count: 0, isCapped: false, openCents: 0 },
})
const said = (...page: Parameters<typeof payableSums>) => {
  const { container } = render(<p>{payableSums(...page)}</p>)
  return container.textContent.replaceAll('\u00a0', ' ')
}

test('what is open in another currency is told beside the sum, which leaves it out', () => {
  expect(said(3, { segments: segments(2), otherCurrencies: { count: 1, openCents: 92_319 } })).toBe(
    '2 openstaand · € 242,00. Verder staat 1 factuur in een andere valuta (€ 923,19) open; die betaal je bij je bank.',
  )
  expect(document.querySelector('a')?.getAttribute('href')).toBe('/v2/administrations/3/purchases?status=unpaid')
})

test('it is told where it is all there is, too, and nothing is while nothing is open', () => {
  expect(said(3, { segments: segments(0), otherCurrencies: { count: 2, openCents: null } })).toBe(
    'In euro’s staat niets open, wel 2 facturen in een andere valuta; die betaal je bij je bank.',
  )
  expect(payableSums(3, { segments: segments(0) })).toBe(false)
  expect(payableSums(3)).toBeUndefined()
})
