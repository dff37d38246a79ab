import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addShares } from './cash-basis.ts'
import { movedByPayment, movedVatPosting } from './released-vat.ts'

const shares = [{ vatCode: 'sale_high', baseCents: 100_000, vatCents: 21_000 }] as const
const released = { shares, day: '2026-08-20', openCents: 121_000 }

describe('what a payment takes along to its own day', () => {
  test('is all of it for the whole deposit, and its part of a part', () => {
    expect(movedByPayment(released, 121_000, { settledCents: 121_000, paidOn: '2026-06-30' })).toEqual({
      shares,
      from: '2026-08-20',
    })
    expect(movedByPayment(released, 121_000, { settledCents: 12_100, paidOn: '2026-08-19' })?.shares).toEqual([
      { vatCode: 'sale_high', baseCents: 10_000, vatCents: 2_100 },
    ])
  })

  test.each(['2026-08-20', '2026-09-01'])('is nothing on %s, when it was due already', (paidOn) => {
    expect(movedByPayment(released, 121_000, { settledCents: 121_000, paidOn })).toBeNull()
  })

  test('comes to what was released, to the cent, whatever the parts', () => {
    const parts = fc.array(fc.integer({ min: 1, max: 30_000 }), { maxLength: 4 })
    fc.assert(
      fc.property(parts, fc.integer({ min: 0, max: 50 }), (paid, oddCents) => {
        const odd = [{ vatCode: 'sale_low', baseCents: 100_003 + oddCents, vatCents: 9_001 }] as const
        let left = released.openCents
        const moved = [...paid, left - paid.reduce((sum, part) => sum + part, 0)].flatMap((settledCents) => {
          const part = movedByPayment({ ...released, shares: odd }, left, { settledCents, paidOn: '2026-06-30' })
          left -= settledCents
          return part?.shares ?? []
        })
        expect(addShares(moved)).toEqual(odd)
      }),
    )
  })
})

test('each line of the day before has one of the final invoice against it, on the same account', () => {
  const lines = movedVatPosting({ shares, from: '2026-08-20' }, { description: 'F-1' })
  expect(
    lines.map(({ vatKind, vatDate, debitCents, creditCents }) => [vatKind, vatDate, debitCents - creditCents]),
  ).toEqual([
    ['base', '2026-08-20', 100_000],
    ['base', undefined, -100_000],
    ['output', '2026-08-20', 21_000],
    ['output', undefined, -21_000],
  ])
  expect(new Set(lines.map(({ account }) => JSON.stringify(account))).size).toBe(2)
})
