import { expect, test } from 'vitest'
import { periodOf, standOf } from './charge-words.ts'

const charge = {
  id: 1,
  number: 'KL2026-00001',
  plan: null,
  periodStart: '2026-11-17',
  periodEnd: '2026-12-16',
  amountCents: 2142,
  collectionDate: '2026-12-14',
  state: 'planned',
  reason: null,
} as const

test('a period names the year once, and both years where it ends in the next', () => {
  expect(periodOf(charge)).toBe('17 nov t/m 16 dec 2026')
  expect(periodOf({ ...charge, periodEnd: '2027-01-16' })).toBe('17 nov 2026 t/m 16 jan 2027')
})

test('what cannot be collected yet says for what it waits', () => {
  expect(standOf({ state: 'planned', hasMandate: false })).toEqual({ label: 'Geen machtiging', tone: 'warning' })
  expect(standOf({ state: 'planned', hasMandate: true }).label).toBe('Te incasseren')
  expect(standOf({ state: 'failed', hasMandate: false }).label).toBe('Mislukt')
})
