import { expect, test } from 'vitest'
import { ossList, ossPeriodOf, type OssSupply } from './oss-list.ts'

const supply = (changes: Partial<OssSupply>): OssSupply => ({
  country: 'DE',
  ratePercent: '19',
  suppliedOn: '2026-05-20',
  baseCents: 10_000,
  vatCents: 1900,
  ...changes,
})

test('a quarter is handed in by the end of the month after it', () => {
  expect(ossPeriodOf('2026-05-20')).toMatchObject({ key: '2026-Q2', start: '2026-04-01', dueDate: '2026-07-31' })
})

// 100.00 and 50.00 at 19% are 28.50; 100.00 to Finland is 25.50; together 54.00 of VAT.
test('supplies are added up per country and rate, in cents', () => {
  const supplies = [
    supply({}),
    supply({ baseCents: 5000, vatCents: 950 }),
    supply({ country: 'FI', ratePercent: '25.5', vatCents: 2550 }),
  ]
  expect(ossList(supplies, ossPeriodOf('2026-04-01'))).toEqual({
    rows: [
      { country: 'DE', ratePercent: '19', baseCents: 15_000, vatCents: 2850 },
      { country: 'FI', ratePercent: '25.5', baseCents: 10_000, vatCents: 2550 },
    ],
    corrections: [],
    vatCents: 5400,
  })
})

test('what belongs to an earlier quarter corrects it per country, and what is credited in its own lowers its row', () => {
  const supplies = [
    supply({}),
    supply({ suppliedOn: '2026-02-01', baseCents: -10_000, vatCents: -1900 }),
    supply({ country: 'BE', ratePercent: '21' }),
    supply({ country: 'BE', ratePercent: '21', baseCents: -10_000, vatCents: -1900 }),
  ]
  expect(ossList(supplies, ossPeriodOf('2026-04-01'))).toEqual({
    rows: [{ country: 'DE', ratePercent: '19', baseCents: 10_000, vatCents: 1900 }],
    corrections: [{ periodKey: '2026-Q1', periodLabel: '1e kwartaal 2026', country: 'DE', vatCents: -1900 }],
    vatCents: 0,
  })
})
