import { expect, test } from 'vitest'
import { IBAN, item, judge, line } from './suggest.test-support.ts'
import type { PaidItem } from './types.ts'

const paid = (id: number, more: Partial<PaidItem> = {}): PaidItem => ({ ...item(id), paidOn: '2026-11-01', ...more })
const back = line({ amountCents: -12_100, counterpartyIban: IBAN, description: 'STORNO INCASSO MD06' })

test('a direct debit that comes back is of the invoice that it paid, and likely when the bank says so', () => {
  expect(judge(back, [], { paid: [paid(91)] })).toMatchObject([
    { kind: 'open_item', openItemId: 91, settleCents: -12_100, certainty: 'likely', isReturn: true },
  ])
  const unsaid = { ...back, description: '' }
  expect(judge(unsaid, [], { paid: [paid(91)] })).toMatchObject([{ certainty: 'possible' }])
})

test('a collection that comes back under its own name is certain, from any account and without a word', () => {
  const returned = line({ amountCents: -12_100, counterpartyIban: 'NL02INGB0005512300', endToEndId: 'KLOPT-DD-2-5-1' })
  const both = [paid(91), paid(92, { endToEndIds: ['KLOPT-DD-2-5-1'] })]
  expect(judge(returned, [], { paid: both })).toMatchObject([{ openItemId: 92, certainty: 'certain', isReturn: true }])
  const none = [paid(92, { endToEndIds: ['KLOPT-DD-2-5-1'], openCents: 12_101 }), paid(93, { endToEndIds: ['X'] })]
  expect(judge(returned, [], { paid: none })).toEqual([])
})

test('the reason that a bank gives says as much as its words', () => {
  const told = { ...back, description: '', isReturned: true }
  expect(judge(told, [], { paid: [paid(91)] })).toMatchObject([{ certainty: 'likely', isReturn: true }])
})

test('what we paid a supplier may come back too', () => {
  const supplier = paid(92, { kind: 'payable' })
  expect(judge({ ...back, amountCents: 12_100 }, [], { paid: [supplier] })).toMatchObject([
    { openItemId: 92, settleCents: 12_100 },
  ])
  expect(judge(back, [], { paid: [supplier] })).toEqual([])
})

test('another amount, somebody else, and a day before it was paid or thirteen months later, are no return of it', () => {
  const others = [
    paid(1, { openCents: 12_101 }),
    paid(2, { contactIbans: ['NL20INGB0001234567'] }),
    paid(3, { paidOn: '2026-11-21' }),
    paid(4, { paidOn: '2025-10-01' }),
  ]
  expect(judge(back, [], { paid: others })).toEqual([])
})

test('of two invoices of one amount the choice is left to a person, unless one is named', () => {
  const two = [paid(91), paid(92)]
  expect(judge(back, [], { paid: two }).map(({ certainty }) => certainty)).toEqual(['possible', 'possible'])
})
