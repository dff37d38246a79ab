import { formatDate } from '@klopt/validators'
import { describe, expect, test } from 'vitest'
import { multiplyDecimals, roundToCents } from '../money/index.ts'
import { hoursOf, timeLines, type BillableTime } from './time-lines.ts'

const entry = (changes: Partial<BillableTime>): BillableTime => ({
  id: 1,
  day: '2026-11-16',
  userName: 'Sam',
  projectId: 1,
  projectName: 'Bewegwijzering',
  taskId: 2,
  taskName: 'Ontwerp',
  note: '',
  billedSeconds: 3600,
  rateCents: 8500,
  ...changes,
})
const month = [
  entry({ id: 1, note: 'Pictogrammen', billedSeconds: 8100 }),
  entry({ id: 2, day: '2026-11-17', billedSeconds: 3600 }),
  entry({ id: 3, day: '2026-11-17', taskId: 3, taskName: 'Overleg', billedSeconds: 1800, rateCents: 6000 }),
  entry({ id: 4, day: '2026-11-17', projectId: 9, projectName: 'Website', taskId: null, taskName: null }),
]
const dutch = { date: formatDate, days: (from: string, to: string) => `${from} t/m ${to}` }
const lines = (per: Parameters<typeof timeLines>[1]) =>
  timeLines(month, per, dutch).map(({ description, hours, rateCents }) => [description, hours, rateCents])

test('hours are a number with at most four decimals', () => {
  expect([3600, 5400, 360, 5048, 1, 36_000].map(hoursOf)).toEqual(['1', '1.5', '0.1', '1.4022', '0.0003', '10'])
})

test('121 minutes at 80.00 are 161.34, which the quantity on the paper comes to', () => {
  expect(hoursOf(121 * 60)).toBe('2.0167')
  expect(roundToCents(multiplyDecimals(hoursOf(121 * 60), '80'))).toBe(16_134n)
})

describe('a month on an invoice', () => {
  test('by entry names the day, what it was for and its note', () => {
    expect(lines('entry')).toEqual([
      ['16-11-2026 Bewegwijzering · Ontwerp: Pictogrammen', '2.25', 8500],
      ['17-11-2026 Bewegwijzering · Ontwerp', '1', 8500],
      ['17-11-2026 Bewegwijzering · Overleg', '0.5', 6000],
      ['17-11-2026 Website', '1', 8500],
    ])
  })

  test('by task', () => {
    expect(lines('task')).toEqual([
      ['Bewegwijzering · Ontwerp, 16-11-2026 t/m 17-11-2026', '3.25', 8500],
      ['Bewegwijzering · Overleg, 17-11-2026', '0.5', 6000],
      ['Website, 17-11-2026', '1', 8500],
    ])
  })

  test('by day and by project what has another rate keeps a line of its own', () => {
    expect(lines('day')).toEqual([
      ['16-11-2026 Bewegwijzering', '2.25', 8500],
      ['17-11-2026 Bewegwijzering', '1', 8500],
      ['17-11-2026 Bewegwijzering', '0.5', 6000],
      ['17-11-2026 Website', '1', 8500],
    ])
    expect(lines('project')).toEqual([
      ['Bewegwijzering, 16-11-2026 t/m 17-11-2026', '3.25', 8500],
      ['Bewegwijzering, 17-11-2026', '0.5', 6000],
      ['Website, 17-11-2026', '1', 8500],
    ])
  })

  test('each entry is on one line', () => {
    for (const per of ['entry', 'task', 'day', 'project'] as const) {
      expect(timeLines(month, per, dutch).flatMap(({ entryIds }) => entryIds)).toEqual([1, 2, 3, 4])
    }
  })
})
