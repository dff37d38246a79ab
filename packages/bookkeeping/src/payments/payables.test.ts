import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  lastExecutionDay,
  paymentObstacle,
  transfersOf,
  type PayableItem,
  type PaymentObstacle,
  type PlannedPayment,
} from './payables.ts'

const item: PayableItem = { kind: 'payable', openCents: 12_100, iban: 'NL91ABNA0417164300', isInFile: false }

describe('an item is paid by a file', () => {
  test.each<[string, Partial<PayableItem>, number, PaymentObstacle | null]>([
    ['in full', {}, 12_100, null],
    ['in part', {}, 1, null],
    ['as a credit invoice that is set off', { openCents: -500 }, 500, null],
    ['but not beyond what is open', {}, 12_101, 'too_much'],
    ['but a credit invoice not beyond what is open', { openCents: -500 }, 501, 'too_much'],
    ['but not when it is settled', { openCents: 0 }, 1, 'not_open'],
    ['as what a customer paid too much', { kind: 'receivable', openCents: -500 }, 500, null],
    ['but not more than a customer paid too much', { kind: 'receivable', openCents: -500 }, 501, 'too_much'],
    ['but not when it is a sale', { kind: 'receivable' }, 1, 'not_open'],
    ['but not twice', { isInFile: true }, 1, 'in_file'],
    ['but not to nobody knows where', { iban: null }, 1, 'no_iban'],
    ['but not to outside of SEPA', { iban: 'TR330006100519786457841326' }, 1, 'outside_sepa'],
    ['but what is in a file needs no account first', { isInFile: true, iban: null }, 1, 'in_file'],
  ])('%s', (_name, change, amountCents, obstacle) => {
    expect(paymentObstacle({ ...item, ...change }, amountCents)).toBe(obstacle)
  })

  test('within a year', () => {
    expect(lastExecutionDay('2026-06-15')).toBe('2027-06-15')
    expect(lastExecutionDay('2028-02-29')).toBe('2029-02-28')
  })
})

const payment = (change: Partial<PlannedPayment> = {}): PlannedPayment => ({
  amountCents: 12_100,
  isCredit: false,
  number: 'A-1',
  reference: '',
  creditorName: 'Wolkenhuis',
  creditorIban: 'NL91ABNA0417164300',
  ...change,
})
const other = { creditorName: 'Ander', creditorIban: 'NL20INGB0001234567' }

test('each invoice has a transfer with its own reference, or its number', () => {
  const transfers = transfersOf([payment({ reference: 'RF18 5390' }), payment({ number: 'A-2' }), payment(other)])
  expect(transfers.map(({ creditorName, reference }) => [creditorName, reference])).toEqual([
    ['Wolkenhuis', 'RF18 5390'],
    ['Wolkenhuis', 'A-2'],
    ['Ander', 'A-1'],
  ])
})

test('a credit invoice makes one transfer of all of its supplier, and of nobody else', () => {
  const credit = payment({ number: 'A-3', isCredit: true, amountCents: 2_000, reference: 'RF18 5390' })
  expect(transfersOf([payment(), payment(other), credit])).toEqual([
    {
      amountCents: 10_100,
      creditorName: 'Wolkenhuis',
      creditorIban: 'NL91ABNA0417164300',
      reference: 'A-1, A-3',
    },
    { amountCents: 12_100, ...other, reference: 'A-1' },
  ])
  expect(transfersOf([payment({ amountCents: 2_000 }), credit])[0]?.amountCents).toBe(0)
})

test('transfers together are the invoices less the credit invoices', () => {
  const anyPayment = fc.record({
    amountCents: fc.integer({ min: 1, max: 1_000_000 }),
    isCredit: fc.boolean(),
    creditorIban: fc.constantFrom('NL91ABNA0417164300', 'NL20INGB0001234567'),
  })
  fc.assert(
    fc.property(fc.array(anyPayment), (changes) => {
      const items = changes.map((change) => payment(change))
      const sum = items.reduce((total, { amountCents, isCredit }) => total + (isCredit ? -1 : 1) * amountCents, 0)
      expect(transfersOf(items).reduce((total, { amountCents }) => total + amountCents, 0)).toBe(sum)
    }),
  )
})
