import { expect, test } from 'vitest'
import { purchaseMoments, type PurchaseCourse } from './purchase-moments.ts'

const booked: PurchaseCourse = {
  kind: 'invoice',
  status: 'open',
  dueDate: '2026-11-30',
  payments: [],
  createdAt: Date.parse('2026-11-02T09:00:00Z') / 1000,
  bookedAt: Date.parse('2026-11-02T09:05:00Z') / 1000,
}
const paid = { date: '2026-11-20', amountCents: 5000, bankTransactionId: 4, setOff: null }
const shown = (course: Partial<PurchaseCourse>, today = '2026-11-29') =>
  purchaseMoments({ ...booked, ...course }, today).map(({ label, state, moment }) => [label, state, moment])

test('a purchase that is booked falls due and is to be paid', () => {
  expect(shown({})).toEqual([
    ['Ingevoerd', 'done', '2 nov 2026, 10:00'],
    ['Geboekt', 'done', '2 nov 2026, 10:05'],
    ['Vervalt', 'upcoming', '30 nov 2026'],
    ['Betaald', 'upcoming', 'nog niet'],
  ])
})

test('one that is late says since when, and what was paid of it', () => {
  expect(shown({ status: 'late', payments: [paid] }, '2026-12-02').slice(2)).toEqual([
    ['Vervallen', 'problem', '30 nov 2026, 2 dagen geleden'],
    ['Betaald', 'upcoming', 'nog niet helemaal'],
  ])
  expect(shown({ status: 'late' }, '2026-12-01')[2]).toEqual(['Vervallen', 'problem', '30 nov 2026, 1 dag geleden'])
})

test('what is paid no longer falls due', () => {
  expect(shown({ status: 'paid', payments: [paid] }).slice(2)).toEqual([['Betaald', 'done', '20 nov 2026']])
})

test('a credit invoice is set off, and has no day to be paid', () => {
  expect(shown({ kind: 'credit_invoice' }).slice(2)).toEqual([['Verrekend', 'upcoming', 'nog niet']])
})

test('what was taken back ends there', () => {
  expect(shown({ status: 'reversed' }).slice(2)).toEqual([['Teruggedraaid', 'problem', undefined]])
})
