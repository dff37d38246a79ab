import { expect, test } from 'vitest'
import { tableOf } from './table.ts'

test('a row shows both figures, their ratio with its noise, and whether the goal is met', () => {
  const row = { what: 'list', ours: '90/s', beside: '100/s', goal: '>= 0.6 x' }
  const table = tableOf([
    { ...row, ratio: { median: 0.9, min: 0.85, max: 12.345 }, met: true },
    { ...row, ratio: { median: 0.5, min: 0.5, max: 0.5 }, met: false },
  ])
  expect(table.split('\n')).toEqual([
    'what  ours  beside  ratio   min..max    goal      met',
    '----  ----  ------  ------  ----------  --------  ---',
    'list  90/s  100/s   0.90 x  0.85..12.3  >= 0.6 x  yes',
    'list  90/s  100/s   0.50 x              >= 0.6 x  NO',
  ])
})
