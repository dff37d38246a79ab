import { addDays, daysBetween } from '@klopt/validators'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { periodsAfter, periodsUntil, scheduleFaults, type BillingSchedule } from './billing-periods.ts'
import { cancellationDay } from './cancellation.ts'
import { documentOfPeriod } from './document-of-period.ts'
import { indexationFault, indexedPrice } from './indexation.ts'
import { intervalText } from './interval-text.ts'
import { periodText } from './period-text.ts'

const monthly: BillingSchedule = {
  unit: 'month',
  count: 1,
  startsOn: '2026-01-31',
  endsOn: null,
  times: null,
  proRataFrom: null,
}
const daysOf = (schedule: Partial<BillingSchedule>, until: string) =>
  periodsUntil({ ...monthly, ...schedule }, until).map(({ from }) => from)

describe('a schedule', () => {
  test('on day 31 falls on the last day of a shorter month, and on day 31 again after it', () => {
    expect(daysOf({}, '2026-04-30')).toEqual(['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30'])
    expect(daysOf({ startsOn: '2028-01-31' }, '2028-02-29')).toEqual(['2028-01-31', '2028-02-29'])
  })

  test('that begins in a shorter month comes back to the day that was meant', () => {
    const days = (startsOn: string, dayOfMonth: number, until: string) => daysOf({ startsOn, dayOfMonth }, until)
    expect(days('2026-02-28', 31, '2026-05-31')).toEqual(['2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31'])
    expect(days('2026-02-28', 30, '2026-04-30')).toEqual(['2026-02-28', '2026-03-30', '2026-04-30'])
    expect(daysOf({ unit: 'year', startsOn: '2027-02-28', dayOfMonth: 29 }, '2028-03-01')).toEqual([
      '2027-02-28',
      '2028-02-29',
    ])
    expect(scheduleFaults({ ...monthly, startsOn: '2026-02-28', dayOfMonth: 31 })).toEqual({})
    expect(scheduleFaults({ ...monthly, startsOn: '2026-02-27', dayOfMonth: 31 })).toHaveProperty('dayOfMonth')
    expect(scheduleFaults({ ...monthly, startsOn: '2026-03-30', dayOfMonth: 31 })).toHaveProperty('dayOfMonth')
    expect(scheduleFaults({ ...monthly, unit: 'week', dayOfMonth: 31 })).toHaveProperty('dayOfMonth')
  })

  test('goes by days, weeks and years too', () => {
    expect(daysOf({ unit: 'day', count: 10 }, '2026-02-28')).toEqual(['2026-01-31', '2026-02-10', '2026-02-20'])
    expect(daysOf({ unit: 'week', count: 2 }, '2026-02-28')).toEqual(['2026-01-31', '2026-02-14', '2026-02-28'])
    expect(daysOf({ unit: 'year', startsOn: '2024-02-29' }, '2028-12-31')).toEqual([
      '2024-02-29',
      '2025-02-28',
      '2026-02-28',
      '2027-02-28',
      '2028-02-29',
    ])
  })

  test('ends with its last day, or after a number of times', () => {
    expect(daysOf({ endsOn: '2026-03-30' }, '2027-01-01')).toEqual(['2026-01-31', '2026-02-28'])
    expect(daysOf({ times: 3 }, '2027-01-01')).toEqual(['2026-01-31', '2026-02-28', '2026-03-31'])
  })

  test('begins with a part of a period where the service began earlier', () => {
    const [part, first] = periodsUntil({ ...monthly, startsOn: '2026-04-01', proRataFrom: '2026-03-10' }, '2026-04-01')
    // From 10 to 31 March are 22 of its 31 days.
    expect(part).toEqual({ from: '2026-03-10', to: '2026-03-31', part: { days: 22, ofDays: 31 } })
    expect(first).toEqual({ from: '2026-04-01', to: '2026-04-30', part: null })
  })

  test('that was cancelled ends with that day, of whose period it is the days until then', () => {
    const until = { ...monthly, startsOn: '2026-02-01', serviceUntil: '2026-03-14' }
    // Of March 14 of 31 days.
    expect(periodsUntil(until, '2026-12-31')).toEqual([
      { from: '2026-02-01', to: '2026-02-28', part: null },
      { from: '2026-03-01', to: '2026-03-14', part: { days: 14, ofDays: 31 } },
    ])
    expect(periodsUntil({ ...until, serviceUntil: '2026-02-28' }, '2026-12-31')).toHaveLength(1)
    // A part that is cut off too is 5 of 28 days.
    const inPart = { ...until, startsOn: '2026-03-01', proRataFrom: '2026-02-10', serviceUntil: '2026-02-14' }
    expect(periodsUntil(inPart, '2026-12-31')).toEqual([
      { from: '2026-02-10', to: '2026-02-14', part: { days: 5, ofDays: 28 } },
    ])
  })

  test('that cannot be is told by its field', () => {
    expect(scheduleFaults(monthly)).toEqual({})
    expect(scheduleFaults({ ...monthly, count: 0 })).toHaveProperty('count')
    expect(scheduleFaults({ ...monthly, unit: 'year', count: 11 })).toHaveProperty('count')
    expect(scheduleFaults({ ...monthly, startsOn: '1999-12-31' })).toHaveProperty('startsOn')
    expect(scheduleFaults({ ...monthly, endsOn: '2026-01-30' })).toHaveProperty('endsOn')
    expect(scheduleFaults({ ...monthly, times: 0 })).toHaveProperty('times')
    expect(scheduleFaults({ ...monthly, proRataFrom: '2026-01-31' })).toHaveProperty('proRataFrom')
    expect(scheduleFaults({ ...monthly, proRataFrom: '2025-12-31' })).toHaveProperty('proRataFrom')
    expect(scheduleFaults({ ...monthly, proRataFrom: '2026-01-01' })).toEqual({})
  })

  test('has periods that follow each other without a gap or a day twice, whatever it is', () => {
    const schedules = fc.record({
      unit: fc.constantFrom('day', 'week', 'month', 'year' as const),
      count: fc.integer({ min: 1, max: 10 }),
      startsOn: fc.nat(20_000).map((days) => addDays('2000-01-01', days)),
      endsOn: fc.constant(null),
      times: fc.integer({ min: 1, max: 40 }),
      proRataFrom: fc.constant(null),
    })
    fc.assert(
      fc.property(schedules, (schedule) => {
        const periods = periodsUntil(schedule, '2100-12-31')
        for (const [place, { from, to }] of periods.entries()) {
          expect(daysBetween(from, to)).toBeGreaterThanOrEqual(0)
          const next = periods[place + 1]
          if (next) expect(addDays(to, 1)).toBe(next.from)
        }
      }),
    )
  })

  test('tells the next twelve', () => {
    const days = periodsAfter(monthly, '2026-02-28', 12).map(({ from }) => from)
    expect(days).toHaveLength(12)
    expect(days.at(0)).toBe('2026-03-31')
    expect(days.at(-1)).toBe('2027-02-28')
    expect(periodsAfter({ ...monthly, times: 2 }, '2026-01-31', 12)).toHaveLength(1)
  })
})

describe('a price', () => {
  const rise = { percent: '3', from: '2027-01-01', everyYear: true }

  test('goes up from a day on, a rise on a rise, to the cent', () => {
    expect(indexedPrice('100', rise, '2026-12-31')).toBe('100')
    expect(indexedPrice('100', rise, '2027-01-01')).toBe('103')
    // 100 x 1.03 x 1.03 = 106.09; x 1.03 = 109.2727.
    expect(indexedPrice('100', rise, '2028-06-01')).toBe('106.09')
    expect(indexedPrice('100', rise, '2029-01-01')).toBe('109.27')
    expect(indexedPrice('0.1234', rise, '2027-01-01')).toBe('0.1271')
    expect(indexedPrice('100', { ...rise, everyYear: false }, '2029-01-01')).toBe('103')
    expect(indexedPrice('100', { ...rise, percent: '-2.5' }, '2027-01-01')).toBe('97.5')
  })

  test('keeps its sign and never goes down with a rise', () => {
    const prices = fc.integer({ min: -1_000_000, max: 1_000_000 })
    fc.assert(
      fc.property(prices, fc.integer({ min: 2000, max: 2100 }), (cents, year) => {
        const price = (cents / 100).toFixed(2)
        const indexed = Number(indexedPrice(price, rise, `${year}-06-01`))
        expect(Math.abs(indexed)).toBeGreaterThanOrEqual(Math.abs(cents / 100))
        expect(indexed * cents).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  test('does not go up by nothing, or down to nothing', () => {
    expect(indexationFault(rise)).toBeNull()
    for (const percent of ['0', '-100', '100.5']) expect(indexationFault({ ...rise, percent })).not.toBeNull()
  })
})

test.each([
  ['2026-03-01', '2026-03-31', 'maart 2026'],
  ['2026-04-01', '2026-06-30', '2e kwartaal 2026'],
  ['2026-01-01', '2026-12-31', '2026'],
  ['2026-02-01', '2026-04-30', 'februari 2026 t/m april 2026'],
  ['2026-01-31', '2026-02-27', '31 januari 2026 t/m 27 februari 2026'],
  ['2026-03-10', '2026-03-31', '10 maart 2026 t/m 31 maart 2026'],
  ['2026-03-10', '2026-03-10', '10 maart 2026'],
])('the period from %s to %s is called %s', (from, to, text) => {
  expect(periodText({ from, to })).toBe(text)
})

test('a document of a period has its words, its price and its share', () => {
  const given = {
    reference: 'Huur {periode}',
    note: '',
    lines: [{ description: 'Huur {periode}', unitPrice: '1000', vatCode: 'high' }],
  }
  const part = { from: '2026-03-10', to: '2026-03-31', part: { days: 22, ofDays: 31 } }
  const indexation = { percent: '10', from: '2026-03-01', everyYear: false }
  // 1,000.00 goes up to 1,100.00; 22 of 31 days of it are 780.6452.
  expect(documentOfPeriod(given, part, { indexation, spreads: true })).toEqual({
    reference: 'Huur 10 maart 2026 t/m 31 maart 2026',
    note: '',
    lines: [
      {
        description: 'Huur 10 maart 2026 t/m 31 maart 2026 (22 van 31 dagen)',
        unitPrice: '780.6452',
        vatCode: 'high',
        periodFrom: '2026-03-10',
        periodTo: '2026-03-31',
      },
    ],
  })
})

test('a consumer ends it with a month of notice, and a company by agreement', () => {
  expect(cancellationDay({ isConsumer: true, endsOn: null }, '2026-01-31')).toBe('2026-02-28')
  expect(cancellationDay({ isConsumer: true, endsOn: '2026-02-10' }, '2026-01-31')).toBe('2026-02-10')
  expect(cancellationDay({ isConsumer: false, endsOn: null }, '2026-01-31')).toBeNull()
})

test('how often is said in words', () => {
  const said = (['day', 'week', 'month', 'year'] as const).map((unit) =>
    [1, 2, 3].map((count) => intervalText({ unit, count })),
  )
  expect(said).toEqual([
    ['elke dag', 'elke 2 dagen', 'elke 3 dagen'],
    ['elke week', 'elke 2 weken', 'elke 3 weken'],
    ['elke maand', 'elke 2 maanden', 'elk kwartaal'],
    ['elk jaar', 'elke 2 jaar', 'elke 3 jaar'],
  ])
  expect(intervalText({ unit: 'month', count: 6 })).toBe('elk half jaar')
  expect(intervalText({ unit: 'week', count: 6 })).toBe('elke 6 weken')
})
