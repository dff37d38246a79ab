import { expect, test } from 'vitest'
import { countryRefunds, refundableDays, refundDeadline, type ForeignVat } from './vat-refund.ts'

const charged = (country: string, date: string, vatCents: number): ForeignVat => ({ country, date, vatCents })

// Germany: 38.00 in January, 19.00 on the last day of March, 57.00 in April, of which 19.00 is credited in December.
test('VAT of other countries is told per country and quarter of the invoice, less what was credited', () => {
  const rows = [
    charged('DE', '2026-01-05', 3800),
    charged('DE', '2026-03-31', 1900),
    charged('DE', '2026-04-01', 5700),
    charged('DE', '2026-12-31', -1900),
    charged('FR', '2026-07-14', 4999),
    charged('DE', '2027-01-01', 9900),
  ]
  expect(countryRefunds(rows, 2026)).toEqual([
    { country: 'DE', quarterCents: [5700, 5700, 0, -1900], vatCents: 9500, isBelowMinimum: false },
    { country: 'FR', quarterCents: [0, 0, 4999, 0], vatCents: 4999, isBelowMinimum: true },
  ])
})

test('50 euro a year is enough, and a year is asked back before 1 October of the next', () => {
  expect(countryRefunds([charged('BE', '2026-02-01', 5000)], 2026)).toMatchObject([{ isBelowMinimum: false }])
  expect(countryRefunds([charged('BE', '2026-02-01', 5000)], 2025)).toEqual([])
  expect(refundDeadline(2026)).toBe('2027-09-30')
})

test('nothing is asked back of days under the small-business scheme', () => {
  expect(refundableDays([])).toEqual([{ from: '2000-01-01', until: '2099-12-31' }])
  const spans = [
    { from: '2026-07-01', until: null },
    { from: '2025-01-01', until: '2025-12-31' },
  ]
  expect(refundableDays(spans)).toEqual([
    { from: '2000-01-01', until: '2024-12-31' },
    { from: '2026-01-01', until: '2026-06-30' },
  ])
})
