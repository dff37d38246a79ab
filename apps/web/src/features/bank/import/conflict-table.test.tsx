// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ConflictTable } from './conflict-table.tsx'

afterEach(cleanup)

const line = {
  date: '2026-06-02',
  amountCents: -1250,
  counterpartyName: 'Bakkerij Zon',
  counterpartyIban: 'NL91ABNA0417164300',
  description: 'Factuur 42',
  reference: null,
}

test('says in what two sides differ where all else is the same', () => {
  const known = { ...line, counterpartyIban: 'NL20INGB0001234567' }
  render(
    <ConflictTable
      conflicts={[
        { date: line.date, known, incoming: line },
        { date: line.date, known: line, incoming: { ...line, reference: 'RF18' } },
      ]}
    />,
  )
  expect(screen.getByText('NL20 INGB 0001 2345 67')).toBeTruthy()
  expect(screen.getByText('NL91 ABNA 0417 1643 00')).toBeTruthy()
  expect(screen.getByText('geen kenmerk')).toBeTruthy()
  expect(screen.getByText('kenmerk RF18')).toBeTruthy()
})
