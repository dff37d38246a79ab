import { expect, test } from 'vitest'
import { joiningDays, schemeBorders, waitsUntil } from './scheme-borders.ts'

const period = (key: string, label: string, start: string, end: string, state: 'open' | 'due' | 'filed') => ({
  key, label, start, end, dueDate: end, state, payableEuros: null, filedAt: null,
}) // prettier-ignore

test('joining and leaving go by the border of the period that comes and of those that were not filed', () => {
  const periods = [
    period('2026-Q4', '4e kwartaal 2026', '2026-10-01', '2026-12-31', 'open'),
    period('2026-Q3', '3e kwartaal 2026', '2026-07-01', '2026-09-30', 'due'),
    period('2026-Q2', '2e kwartaal 2026', '2026-04-01', '2026-06-30', 'filed'),
  ]
  expect(schemeBorders(periods, 'start').map(({ value }) => value)).toEqual(['2027-01-01', '2026-10-01', '2026-07-01'])
  expect(schemeBorders(periods, 'end')[1]).toEqual({
    value: '2026-12-31',
    label: '31 december 2026 (einde van 4e kwartaal 2026)',
  })
  expect(schemeBorders([], 'start')).toEqual([])
})

// Article 25 Wet OB: who left in 2026 waits for the rest of that year and the next.
test('who left is not offered a day before the wait is over', () => {
  const spans = [{ from: '2026-01-01', until: '2026-09-09', endedBy: 'limit' as const }]
  const of = (year: number) => [
    period(`${year}-Q4`, `4e kwartaal ${year}`, `${year}-10-01`, `${year}-12-31`, 'open'),
    period(`${year}-Q3`, `3e kwartaal ${year}`, `${year}-07-01`, `${year}-09-30`, 'due'),
  ]
  expect(joiningDays(of(2026), spans)).toEqual([])
  expect(joiningDays(of(2027), spans).map(({ value }) => value)).toEqual(['2028-01-01'])
  expect(joiningDays(of(2026), [])).toHaveLength(3)
  expect(waitsUntil(spans, '2026-11-28')).toBe('2028-01-01')
  expect(waitsUntil(spans, '2028-01-01')).toBeNull()
  expect(waitsUntil([{ from: '2026-01-01', until: null, endedBy: null }], '2026-11-28')).toBeNull()
})
