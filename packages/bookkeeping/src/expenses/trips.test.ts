import { describe, expect, test } from 'vitest'
import { drivenKilometres, mileageRateCents, owedAs, tripCents, tripPosting } from './index.ts'

const trip = { day: '2026-06-01', kilometres: 30, isReturn: false, kind: 'business', vehicle: 'private' } as const

// Article 31a Wet op de loonbelasting 1964 and article 3.17 Wet inkomstenbelasting 2001, as they were in each year.
test.each([
  ['2026-06-01', 23],
  ['2024-01-01', 23],
  ['2023-12-31', 21],
  ['2023-01-01', 21],
  ['2022-12-31', 19],
  ['2006-01-01', 19],
])('on %s a kilometre counts for %d cents', (day, cents) => {
  expect(mileageRateCents(day)).toBe(cents)
})

describe('a trip', () => {
  test('of 1,250 km comes to 287.50', () => {
    expect(tripCents({ ...trip, kilometres: 1250 })).toBe(28_750)
  })

  test('there and back is twice as far', () => {
    expect(drivenKilometres({ kilometres: 30, isReturn: true })).toBe(60)
    // 60 x 0.23
    expect(tripCents({ ...trip, isReturn: true })).toBe(1_380)
  })

  test('to work counts as business, a private one for nothing', () => {
    expect(tripCents({ ...trip, kind: 'commute' })).toBe(690)
    expect(tripCents({ ...trip, kind: 'private' })).toBe(0)
  })

  test('with a car of the business has no costs by kilometre', () => {
    expect(tripCents({ ...trip, kilometres: 1250, vehicle: 'business' })).toBe(0)
  })
})

test('the owner of a one-man business contributes, everybody else is owed', () => {
  expect(owedAs('zzp', true)).toBe('own_funds')
  expect(owedAs('zzp', false)).toBe('debt')
  expect(['vof', 'bv', 'stichting', 'vereniging'].map((form) => owedAs(form as 'bv', true))).toEqual(
    Array.from({ length: 4 }, () => 'debt'),
  )
})

test('a month that became less is taken back', () => {
  const accounts = { mileage: { id: 1 }, against: { id: 2 } }
  expect(tripPosting(accounts, -500, 'Kilometers')).toEqual([
    { account: { id: 1 }, debitCents: 0, creditCents: 500, description: 'Kilometers' },
    { account: { id: 2 }, debitCents: 500, creditCents: 0, description: 'Kilometers' },
  ])
})
