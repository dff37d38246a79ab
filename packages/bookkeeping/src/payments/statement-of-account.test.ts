import { expect, test } from 'vitest'
import { statementOfAccount, type StatementFact } from './statement-of-account.ts'

const fact = (date: string, kind: StatementFact['kind'], number: string, amountCents: number): StatementFact => ({
  date,
  kind,
  number,
  amountCents,
})

test('each line says what was owed after it, a document before the payments of its day', () => {
  const facts = [
    fact('2026-03-01', 'payment', '1', -10_000),
    fact('2026-03-01', 'invoice', '2', 5_000),
    fact('2026-02-01', 'invoice', '1', 10_000),
    fact('2026-03-02', 'credit_invoice', '3', -2_000),
  ]
  const { lines, balanceCents } = statementOfAccount(facts, '2026-01-01')
  expect(lines.map((line) => [line.kind, line.number, line.balanceCents])).toEqual([
    ['invoice', '1', 10_000],
    ['invoice', '2', 15_000],
    ['payment', '1', 5_000],
    ['credit_invoice', '3', 3_000],
  ])
  expect(balanceCents).toBe(3_000)
})

test('what was owed before its first day stands at its head', () => {
  const facts = [fact('2025-12-31', 'invoice', '1', 10_000), fact('2026-01-01', 'payment', '1', -4_000)]
  expect(statementOfAccount(facts, '2026-01-01')).toEqual({
    lines: [
      { date: '2026-01-01', kind: 'opening', number: '', amountCents: 10_000, balanceCents: 10_000 },
      { date: '2026-01-01', kind: 'payment', number: '1', amountCents: -4_000, balanceCents: 6_000 },
    ],
    balanceCents: 6_000,
  })
})

test('who owes nothing and bought nothing has an empty statement', () => {
  expect(statementOfAccount([], '2026-01-01')).toEqual({ lines: [], balanceCents: 0 })
})
