import { expect, test } from 'vitest'
import { vatReserve } from './vat-reserve.ts'

const savings = (balanceCents: number) => ({ balanceCents, name: 'Zakelijk sparen', iban: null })

test('a savings account holds what is owed as far as it goes, and never more than that', () => {
  const owed = { setAsideCents: 198_809 }
  expect(vatReserve({ ...owed, savings: savings(150_000) })).toEqual({
    kind: 'savings',
    asideCents: 150_000,
    missingCents: 48_809,
  })
  expect(vatReserve({ ...owed, savings: savings(500_000) })).toMatchObject({ asideCents: 198_809, missingCents: 0 })
  expect(vatReserve({ ...owed, savings: savings(-1) })).toMatchObject({ asideCents: 0, missingCents: 198_809 })
})

test('without a savings account it lies on the bank, and nothing owed asks nothing', () => {
  expect(vatReserve({ setAsideCents: 1, savings: null })).toEqual({ kind: 'bank' })
  expect(vatReserve({ setAsideCents: 0, savings: savings(5) })).toEqual({ kind: 'nothing', backCents: 0 })
  expect(vatReserve({ setAsideCents: -400, savings: null })).toEqual({ kind: 'nothing', backCents: 400 })
})
