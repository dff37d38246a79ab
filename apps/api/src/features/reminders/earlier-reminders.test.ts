import { contract } from '@klopt/api-client/contract'
import { must } from '@klopt/bookkeeping/money'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readPdf } from '../../pdf/read-pdf.test-support.ts'
import { createTestServer, fileBody, type KloptTestServer } from '../../testing/index.ts'
import type { Books } from '../books.test-support.ts'
import { aPdf } from '../documents/documents.test-support.ts'
import { aStart, NUMBER } from '../opening-balance/earlier-invoices/earlier-invoices.test-support.ts'
import { attachmentOf, chooseMode, dated, due, letters, pay, runDaily } from './reminders.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.stop())

const earlierOf = (books: Books) => books.client.call(contract.earlierInvoices.list, { params: books.params })

test('an invoice of an earlier package is due as others are, and its letter has the PDF of that package', async () => {
  const { books } = await aStart(server)
  await chooseMode(books, 'check')
  await books.on('2026-03-22')
  const [letter, ...others] = await due(books)
  expect(others).toEqual([])
  expect(letter).toMatchObject({
    contactName: 'Oude klant',
    stepName: 'Herinnering 1',
    openCents: 121_000,
    invoices: [{ id: null, number: NUMBER, invoiceDate: '2025-12-10', dueDate: '2025-12-24', openCents: 121_000 }],
  })
  const [earlier] = await earlierOf(books)
  await books.client.call(contract.earlierInvoices.upload, {
    params: { ...books.params, openItemId: must(earlier, 'the earlier invoice').openItemId },
    query: { name: 'oude factuur.pdf' },
    body: fileBody(aPdf()),
  })
  const contactIds = [must(letter, 'the letter').contactId]
  const send = () => books.client.call(contract.reminders.send, { params: books.params, body: { contactIds } })
  expect((await send()).letters).toMatchObject([{ kind: 'reminder', invoiceIds: [] }])
  expect((await send()).letters).toEqual([])
  const [mail] = await letters(books)
  expect(mail?.subject).toContain(NUMBER)
  expect(mail?.text).toContain('€ 1.210,00')
  expect(mail?.attachments.map(({ filename }) => filename)).toContain('oude factuur.pdf')
  expect((await readPdf(attachmentOf(must(mail, 'the mail')))).pages.join()).toContain(NUMBER)
})

test('its steps follow each other by themselves, also after the opening balance was booked anew', async () => {
  const { books, save } = await aStart(server)
  await chooseMode(books, 'automatic')
  await books.on('2026-03-22')
  await runDaily(server)
  await save()
  await runDaily(server)
  expect((await letters(books)).map(({ subject }) => subject)).toEqual([expect.stringContaining('Herinnering')])
  await books.on('2026-03-29')
  await runDaily(server)
  await runDaily(server)
  expect(await letters(books)).toHaveLength(2)
})

test('it goes in one letter with invoices that were made here, and what is paid meanwhile stops it', async () => {
  const { books, contactId } = await aStart(server)
  await chooseMode(books, 'check')
  const { id, number } = await books.invoice({ ...dated, contactId })
  await books.on('2026-03-22')
  const [letter, ...others] = await due(books)
  expect(others).toEqual([])
  expect(letter?.invoices.map((each) => each.id)).toEqual([null, id])
  expect(letter?.invoices.map((each) => each.number)).toEqual([NUMBER, number])
  await books.client.call(contract.reminders.send, { params: books.params, body: { contactIds: [contactId] } })
  await pay(books, NUMBER, 121_000)
  expect(await letters(books)).toEqual([])
  expect((await due(books)).flatMap(({ invoices }) => invoices.map((each) => each.number))).toEqual([number])
})
