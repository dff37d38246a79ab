import type { StatementLine } from '@klopt/api-client/contract'
import { expect, test } from 'vitest'
import { statementTable } from './statement-table.ts'

const columns = [{ id: 'total', kind: 'total' as const, from: '2026-01-01', to: '2026-12-31' }]
const sum = (cents: number): StatementLine => ({
  id: 'result',
  level: 'result',
  label: 'Resultaat',
  amountsCents: [cents],
  accounts: [],
})
const linesOf = (line: StatementLine) =>
  statementTable({
    administrationId: 7,
    lines: [line],
    columns,
    names: { startMonth: 1, isDay: false },
    withZero: false,
  }).table.lines

test('a report of sums of nothing is empty, so that it says why', () => {
  expect(linesOf(sum(0))).toEqual([])
  expect(linesOf(sum(5))).toHaveLength(1)
})
