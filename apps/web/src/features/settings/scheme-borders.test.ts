import { expect, test } from 'vitest'
import { schemeBorders } from './scheme-borders.ts'

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
