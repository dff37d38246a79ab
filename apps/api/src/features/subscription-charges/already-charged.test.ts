import { expect, test } from 'vitest'
import { alreadyChargedCents, unchargedPart } from './already-charged.ts'

const june = { start: '2026-06-01', end: '2026-06-30', priceCents: 3000 }
const year = { start: '2026-06-11', end: '2027-06-10', priceCents: 36_500 }

test('a period that follows the one before has nothing that was charged', () => {
  expect(alreadyChargedCents({ start: '2026-07-01', end: '2026-07-31' }, [june])).toBe(0)
})

test('a year that begins within a month pays the rest of that month no second time', () => {
  expect(alreadyChargedCents(year, [june])).toBe(2000)
})

test('a day counts once, by what was charged for it last', () => {
  expect(alreadyChargedCents({ start: '2026-06-16', end: '2026-07-15' }, [june, year])).toBe(3000)
  expect(alreadyChargedCents({ start: '2026-06-01', end: '2026-06-30' }, [june, year])).toBe(1000 + 2000)
})

test('a part of a cent is not taken off', () => {
  expect(alreadyChargedCents({ start: '2026-06-30', end: '2026-07-29' }, [{ ...june, priceCents: 1000 }])).toBe(33)
})

test('what is still to be charged is the whole period, but after what was charged since it began', () => {
  expect(unchargedPart(year, [june], null)).toEqual({ start: '2026-06-11', end: '2027-06-10' })
  expect(unchargedPart(june, [june], null)).toBeNull()
  expect(unchargedPart({ ...year, start: '2026-06-01' }, [june], null)).toEqual({
    start: '2026-07-01',
    end: '2027-06-10',
  })
})

test('of a subscription that was cancelled only the days up to its end are charged', () => {
  expect(unchargedPart(year, [], '2026-07-10')).toEqual({ start: '2026-06-11', end: '2026-07-10' })
  expect(unchargedPart(year, [{ ...year, end: '2026-07-10' }], '2026-07-10')).toBeNull()
  expect(unchargedPart(june, [], '2026-06-30')).toEqual({ start: '2026-06-01', end: '2026-06-30' })
})
