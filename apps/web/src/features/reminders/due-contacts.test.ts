import type { DueLetter } from '@klopt/api-client/contract'
import { expect, test } from 'vitest'
import { dueContacts } from './due-contacts.ts'

const invoice = (id: number, openCents: number) => ({
  id,
  number: `2026-000${id}`,
  invoiceDate: '2026-09-01',
  dueDate: '2026-10-01',
  openCents,
})
const letter = (changes: Partial<DueLetter>): DueLetter => ({
  contactId: 7,
  contactName: 'Van Rijn B.V.',
  recipient: 'inkoop@klant.example',
  isConsumer: false,
  stepId: 1,
  stepName: 'Herinnering 1',
  kind: 'reminder',
  invoices: [invoice(1, 10_000)],
  openCents: 10_000,
  costsCents: 4_000,
  interestCents: 12,
  ...changes,
})

test('a contact with two letters is one row, with each invoice once', () => {
  const rows = dueContacts([
    letter({}),
    letter({ stepId: 2, stepName: 'Aanmaning', kind: 'demand', invoices: [invoice(1, 10_000), invoice(2, 2_500)] }),
    letter({ contactId: 8, contactName: 'De Hoek', recipient: null }),
  ])
  expect(rows).toHaveLength(2)
  expect(rows[0]).toMatchObject({ contactId: 7, steps: 'Herinnering 1, Aanmaning', openCents: 12_500 })
  expect(rows[0]?.invoices.map(({ id }) => id)).toEqual([1, 2])
  expect(rows[1]).toMatchObject({ contactId: 8, recipient: null })
})

test('costs and interest are asked by a demand alone', () => {
  expect(dueContacts([letter({})])[0]?.askedCents).toBe(0)
  expect(dueContacts([letter({ kind: 'notice' })])[0]?.askedCents).toBe(0)
  expect(dueContacts([letter({ kind: 'demand' })])[0]?.askedCents).toBe(4_012)
})
