import { expect, test } from 'vitest'
import { retaxedSalePosting } from './retaxed-sale.ts'

const day = '2026-05-10'
const base = (vatCode: string, credit: number, accountId = 1) => ({
  account: { id: accountId },
  debitCents: Math.max(-credit, 0),
  creditCents: Math.max(credit, 0),
  vatCode,
  vatKind: 'base',
  vatDate: day,
})
const output = (rgs: string, vatCode: string, credit: number) => ({
  ...base(vatCode, credit),
  account: { rgs },
  vatKind: 'output',
})

// 500 x 21 / 121 = 86.776.
test('500 that was charged without VAT has 86.78', () => {
  const sale = {
    booked: [{ accountId: 1, cents: 50_000, vatDate: day }],
    lines: [{ vatCode: 'sale_high', cents: 50_000 }],
  } as const
  expect(retaxedSalePosting(sale)).toEqual([
    base('sale_kor', -50_000),
    base('sale_high', 41_322),
    output('BSchBepBla', 'sale_high', 8678),
  ])
})

// 4,750 x 21 / 121 = 824.38; 109 has 9 at the low rate.
test('each line bears its own rate, on the account it was booked on; what has no line that of the first', () => {
  const sale = {
    booked: [
      { accountId: 1, cents: 475_000, vatDate: day },
      { accountId: 2, cents: 10_900, vatDate: day },
    ],
    lines: [
      { vatCode: 'sale_high', cents: 400_000 },
      { vatCode: 'sale_high', cents: 75_000 },
      { vatCode: 'sale_low', cents: 10_900 },
    ],
  } as const
  const posting = retaxedSalePosting(sale)
  expect(posting).toContainEqual(base('sale_low', 10_000, 2))
  expect(posting).toContainEqual(output('BSchBepBlv', 'sale_low', 900))
  expect(posting).toContainEqual(output('BSchBepBla', 'sale_high', 82_438))
  const { booked } = sale
  expect(retaxedSalePosting({ booked, lines: [] })).toContainEqual(output('BSchBepBla', 'sale_high', 84_330))
})

test('a credit gives it back, and what bears no VAT moves to its own box', () => {
  const credited = retaxedSalePosting({
    booked: [{ accountId: 1, cents: -50_000, vatDate: day }],
    lines: [{ vatCode: 'sale_high', cents: -50_000 }],
  })
  expect(credited).toContainEqual(output('BSchBepBla', 'sale_high', -8678))
  const exported = retaxedSalePosting({
    booked: [{ accountId: 1, cents: 50_000, vatDate: day }],
    lines: [{ vatCode: 'sale_export', cents: 50_000 }],
  })
  expect(exported).toEqual([base('sale_kor', -50_000), base('sale_export', 50_000)])
})
