import { must } from '@klopt/bookkeeping/money'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestServer, type KloptTestServer } from '../../testing/index.ts'
import { anInvoiceLine } from '../books-input.test-support.ts'
import { Books } from '../books.test-support.ts'
import { readPdf } from '../../pdf/read-pdf.test-support.ts'
import { attachmentOf, chooseMode, dated, letters, runDaily } from './reminders.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.stop())

/** 1,028.50 dollars at 1.05 for a euro: 979.52. */
const dollars = { ...dated, currency: 'USD', exchangeRate: '1.05', lines: [anInvoiceLine({ unitPrice: '850' })] }

/** The letter of the first step, with the text of its overview. */
async function remindedOf(books: Books) {
  await chooseMode(books, 'automatic')
  await books.on('2026-03-25')
  await runDaily(server)
  await server.jobs.drain()
  const mail = must((await letters(books))[0], 'the mail')
  const { pages } = await readPdf(attachmentOf(mail))
  return { ...mail, overview: pages.join().replaceAll('\u00a0', ' ') }
}

test('an invoice in dollars is reminded of in dollars, in the words, below them and on paper', async () => {
  const books = await Books.openOn(server, '2026-03-01')
  await books.invoice(dollars)
  const { text, overview } = await remindedOf(books)
  expect(text).toContain('nog USD 1.028,50 (€ 979,52) open')
  expect(text).toContain('Openstaand: USD 1.028,50')
  expect(overview).toContain('USD 1.028,50')
  expect(overview).not.toContain('979,52')
})

test('beside an invoice in euros each says what it comes to in euros, which are added up', async () => {
  const books = await Books.openOn(server, '2026-03-01')
  const contactId = await books.contact()
  const first = await books.invoice({ ...dollars, contactId })
  const second = await books.invoice({ ...dated, contactId })
  const { subject, text, overview } = await remindedOf(books)
  expect(subject).toContain(`factuur ${first.number} en ${second.number}`)
  expect(text).toContain('Openstaand: € 1.100,52')
  expect(overview).toContain('USD 1.028,50 (€ 979,52)')
  expect(overview).toContain('€ 1.100,52')
})
