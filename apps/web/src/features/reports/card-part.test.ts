import { expect, test } from 'vitest'
import { cardPart } from './card-part.ts'

const part = (id: string, from: string, to: string, kind: 'part' | 'total' | 'before' = 'part') => ({
  id,
  from,
  to,
  kind,
})
const columns = [
  part('2026-10', '2026-10-01', '2026-10-31'),
  part('2026-11', '2026-11-01', '2026-11-30'),
  part('2026-12', '2026-12-01', '2026-12-31'),
  part('total', '2026-10-01', '2026-12-31', 'total'),
  part('before', '2025-10-01', '2025-12-31', 'before'),
]

test('a card begins with the part of today, between the one before it and the one after', () => {
  expect(cardPart(columns, undefined, '2026-11-30')).toEqual({ id: '2026-11', previous: '2026-10', next: '2026-12' })
})

test('the total ends the parts, and is what a card has where today lies in none of them', () => {
  expect(cardPart(columns, '2026-12', '2026-11-30')).toMatchObject({ next: 'total' })
  expect(cardPart(columns, undefined, '2027-02-01')).toEqual({ id: 'total', previous: '2026-12', next: undefined })
})

test('what was chosen stays chosen until it is no part any more', () => {
  expect(cardPart(columns, '2026-10', '2026-11-30')?.id).toBe('2026-10')
  expect(cardPart(columns, '2025-10', '2026-11-30')?.id).toBe('2026-11')
})

test('where nothing is cut into parts there is nothing to step through', () => {
  expect(cardPart(columns.slice(3), undefined, '2026-11-30')).toBeNull()
})
