import { expect, test } from 'vitest'
import { DISTANCE_SALES_LIMIT_CENTS, distanceCountry, passesDistanceLimit } from './distance-sales.ts'

const person = { kind: 'person', country: 'DE', vatId: null } as const

test('a consumer in another EU country is taxed there, and so is who has no VAT number', () => {
  expect(distanceCountry(person)).toBe('DE')
  expect(distanceCountry({ ...person, kind: 'company' })).toBe('DE')
  expect(distanceCountry({ ...person, kind: 'company', vatId: 'DE136695976' })).toBeNull()
  expect(distanceCountry({ ...person, kind: 'company', vatId: 'DE136695977' })).toBe('DE')
})

test('the place of delivery goes before the address, and nobody else is counted', () => {
  expect(distanceCountry({ ...person, country: 'NL', deliveryCountry: 'BE' })).toBe('BE')
  expect(distanceCountry({ ...person, deliveryCountry: 'NL' })).toBeNull()
  for (const country of ['NL', 'GB', 'US', 'CH']) expect(distanceCountry({ ...person, country })).toBeNull()
})

// Article 59c: the limit may not be exceeded in the current year, nor have been in the year before.
test('10,000 euro itself is allowed, a cent more is not, and the year before counts on', () => {
  expect(DISTANCE_SALES_LIMIT_CENTS).toBe(10_000_00)
  expect(passesDistanceLimit({ thisYearCents: 990_000, yearBeforeCents: 0 }, 10_000)).toBe(false)
  expect(passesDistanceLimit({ thisYearCents: 990_000, yearBeforeCents: 0 }, 10_001)).toBe(true)
  expect(passesDistanceLimit({ thisYearCents: 0, yearBeforeCents: 1_000_001 }, 1)).toBe(true)
  expect(passesDistanceLimit({ thisYearCents: 0, yearBeforeCents: 1_000_000 }, 1)).toBe(false)
})
