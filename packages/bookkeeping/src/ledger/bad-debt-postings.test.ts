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

  test('mirrors for a purchase that stays unpaid: 5b goes down, the debt stays', () => {
    const purchase = totalsOf([
      ['100', 'purchase_high'],
      ['10', 'purchase_none'],
    ])
    const lines = unpaidPurchasePosting({ totals: purchase, paidCents: 0 })
    expect(filledBoxes(lines)).toMatchObject({ '5b': [null, -2100] })
    expect(ledger(lines).some(([name]) => name === 'BSchCreHac')).toBe(false)
  })

  test('pays back no VAT that was never deducted', () => {
    const statedVat = [{ vatCode: 'purchase_none', ratePercent: '0', vatCents: 100 }] as const
    expect(unpaidPurchasePosting({ totals: totalsOf([['10', 'purchase_none']], { statedVat }), paidCents: 0 })).toEqual(
      [],
    )
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
