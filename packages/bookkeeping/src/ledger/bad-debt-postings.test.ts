import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { badDebtPosting, unpaidPurchasePosting } from './bad-debt-postings.ts'
import { paymentShare } from './payment-share.ts'
import { reversalOf } from './posting.ts'
import { anyTotals, filledBoxes, ledger, totalsOf } from './postings.test-support.ts'

describe('paymentShare', () => {
  test('gives successive payments exactly the VAT of the document', () => {
    fc.assert(
      fc.property(
        anyTotals('sale'),
        fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 4 }),
        (totals, cuts) => {
          const stops = [
            0,
            ...cuts.toSorted((a, b) => a - b).map((cut) => Math.trunc(cut * totals.grossCents)),
            totals.grossCents,
          ]
          const shares = stops.slice(1).flatMap((stop, index) => paymentShare(totals, stops[index] ?? 0, stop))
          fc.pre(totals.grossCents !== 0)
          for (const { vatCode, vatCents, baseCents } of totals.vat) {
            const own = shares.filter((share) => share.vatCode === vatCode)
            expect(own.reduce((sum, share) => sum + share.vatCents, 0)).toBe(vatCents)
            expect(own.reduce((sum, share) => sum + share.baseCents, 0)).toBe(baseCents)
          }
        },
      ),
    )
  })
})

describe('badDebtPosting', () => {
  const totals = totalsOf([['100', 'sale_high']])

  test('takes the unpaid part back as negative turnover and VAT', () => {
    const lines = badDebtPosting({ totals, paidCents: 6050, contactId: 7 })
    expect(ledger(lines)).toEqual([
      ['WBedVkkAdd', 5000, 'sale_high/base'],
      ['BSchBepBla', 1050, 'sale_high/output'],
      ['BVorDebHad', -6050],
    ])
    expect(filledBoxes(lines)).toMatchObject({ '1a': [-5000, -1050] })
  })

  test('declares the VAT again on what is paid after all', () => {
    const recovered = reversalOf(badDebtPosting({ totals, paidCents: 0, amountCents: 1210 }))
    expect(filledBoxes(recovered)).toMatchObject({ '1a': [1000, 210] })
  })

  // Of 121.00 with 21.00 deducted, 40.33 was paid: two thirds are unpaid.
  test('mirrors for a purchase that stays unpaid: 5b goes down by the part that is, the debt stays', () => {
    const purchase = { deducted: [{ vatCode: 'purchase_high', vatCents: 2100 }], grossCents: 12_100 } as const
    const lines = unpaidPurchasePosting({ ...purchase, paidCents: 4033, amountCents: 8067 })
    expect(filledBoxes(lines)).toMatchObject({ '5b': [null, -1400] })
    expect(ledger(lines).some(([name]) => name === 'BSchCreHac')).toBe(false)
    const again = [4034, 4033].map((amountCents, index) =>
      unpaidPurchasePosting({ ...purchase, paidCents: index === 0 ? 4033 : 8067, amountCents }),
    )
    expect(filledBoxes(again.flatMap((part) => reversalOf(part)))).toMatchObject({ '5b': [null, 1400] })
  })

  test('pays back no VAT that was never deducted', () => {
    expect(unpaidPurchasePosting({ deducted: [], grossCents: 1100, paidCents: 0, amountCents: 1100 })).toEqual([])
  })
})

test('what is given up of another country’s VAT or of a margin lowers no Dutch box', () => {
  const totals = totalsOf(
    [
      ['100', 'sale_oss'],
      ['521', 'sale_margin'],
    ],
    { destination: 'DE' },
  )
  const lines = badDebtPosting({ totals, paidCents: 0 })
  expect(ledger(lines)).toEqual([
    ['WBedVkkAdd', 64_000],
    ['BVorDebHad', -64_000],
  ])
})
