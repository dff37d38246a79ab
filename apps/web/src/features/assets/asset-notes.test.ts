import type { Asset } from '@klopt/api-client/contract'
import { expect, test } from 'vitest'
import { investmentNotes } from './asset-notes.tsx'

const asset = (changes: Partial<Asset>) =>
  ({
    costCents: 199_900,
    inUseOn: '2025-04-01',
    acquiredOn: '2025-03-28',
    disposedOn: null,
    takenOver: null,
    ...changes,
  }) as Asset

test('what costs less than 450, or was in use before these books, says nothing of the deduction', () => {
  expect(investmentNotes(asset({ costCents: 44_999 }))).toEqual([])
  expect(investmentNotes(asset({ takenOver: { day: '2026-01-01', depreciatedCents: 0 } }))).toEqual([])
  expect(investmentNotes(asset({ costCents: 45_000 }))).toEqual([
    expect.stringContaining('van 2025'),
    expect.stringContaining('KIA 2025 (artikel 3.41 Wet IB 2001'),
  ])
})

test('an amount stays on the line of its euro sign', () => {
  expect(investmentNotes(asset({ disposedOn: '2029-12-31' })).join(' ')).not.toContain('€ ')
})

test('what left within five years of the first day of its year may ask a part back', () => {
  expect(investmentNotes(asset({ disposedOn: '2029-12-31' })).at(-1)).toContain('artikel 3.47')
  expect(investmentNotes(asset({ disposedOn: '2030-01-01' }))).toHaveLength(2)
})
