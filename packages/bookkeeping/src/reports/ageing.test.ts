import { addDays } from '@klopt/validators'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { agedByContact, ageingOf, ageOf } from './ageing.ts'

const asOf = '2026-06-30'

test('an item is late from the day after it is due, and older by 30 days each time', () => {
  expect([0, 1, 30, 31, 60, 61, 90, 91].map((days) => ageOf(addDays(asOf, -days), asOf))).toEqual([
    'notDueCents',
    'days1To30Cents',
    'days1To30Cents',
    'days31To60Cents',
    'days31To60Cents',
    'days61To90Cents',
    'days61To90Cents',
    'olderCents',
  ])
})

test('contacts stand by what they owe, and somebody without a contact by name', () => {
  const item = (contactId: number | null, contactName: string, openCents: number, days: number) => ({
    contactId,
    contactName,
    openCents,
    dueDate: addDays(asOf, -days),
  })
  const contacts = agedByContact(
    [item(1, 'Bos', 100, 5), item(2, 'Aa', 500, 95), item(1, 'Bos', -40, 40), item(null, 'Kas', 1, 0)],
    asOf,
  )
  expect(contacts.map(({ contactName, totalCents, items }) => [contactName, totalCents, items.length])).toEqual([
    ['Aa', 500, 1],
    ['Bos', 60, 2],
    ['Kas', 1, 1],
  ])
  expect(contacts[1]).toMatchObject({ days1To30Cents: 100, days31To60Cents: -40, olderCents: 0 })
})

test('a year before stands beside each contact, also of who owes nothing any more', () => {
  const item = (contactId: number, contactName: string, openCents: number) => ({
    contactId,
    contactName,
    openCents,
    dueDate: asOf,
  })
  const before = [item(1, 'Bos', 700), item(1, 'Bos', 5), item(2, 'Aa', 40), item(3, 'Cent', 9), item(3, 'Cent', -9)]
  const contacts = agedByContact([item(1, 'Bos', 100), item(4, 'Dam', 1)], asOf, before)
  expect(contacts.map((contact) => [contact.contactName, contact.totalCents, contact.beforeCents])).toEqual([
    ['Bos', 100, 705],
    ['Dam', 1, 0],
    ['Aa', 0, 40],
  ])
  expect(contacts.at(-1)?.items).toEqual([])
})

test('the ages add up to all that is open', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.record({ days: fc.integer({ min: -200, max: 400 }), openCents: fc.integer({ min: -1e9, max: 1e9 }) }),
      ),
      (rows) => {
        const { totalCents, ...ages } = ageingOf(
          rows.map(({ days, openCents }) => ({ dueDate: addDays(asOf, -days), openCents })),
          asOf,
        )
        expect(Object.values(ages).reduce((sum, cents) => sum + cents, 0)).toBe(totalCents)
        expect(totalCents).toBe(rows.reduce((sum, { openCents }) => sum + openCents, 0))
      },
    ),
  )
})
