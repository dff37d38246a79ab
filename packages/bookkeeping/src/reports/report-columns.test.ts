import { addDays } from '@klopt/validators'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayColumns, MAX_REPORT_PARTS, reportColumns } from './report-columns.ts'

test('a year has its quarters, its total and the whole year before it', () => {
  expect(reportColumns({ from: '2026-01-01', to: '2026-12-31' }, 'quarter', 1)).toEqual([
    { id: '2026-Q1', kind: 'part', from: '2026-01-01', to: '2026-03-31' },
    { id: '2026-Q2', kind: 'part', from: '2026-04-01', to: '2026-06-30' },
    { id: '2026-Q3', kind: 'part', from: '2026-07-01', to: '2026-09-30' },
    { id: '2026-Q4', kind: 'part', from: '2026-10-01', to: '2026-12-31' },
    { id: 'total', kind: 'total', from: '2026-01-01', to: '2026-12-31' },
    { id: 'before', kind: 'before', from: '2025-01-01', to: '2025-12-31' },
  ])
})

test('quarters are those of the fiscal year, and the last part ends with the days', () => {
  const columns = reportColumns({ from: '2026-02-01', to: '2026-09-10' }, 'quarter', 2) ?? []
  expect(columns.map(({ id, from, to }) => `${id} ${from} ${to}`)).toEqual([
    '2027-Q1 2026-02-01 2026-04-30',
    '2027-Q2 2026-05-01 2026-07-31',
    '2027-Q3 2026-08-01 2026-09-10',
    'total 2026-02-01 2026-09-10',
    'before 2025-02-01 2025-09-10',
  ])
})

test('a part of a year stands beside the same part of the year before, to the end of a month', () => {
  expect(reportColumns({ from: '2025-02-01', to: '2025-02-28' }, undefined, 1)?.at(-1)).toEqual({
    id: 'before',
    kind: 'before',
    from: '2024-02-01',
    to: '2024-02-29',
  })
})

test('the parts follow each other without a gap and are the whole', () => {
  fc.assert(
    fc.property(
      fc.nat(9000),
      fc.nat(1000),
      fc.integer({ min: 1, max: 12 }),
      fc.constantFrom('month' as const, 'quarter' as const),
      (start, length, startMonth, step) => {
        const days = { from: addDays('2001-01-01', start), to: addDays('2001-01-01', start + length) }
        const parts = (reportColumns(days, step, startMonth) ?? []).filter(({ kind }) => kind === 'part')
        expect([parts[0]?.from, parts.at(-1)?.to]).toEqual([days.from, days.to])
        for (const { from, to } of parts) expect(from <= to).toBe(true)
        expect(parts.slice(0, -1).map(({ to }) => addDays(to, 1))).toEqual(parts.slice(1).map(({ from }) => from))
      },
    ),
  )
})

test('more parts than anybody reads are refused', () => {
  expect(reportColumns({ from: '2020-01-01', to: '2022-12-31' }, 'month', 1)).toHaveLength(MAX_REPORT_PARTS + 2)
  expect(reportColumns({ from: '2020-01-01', to: '2023-01-01' }, 'month', 1)).toBeNull()
})

test('a balance sheet has the ends of the parts of its fiscal year', () => {
  expect(dayColumns('2026-08-15', 'month', 7).map(({ id, from, to }) => `${id} ${from} ${to}`)).toEqual([
    '2026-07 2026-07-01 2026-07-31',
    '2026-08 2026-07-01 2026-08-15',
    'total 2026-07-01 2026-08-15',
    'before 2025-07-01 2025-08-15',
  ])
  expect(dayColumns('2024-02-29', undefined, 3).at(-1)).toEqual({
    id: 'before',
    kind: 'before',
    from: '2022-03-01',
    to: '2023-02-28',
  })
})
