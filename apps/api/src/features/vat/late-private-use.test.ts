import { must } from '@klopt/bookkeeping/money'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedTestServer, type KloptTestServer } from '../../testing/index.ts'
import { anInvoiceLine } from '../books-input.test-support.ts'
import { Books } from '../books.test-support.ts'
import { credit, debit, write } from '../journal-entries/journal.test-support.ts'
import { expectBooksToAddUp } from '../ledger-invariants.test-support.ts'
import { beginCorrection, decide, late, showCorrection, submitIt } from './corrections.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await sharedTestServer()
})
afterAll(() => server.stop())

test('1,215 for a car of 45,000, booked after the fourth quarter was filed, asks a suppletie of 1d', async () => {
  const books = await Books.openOn(server, '2027-02-10')
  await books.invoice({ invoiceDate: '2026-11-10', lines: [anInvoiceLine({ unitPrice: '1000' })] })
  await books.file('2026-Q4')
  // 45,000 x 2.7% = 1,215.00
  await write(books, {
    entryDate: '2026-12-31',
    lines: [
      debit(await books.account('WBedAutBop'), 121_500),
      { ...credit(await books.account('BSchBepBop'), 121_500), vatCode: 'private_use' },
    ],
  })
  expect((await late(books)).periods).toMatchObject([
    { key: '2026-Q4', netCents: 121_500, verdict: 'correction', discoveredOn: '2027-02-10', deadline: '2027-04-07' },
  ])
  expect((await decide(books, 'next_return', '2026-10-01')).status).toBe(409)
  const id = await beginCorrection(books, '2026-10-01')
  const { differenceEuros, rows } = await showCorrection(books, id)
  expect(differenceEuros).toBe(1215)
  expect(
    must(
      rows.find(({ box }) => box === '1d'),
      'box 1d',
    ),
  ).toMatchObject({ correctedVatEuros: 1215 })
  expect((await submitIt(books, id)).status).toBe(204)
  await expectBooksToAddUp(books)
})

test('boxes below zero are filed and corrected as they are: a credit of more than was sold', async () => {
  const books = await Books.openOn(server, '2026-11-16')
  const sold = await books.invoice({ invoiceDate: '2026-02-10', lines: [anInvoiceLine({ unitPrice: '10000' })] })
  await books.file('2026-Q1')
  await books.on('2026-11-17')
  await books.finalise(await books.credit(sold.id))
  await books.file('2026-Q2')
  await books.file('2026-Q3')
  await books.on('2027-01-10')
  // 10,000 and its 2,100 of VAT come back in the quarter of the credit.
  const { boxes, payableEuros } = await books.vatReturn('2026-Q4')
  expect(boxes.find(({ box }) => box === '1a')).toMatchObject({ baseEuros: -10_000, vatEuros: -2100 })
  expect(payableEuros).toBe(-2100)
  await books.file('2026-Q4')
  const body = { invoiceDate: '2026-12-10', lines: [anInvoiceLine({ unitPrice: '6000' })] }
  await books.invoice(body)
  const id = await beginCorrection(books, '2026-10-01')
  const { rows } = await showCorrection(books, id)
  expect(
    must(
      rows.find(({ box }) => box === '1a'),
      'box 1a',
    ),
  ).toMatchObject({
    declaredBaseEuros: -10_000,
    correctedBaseEuros: -4000,
    differenceBaseEuros: 6000,
    declaredVatEuros: -2100,
    correctedVatEuros: -840,
    differenceVatEuros: 1260,
  })
  expect((await submitIt(books, id)).status).toBe(204)
  await expectBooksToAddUp(books)
})
