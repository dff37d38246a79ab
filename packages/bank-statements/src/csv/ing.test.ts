import { describe, expect, test } from 'vitest'
import { cellsOf, directed } from './booking.ts'
import { ing } from './ing.ts'

/** A row of the English file with only what a test cares about. */
function bookingOf(row: { notes?: string; direction?: string }) {
  const cells = {
    date: '20260305',
    account: 'NL62INGB0009990001',
    'debit/credit': row.direction ?? 'Debit',
    'amount (eur)': '12,50',
    notifications: row.notes ?? '',
  }
  const columns = new Map(Object.keys(cells).map((name, index) => [name, index]))
  const [booked] = ing.bookingsOf(cellsOf({ cells: Object.values(cells), line: 2 }, columns))
  if (booked === undefined) throw new Error('a row of ING is one booking')
  return booked.line
}

test.each([
  ['Credit', 1_250],
  ['Debit', -1_250],
])('%s is the direction of the amount', (direction, amountCents) => {
  expect(bookingOf({ direction }).amountCents).toBe(amountCents)
})

describe('the payment reference', () => {
  const reference = '9001123412341234'

  test.each([
    `Betalingskenmerk: ${reference}`,
    `Betalingskenm.: ${reference}`,
    `Betalingskenm: ${reference}`,
    `Betalingskenmerk ${reference}`,
    `Omschrijving: Aanslag betalingskenmerk:${reference} Kenmerk: X`,
  ])('is found in "%s"', (notes) => {
    expect(bookingOf({ notes }).structuredReference).toBe(reference)
  })

  test.each(['Betalingskenmerk: 123', 'Betalingskenmerk: abcdabcdabcdabcd', `Kenmerk: ${reference}`])(
    'is not taken from "%s"',
    (notes) => {
      expect(bookingOf({ notes }).structuredReference).toBeNull()
    },
  )
})

test('an amount with a direction of its own has no sign, and nothing has none', () => {
  expect(() => directed(-1, true)).toThrow('een negatief bedrag')
  expect(directed(0, false)).toBe(0)
  expect(directed(0, true)).toBe(0)
})
