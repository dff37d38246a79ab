import { expect, test } from 'vitest'
import { recurringColumns } from './recurring-columns.tsx'

test('a reference stands in the list without the variable of its period', () => {
  const column = recurringColumns({ administrationId: 1, grossCents: 0 }).find(({ id }) => id === 'reference')
  const row = { reference: 'Onderhoud {periode}' } as Parameters<NonNullable<typeof column>['cell']>[0]
  expect(column?.cell(row)).toBe('Onderhoud')
})

test('a card of one that does not go on has no day', () => {
  const next = recurringColumns({ administrationId: 1, grossCents: 0 }).find(({ id }) => id === 'nextOn')
  const onCard = (nextOn: string | null) =>
    next?.cardCell?.({ nextOn } as Parameters<NonNullable<typeof next>['cell']>[0])
  expect(onCard('2026-12-20')).toBe('20 dec 2026')
  expect(onCard(null)).toBeNull()
})
