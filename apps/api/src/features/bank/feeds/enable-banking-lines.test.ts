import { parse } from 'valibot'
import { describe, expect, test } from 'vitest'
import { bookedLines, transactionPage } from './enable-banking-lines.ts'

/** What is read of one transaction of 12.50 that came in, with other facts. */
const linesOf = (changes: object, currency = 'EUR', amount = '12.50') => {
  const transaction = {
    transaction_amount: { currency, amount },
    credit_debit_indicator: 'CRDT',
    status: 'BOOK',
    booking_date: '2026-06-10',
    debtor: { name: 'Bakkerij Goudkorst' },
    debtor_account: { iban: 'NL91 ABNA 0417 1643 00' },
    creditor: { name: 'Wij zelf' },
    creditor_account: { iban: 'NL20INGB0001234567' },
    ...changes,
  }
  return bookedLines(parse(transactionPage, { transactions: [transaction] }).transactions)
}

test('what came in is of who paid it, and what went out of who got it', () => {
  expect(linesOf({})).toMatchObject([
    { amountCents: 1250, counterpartyName: 'Bakkerij Goudkorst', counterpartyIban: 'NL91ABNA0417164300' },
  ])
  expect(linesOf({ credit_debit_indicator: 'DBIT' })).toMatchObject([
    { amountCents: -1250, counterpartyName: 'Wij zelf', counterpartyIban: 'NL20INGB0001234567' },
  ])
})

describe('no line is', () => {
  test.each([
    ['what is pending, though it has a day', { status: 'PDNG' }],
    ['what is booked on no day', { booking_date: null }],
  ])('%s', (_, changes) => {
    expect(linesOf(changes)).toEqual([])
  })

  test.each([
    ['what is in another currency', 'USD', '12.50'],
    ['what has parts of a cent', 'EUR', '12.505'],
    ['what is nothing', 'EUR', '0.00'],
  ])('%s', (_, currency, amount) => {
    expect(linesOf({}, currency, amount)).toEqual([])
  })
})
