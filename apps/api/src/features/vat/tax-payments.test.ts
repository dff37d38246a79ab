import { contract } from '@klopt/api-client/contract'
import { must } from '@klopt/bookkeeping/money'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestServer, type KloptTestServer } from '../../testing/index.ts'
import { anInvoiceLine } from '../books-input.test-support.ts'
import { Books } from '../books.test-support.ts'
import { beginCorrection, processIt, submitIt } from './corrections.test-support.ts'
import { returnDocument } from './return-pdf.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.stop())

/** 7 x 2 = 14, 14 mod 11 = 3, 11 - 3 = 8; and of the 9: 18 mod 11 = 7, 11 - 7 = 4. */
const FIRST = '8000000000000007'
const SECOND = '4000000000000009'
const TAX_OFFICE = { counterpartyName: 'Belastingdienst', counterpartyIban: 'NL86INGB0002445588' }

const paymentOf = (books: Books, returnId: number) =>
  books.client.call(contract.vatPayments.get, { params: { ...books.params, returnId } })
const name = (books: Books, returnId: number, reference: string | null) =>
  books.client.send(contract.vatPayments.saveReference, { params: { ...books.params, returnId }, body: { reference } })
const best = async (books: Books, line: { id: number }) => {
  const params = { ...books.params, transactionId: line.id }
  return (await books.client.call(contract.bank.transaction, { params })).suggestions[0]
}

/** Books of 20 May of which the first quarter was filed as 210. */
async function filedAs210() {
  const books = await Books.openOn(server, '2026-05-20')
  await books.invoice({ invoiceDate: '2026-02-10', lines: [anInvoiceLine({ unitPrice: '1000' })] })
  return { books, returnId: await books.file('2026-Q1') }
}

test('a return shows to whom it is paid, and a code to scan once its betalingskenmerk is known', async () => {
  const { books, returnId } = await filedAs210()
  expect(await paymentOf(books, returnId)).toEqual({
    amountCents: 21_000,
    openCents: 21_000,
    state: 'open',
    payee: { name: 'Belastingdienst', iban: 'NL86INGB0002445588' },
    reference: null,
    epcPayload: null,
    payments: [],
  })
  const saved = await name(books, returnId, '8000 0000 0000 0007')
  expect(saved).toMatchObject({ status: 200, body: { reference: FIRST } })
  // As text, since it is no reference of ISO 11649.
  expect((await paymentOf(books, returnId)).epcPayload?.split('\n')).toEqual([
    'BCD', '002', '1', 'SCT', '', 'Belastingdienst', 'NL86INGB0002445588', 'EUR210.00', '', '', FIRST,
  ]) // prettier-ignore
})

test('a wrong digit is refused at its field, and a betalingskenmerk is of one return', async () => {
  const { books, returnId } = await filedAs210()
  for (const typed of ['9000000000000007', '800000000000007', 'RF18539007547034'])
    expect(await name(books, returnId, typed)).toMatchObject({
      status: 422,
      body: { fields: { reference: expect.any(String) as string } },
    })
  await name(books, returnId, FIRST)
  await books.on('2026-07-10')
  const second = await books.file('2026-Q2')
  expect(await name(books, second, FIRST)).toMatchObject({ status: 409, body: { code: 90128 } })
  expect((await name(books, returnId, null)).status).toBe(200)
  expect((await name(books, second, FIRST)).status).toBe(200)
  expect((await name(books, 999_999, SECOND)).status).toBe(404)
})

test('its payment is recognised in the bank, booked by itself, and closes what is owed', async () => {
  const { books, returnId } = await filedAs210()
  await name(books, returnId, FIRST)
  await books.line(-21_000, { ...TAX_OFFICE, date: '2026-05-18', description: `Omzetbelasting ${FIRST}` })
  await books.processCertain()
  expect(await paymentOf(books, returnId)).toMatchObject({
    state: 'paid',
    openCents: 0,
    epcPayload: null,
    payments: [{ date: '2026-05-18', amountCents: 21_000 }],
  })
  const { vat } = await books.client.call(contract.dashboard.get, { params: books.params, query: {} })
  expect(vat.filedCents).toBe(0)
  expect(await books.client.send(contract.vat.delete, { params: { ...books.params, returnId } })).toMatchObject({
    status: 409,
    body: { code: 90071 },
  })
})

test('a part of it, and the amount without a betalingskenmerk, are proposed and left to somebody', async () => {
  const { books, returnId } = await filedAs210()
  const exact = await books.line(-21_000, { ...TAX_OFFICE, date: '2026-05-18', description: 'btw' })
  expect(await best(books, exact)).toMatchObject({ kind: 'account', certainty: 'likely', reasons: ['amount', 'iban'] })
  await name(books, returnId, FIRST)
  const part = await books.line(-10_000, { ...TAX_OFFICE, date: '2026-05-19', description: FIRST })
  const accountId = must((await best(books, part))?.accountId ?? undefined, 'the account of what is owed')
  await books.process(part, { bookings: [{ accountId, amountCents: -10_000, vatCode: null, description: '' }] })
  expect(await paymentOf(books, returnId)).toMatchObject({ state: 'partly', openCents: 11_000 })
})

// 6,000 more of the first quarter: an assessment of 1,260 with 10 of interest.
test('an assessment is paid by its own betalingskenmerk, with its interest', async () => {
  const { books } = await filedAs210()
  await books.invoice({ invoiceDate: '2026-03-12', lines: [anInvoiceLine({ unitPrice: '6000' })] })
  const correctionId = await beginCorrection(books)
  await submitIt(books, correctionId)
  expect(
    (await books.client.send(contract.vatPayments.get, { params: { ...books.params, returnId: correctionId } })).status,
  ).toBe(404)
  await processIt(books, correctionId, { interestCents: 1000 })
  await name(books, correctionId, SECOND)
  expect(await paymentOf(books, correctionId)).toMatchObject({ amountCents: 127_000, state: 'open' })
  const line = await books.line(-127_000, { ...TAX_OFFICE, date: '2026-05-20', description: SECOND })
  expect(await best(books, line)).toMatchObject({ certainty: 'certain' })
})

test('a return that takes the place of one that was taken back can have its betalingskenmerk', async () => {
  const { books, returnId } = await filedAs210()
  await name(books, returnId, FIRST)
  await books.deleteReturn(returnId)
  expect((await name(books, await books.file('2026-Q1'), FIRST)).status).toBe(200)
})

test('the log of what was done does not hold it', async () => {
  const { books, returnId } = await filedAs210()
  await name(books, returnId, FIRST)
  const logged = await books.rows('SELECT * FROM audit_log WHERE administration_id = $1')
  expect(logged.length).toBeGreaterThan(0)
  expect(JSON.stringify(logged)).not.toContain(FIRST)
})

test('the paper of a return that others get does not hold it', async () => {
  const { books, returnId } = await filedAs210()
  await name(books, returnId, FIRST)
  const paper = await books.asApp((db) => returnDocument(db, books.id, returnId))
  expect(JSON.stringify(paper)).not.toContain(FIRST)
})
