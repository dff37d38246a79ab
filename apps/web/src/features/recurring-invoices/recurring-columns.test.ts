import { expect, test } from 'vitest'
import { recurringColumns } from './recurring-columns.tsx'

test('a reference stands in the list without the variable of its period', () => {
  const column = recurringColumns({ administrationId: 1, grossCents: 0 }).find(({ id }) => id === 'reference')
  const row = { reference: 'Onderhoud {periode}' } as Parameters<NonNullable<typeof column>['cell']>[0]
  expect(column?.cell(row)).toBe('Onderhoud')
})
