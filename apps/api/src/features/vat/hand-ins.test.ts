import { contract } from '@klopt/api-client/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedTestServer, type KloptTestServer } from '../../testing/index.ts'
import { anInvoiceLine } from '../books-input.test-support.ts'
import { Books } from '../books.test-support.ts'
import { beginCorrection, late, processIt, showCorrection } from './corrections.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await sharedTestServer()
})
afterAll(() => server.stop())

const discover = (books: Books, discoveredOn: string | null, periodStart = '2025-10-01') =>
  books.client.send(contract.vatCorrections.discover, { params: books.params, body: { periodStart, discoveredOn } })
const submitOn = (books: Books, correctionId: number, handedInOn: string) =>
  books.client.send(contract.vatCorrections.submit, { params: { ...books.params, correctionId }, body: { handedInOn } })

/** Books of 16 November 2026 of which the last quarter of 2025 was filed, and 1,215 of a car was booked after it. */
async function withCar() {
  const books = await Books.openOn(server, '2026-11-16')
  await books.invoice({ invoiceDate: '2025-11-10', lines: [anInvoiceLine({ unitPrice: '1000' })] })
  await books.file('2025-Q4')
  // 21% of 5,785.71 is 1,215.00.
  await books.invoice({ invoiceDate: '2025-12-31', lines: [anInvoiceLine({ unitPrice: '5785.71' })] })
  return books
}

// Eight weeks after 16 November 2026 is 11 January 2027; after 1 November 27 December 2026.
test('eight weeks run from the booking, or from an earlier day that somebody gave', async () => {
  const books = await withCar()
  expect((await late(books)).periods).toMatchObject([
    { bookedOn: '2026-11-16', discoveredOn: '2026-11-16', deadline: '2027-01-11' },
  ])
  expect((await discover(books, '2026-11-01')).status).toBe(204)
  const given = { bookedOn: '2026-11-16', discoveredOn: '2026-11-01', deadline: '2026-12-27' }
  expect((await late(books)).periods).toMatchObject([given])
  const id = await beginCorrection(books, '2025-10-01')
  expect(await showCorrection(books, id)).toMatchObject({ discoveredOn: '2026-11-01', deadline: '2026-12-27' })
  expect((await submitOn(books, id, '2026-11-15')).status).toBe(204)
  expect(await showCorrection(books, id)).toMatchObject({ discoveredOn: '2026-11-01', handedInOn: '2026-11-15' })
  // Taken back it is late again, and was discovered on that day.
  await books.client.call(contract.vatCorrections.delete, { params: { ...books.params, correctionId: id } })
  expect((await late(books)).periods).toMatchObject([given])
  expect((await discover(books, null)).status).toBe(204)
  expect((await late(books)).periods).toMatchObject([{ discoveredOn: '2026-11-16' }])
})

test('a day within the period, after the booking, or of a period that has nothing late is refused', async () => {
  const books = await withCar()
  for (const day of ['2025-12-31', '2026-11-17'])
    expect(await discover(books, day)).toMatchObject({
      status: 422,
      body: { fields: { discoveredOn: expect.any(String) as string } },
    })
  expect((await discover(books, '2026-11-01', '2026-01-01')).status).toBe(404)
})

test('what was said of one mistake says nothing of the next', async () => {
  const books = await withCar()
  await discover(books, '2026-11-01')
  const id = await beginCorrection(books, '2025-10-01')
  await submitOn(books, id, '2026-11-16')
  await processIt(books, id)
  await books.invoice({ invoiceDate: '2025-12-30', lines: [anInvoiceLine({ unitPrice: '6000' })] })
  expect((await late(books)).periods).toMatchObject([{ discoveredOn: '2026-11-16' }])
})

// 1,215 of 2025 handed in on 16 November 2026, at 5% over 365 days of 2026 and 25 of 2027: 64.91 (article 30h AWR).
test('interest is shown as expected, and booked as the assessment says', async () => {
  const books = await withCar()
  const id = await beginCorrection(books, '2025-10-01')
  const expectedInterest = { cents: 6400, from: '2026-01-01', until: '2027-01-25' }
  expect(await showCorrection(books, id)).toMatchObject({ differenceEuros: 1215, expectedInterest })
  await submitOn(books, id, '2026-11-16')
  expect((await processIt(books, id, { amountCents: 127_000, interestCents: 5500 })).status).toBe(204)
  const { journalEntryId } = await showCorrection(books, id)
  expect(await books.sums(journalEntryId)).toMatchObject({ '1530': -127_000, '9030': 5500 })
})

test('a return and a suppletie keep the day on which they were handed in', async () => {
  const books = await withCar()
  const { filed } = await books.vatReturn('2025-Q4')
  expect(filed?.handedInOn).toBe('2026-11-16')
  const body = { period: '2026-Q1', payableEuros: 0, lateLines: 'leave', handedInOn: '2026-10-20' } as const
  expect((await books.client.send(contract.vat.file, { params: books.params, body })).status).toBe(200)
  expect((await books.vatReturn('2026-Q1')).filed?.handedInOn).toBe('2026-10-20')
  const early = { ...body, period: '2026-Q2', handedInOn: '2026-06-30' } as const
  expect(await books.client.send(contract.vat.file, { params: books.params, body: early })).toMatchObject({
    status: 422,
    body: { fields: { handedInOn: expect.any(String) as string } },
  })
  const id = await beginCorrection(books, '2025-10-01')
  expect(await submitOn(books, id, '2026-11-17')).toMatchObject({ status: 422 })
  await submitOn(books, id, '2026-11-12')
  expect(await showCorrection(books, id)).toMatchObject({ handedInOn: '2026-11-12' })
})
