import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { divideProfit, type Partner } from './divide-profit.ts'

const year = { from: '2025-01-01', to: '2025-12-31' }
const partner = (changes: Partial<Partner> = {}): Partner => ({
  id: 1,
  from: '2020-01-01',
  until: null,
  interestPercent: '0',
  labourFeeCents: 0,
  share: 1,
  capitalCents: 0,
  ...changes,
})

describe('the profit of partners', () => {
  test('interest and labour come first, what is left by shares', () => {
    const anna = partner({ interestPercent: '4', capitalCents: 5_000_000, labourFeeCents: 3_000_000, share: 60 })
    const bram = partner({ id: 2, interestPercent: '4', capitalCents: 1_000_000, share: 40 })
    // 100,000.00 less 2,000.00 and 400.00 of interest and 30,000.00 of labour is 67,600.00: 40,560.00 and 27,040.00.
    expect(divideProfit(10_000_000, year, [anna, bram])).toEqual([
      { id: 1, interestCents: 200_000, labourFeeCents: 3_000_000, shareCents: 4_056_000 },
      { id: 2, interestCents: 40_000, labourFeeCents: 0, shareCents: 2_704_000 },
    ])
  })

  test('a loss, also one that the fees make, is borne by the same shares', () => {
    const anna = partner({ labourFeeCents: 300 })
    expect(divideProfit(100, year, [anna, partner({ id: 2 })])).toEqual([
      { id: 1, interestCents: 0, labourFeeCents: 300, shareCents: -100 },
      { id: 2, interestCents: 0, labourFeeCents: 0, shareCents: -100 },
    ])
  })

  test('who came or left within the year counts by days', () => {
    // 73 of 365 days is a fifth.
    const came = partner({ from: '2025-10-20', labourFeeCents: 50_000, interestPercent: '5', capitalCents: 100_000 })
    const gone = partner({ id: 3, until: '2024-12-31' })
    const stays = partner({ id: 2 })
    const [first, second, ...others] = divideProfit(61_000 + 60_000, year, [came, stays, gone])
    // 1,210.00 less 10.00 of interest and 100.00 of labour is 1,100.00: a fifth of it is of both, so that half of 220.00 is who came.
    expect(first).toEqual({ id: 1, interestCents: 1000, labourFeeCents: 10_000, shareCents: 11_000 })
    expect(second).toEqual({ id: 2, interestCents: 0, labourFeeCents: 0, shareCents: 99_000 })
    expect(others).toEqual([])
  })

  test('who has 40 beside 60 until the end of June has 40% of those days', () => {
    const anna = partner({ interestPercent: '4', capitalCents: 2_000_000, labourFeeCents: 1_000_000, share: 60 })
    const bert = partner({
      id: 2,
      until: '2025-06-30',
      interestPercent: '4',
      capitalCents: 1_000_000,
      labourFeeCents: 500_000,
      share: 40,
    })
    // Of Anna 800.00 and 10,000.00; of Bert, 181 of 365 days, 198.36 and 2,479.45. 50,000.01 less these is 36,522.20, and
    // 36,522.20 x 181 / 365 x 40% is 7,244.40.
    expect(divideProfit(5_000_001, year, [anna, bert])).toEqual([
      { id: 1, interestCents: 80_000, labourFeeCents: 1_000_000, shareCents: 2_927_780 },
      { id: 2, interestCents: 19_836, labourFeeCents: 247_945, shareCents: 724_440 },
    ])
  })

  test('days on which nobody has a share are of who has one on other days', () => {
    const early = partner({ until: '2025-03-31', share: 2 })
    const late = partner({ id: 2, from: '2025-10-03', share: 5 })
    // 90 days each.
    expect(divideProfit(1000, year, [early, late]).map(({ shareCents }) => shareCents)).toEqual([500, 500])
  })

  test('without a partner who has a share it is refused', () => {
    expect(() => divideProfit(100, year, [])).toThrow('geen vennoot')
    expect(() => divideProfit(100, year, [partner({ until: '2024-06-30' })])).toThrow('geen vennoot')
    expect(() => divideProfit(100, year, [partner({ share: 0 })])).toThrow('geen vennoot')
  })

  test('together it is always the profit', () => {
    const some = fc.record({
      id: fc.nat(),
      from: fc.constantFrom('2020-01-01', '2025-03-17'),
      until: fc.constantFrom(null, '2025-09-30'),
      interestPercent: fc.constantFrom('0', '4.25', '10'),
      labourFeeCents: fc.nat(10_000_000),
      share: fc.integer({ min: 1, max: 100 }),
      capitalCents: fc.integer({ min: -10_000_000, max: 10_000_000 }),
    })
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.array(some, { minLength: 1, maxLength: 6 }), (cents, all) => {
        const results = divideProfit(cents, year, all)
        const sum = results.reduce((total, one) => total + one.interestCents + one.labourFeeCents + one.shareCents, 0)
        expect(sum).toBe(cents)
      }),
    )
  })
})
