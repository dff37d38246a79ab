import { describe, expect, test } from 'vitest'
import { icpAmounts, icpPeriodOn, icpPeriods, icpRows, icpTotals, matchBox3b, placeIcp, type IcpFact } from './index.ts'

const fact = (changes: Partial<IcpFact> = {}): IcpFact => ({
  vatNumber: 'DE136695976',
  kind: 'goods',
  cents: 100_00,
  vatDate: '2026-02-10',
  creditedDate: null,
  ...changes,
})

describe('rows', () => {
  test('goods, services and triangulation stand apart per VAT number, and what adds up to nothing is left out', () => {
    const rows = icpRows([
      fact({ cents: 250_00 }),
      fact({ kind: 'triangular', cents: 750_00 }),
      fact({ vatNumber: 'BE0411905847', kind: 'services', cents: 1_234_00 }),
      fact({ vatNumber: 'ATU13585627', cents: 5 }),
      fact({ vatNumber: 'ATU13585627', cents: -5 }),
    ])
    expect(rows).toMatchObject([
      { vatNumber: 'BE0411905847', goodsEuros: 0, servicesEuros: 1234, triangulationEuros: 0 },
      { vatNumber: 'DE136695976', goodsEuros: 250, servicesEuros: 0, triangulationEuros: 750 },
    ])
    expect(icpTotals(rows)).toEqual({ cents: 2_234_00, euros: 2234 })
  })

  test('whole euros go down per amount, and box 3b may differ by one a row', () => {
    const rows = icpRows([fact({ cents: 100_60 }), fact({ vatNumber: 'BE0411905847', cents: 100_60 })])
    const totals = icpTotals(rows)
    expect(totals).toEqual({ cents: 201_20, euros: 200 })
    expect(matchBox3b({ cents: 201_20, euros: 201 }, { ...totals, amounts: 2 })).toBe('rounding')
    expect(matchBox3b({ cents: 201_20, euros: 203 }, { ...totals, amounts: 2 })).toBe('different')
    expect(matchBox3b({ cents: 201_21, euros: 200 }, { ...totals, amounts: 2 })).toBe('different')
    expect(matchBox3b({ cents: 201_20, euros: 200 }, { ...totals, amounts: 2 })).toBe('equal')
  })
})

describe('what corrects an earlier list', () => {
  const q2 = { start: '2026-04-01', end: '2026-06-30' }
  const credit = fact({ cents: -300_00, vatDate: '2026-05-01', creditedDate: '2026-02-10' })

  test('is what lies before the period', () => {
    const late = fact()
    const own = fact({ vatDate: '2026-04-01' })
    expect(placeIcp([late, own], q2)).toEqual({ own: [own], corrections: [{ day: '2026-02-10', fact: late }] })
  })

  test('a credit lowers what its customer bought in the period', () => {
    const own = fact({ vatDate: '2026-04-20', cents: 300_00 })
    expect(placeIcp([own, credit], q2)).toEqual({ own: [own, credit], corrections: [] })
  })

  test('a credit of more than that corrects the list of the invoice it takes back', () => {
    const own = fact({ vatDate: '2026-04-20', cents: 299_99 })
    const other = fact({ vatNumber: 'BE0411905847', vatDate: '2026-04-20', cents: 900_00 })
    expect(placeIcp([own, other, credit], q2)).toEqual({
      own: [own, other],
      corrections: [{ day: '2026-02-10', fact: credit }],
    })
  })

  test('what was invoiced in the period itself has no earlier list to correct', () => {
    const sameQuarter = { ...credit, creditedDate: '2026-04-02' }
    expect(placeIcp([sameQuarter], q2)).toEqual({ own: [sameQuarter], corrections: [] })
  })
})

// A quarter of goods above 50,000 asks a list per month: passed in month 1, 2 or 3 of it there are 3, 2 or 1 lists
// (belastingdienst.nl, 'Tijdvak opgaaf ICP'), and months until four quarters in a row stayed below.
describe('periods', () => {
  const keys = (goods: Record<string, number>, today = '2026-06-30', filed: { start: string; end: string }[] = []) => {
    const goodsCents = new Map(Object.entries(goods).map(([month, euros]) => [month, euros * 100]))
    return icpPeriods({ today, firstDay: '2026-01-15', goodsCents, filed }).map(({ key }) => key)
  }

  test('are quarters up to 50,000 euro of goods', () => {
    expect(keys({ '2026-01': 20_000, '2026-03': 30_000 })).toEqual(['2026-Q1', '2026-Q2'])
  })

  test.each([
    ['2026-01', ['2026-01', '2026-02', '2026-03']],
    ['2026-02', ['2026-01_02', '2026-03']],
    ['2026-03', ['2026-Q1']],
  ])('the limit passed in %s gives the lists %j, and months after it', (month, first) => {
    expect(keys({ [month]: 50_000.01 })).toEqual([...first, '2026-04', '2026-05', '2026-06'])
  })

  test('go back to quarters after four quarters below the limit', () => {
    expect(keys({ '2026-03': 60_000 }, '2027-06-30').slice(-4)).toEqual(['2027-01', '2027-02', '2027-03', '2027-Q2'])
  })

  test('of two months are named and due by their last month', () => {
    const goodsCents = new Map([['2026-02', 50_000_01]])
    const periods = icpPeriods({ today: '2026-03-31', firstDay: '2026-01-15', goodsCents, filed: [] })
    expect(periods[0]).toEqual({
      key: '2026-01_02',
      label: 'januari en februari 2026',
      start: '2026-01-01',
      end: '2026-02-28',
      dueDate: '2026-03-31',
    })
    expect(icpPeriodOn(periods, '2026-03-03').key).toBe('2026-03')
    expect(icpPeriodOn(periods, '2027-05-05').key).toBe('2027-Q2')
  })

  test('that were filed keep their days when goods found later pass the limit, and the rest goes by month', () => {
    const quarter = { start: '2026-01-01', end: '2026-03-31' }
    const january = { start: '2026-01-01', end: '2026-01-31' }
    expect(keys({ '2026-01': 90_000 }, '2026-04-30', [quarter])).toEqual(['2026-Q1', '2026-04'])
    expect(keys({ '2026-01': 10 }, '2026-03-31', [january])).toEqual(['2026-01', '2026-02', '2026-03'])
  })
})

// 100.90 of each kind: 302.70 is 302 in box 3b, and three times 100 in the list of one customer.
test('goods, services and triangulation of one customer are rounded apart, which is no difference', () => {
  const rows = icpRows(
    (['goods', 'services', 'triangular'] as const).map((kind) => ({
      vatNumber: 'DE136695976',
      kind,
      cents: 10_090,
      vatDate: '2026-02-01',
      creditedDate: null,
    })),
  )
  const list = { ...icpTotals(rows), amounts: icpAmounts(rows) }
  expect(list).toEqual({ cents: 30_270, euros: 300, amounts: 3 })
  expect(matchBox3b({ cents: 30_270, euros: 302 }, list)).toBe('rounding')
})
