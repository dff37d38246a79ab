import { vatPeriodOf } from '@klopt/bookkeeping/vat'
import { expect, test } from 'vitest'
import { proposedStart, schemeStarts } from './scheme-starts.ts'

const period = (day: string, state: 'filed' | 'due' | 'open') => {
  const { key, label, start, end, dueDate } = vatPeriodOf(day, 'quarter')
  return { key, label, start, end, dueDate, state, payableEuros: null, filedAt: null }
}
const [q4, q3, q2] = [period('2026-11-15', 'open'), period('2026-08-01', 'due'), period('2026-05-01', 'filed')]

test('a scheme begins at a period that was not filed, or at the next one', () => {
  expect(schemeStarts([q4, q3, q2], 'quarter')).toEqual([
    { value: '2027-01-01', label: 'Begin van 1e kwartaal 2027' },
    { value: '2026-10-01', label: 'Begin van 4e kwartaal 2026' },
    { value: '2026-07-01', label: 'Begin van 3e kwartaal 2026' },
  ])
  expect(proposedStart([q4, q3, q2])).toBe('2026-10-01')
})

test('while nothing was filed it may have held from the beginning', () => {
  expect(schemeStarts([q4, q3], 'quarter').at(-1)).toEqual({ value: '', label: 'Het begin van mijn boekhouding' })
})
