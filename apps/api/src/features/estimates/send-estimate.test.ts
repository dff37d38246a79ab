import { contract } from '@klopt/api-client/contract'
import { must } from '@klopt/bookkeeping/money'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readPdf } from '../../pdf/read-pdf.test-support.ts'
import { createTestServer, type KloptTestServer } from '../../testing/index.ts'
import { Books } from '../books.test-support.ts'
import { mailNames, readMail } from '../customer-dashboard/customer.test-support.ts'
import { Estimates } from './estimates.test-support.ts'

const { estimates } = contract

let server: KloptTestServer
let books: Books
let own: Estimates
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.stop())
beforeEach(async () => {
  books = await Books.openOn(server, '2026-11-22')
  own = new Estimates(books)
})

test('sending gives the number of its own series, a mail with the PDF and a link that marks it as seen', async () => {
  const made = await own.start()
  const link = await own.send(made)
  expect(await own.show(made.id)).toMatchObject({ number: '2026-O-001', status: 'sent' })
  const mail = await readMail(books, link.mail)
  expect(mail.subject).toBe('Offerte 2026-O-001')
  const [pdf] = mail.attachments
  const text = (await readPdf(Buffer.from(must(pdf, 'the PDF').content as ArrayBuffer))).pages.join()
  for (const part of ['Offerte', '2026-O-001', 'Geldig tot en met', '12-12-2026', 'Plattegrond'])
    expect(text).toContain(part)
  expect(text).not.toContain('Te betalen')
  const visitor = server.world.visitor()
  const opened = await visitor.send(contract.customerDashboard.open, { params: link, body: { key: link.key } })
  expect(opened.body).toMatchObject({ invoiceId: null, estimateId: made.id })
  expect((await own.show(made.id)).status).toBe('viewed')
  expect((await own.show((await own.start()).id)).number).toBeNull()
})

test('its mail is shown with the number to come, tried by oneself first, and goes with copies', async () => {
  const made = await own.start()
  const params = own.params(made.id)
  const preview = await books.client.call(estimates.mailPreview, { params })
  expect(preview.subject).toContain('{{offertenummer}}')
  expect(preview.attachments).toEqual([`Offerte ${preview.numberToCome}.pdf`])
  const before = await own.show(made.id)
  const names = new Set(await mailNames(books))
  const test = { subject: preview.subject, body: preview.body }
  const { recipient } = await books.client.call(estimates.sendTest, { params, body: test })
  const name = (await mailNames(books)).find((each) => !names.has(each))
  const mail = await readMail(books, must(name, 'the test'))
  expect(mail.to).toEqual([{ name: '', address: recipient }])
  expect(mail.subject).toMatch(new RegExp(`^Test: .*${preview.numberToCome}`))
  expect(mail.text).toContain(preview.numberToCome)
  expect(await own.show(made.id)).toEqual(before)

  const cc = ['baas@klant.example']
  await books.client.call(estimates.send, { params, body: { ...own.sendBody(made.version), cc } })
  const sentName = (await mailNames(books)).find((each) => !names.has(each) && each !== name)
  const sentMail = await readMail(books, must(sentName, 'the mail'))
  expect(sentMail.subject).toBe(`Offerte ${preview.numberToCome}`)
  expect(sentMail.cc?.map(({ address }) => address)).toEqual(cc)
  expect(await books.client.call(estimates.mailPreview, { params })).toMatchObject({ numberToCome: null })
})

test('what was sent keeps the look it had, and a draft has none yet', async () => {
  await books.settings({ paperLayout: 'spacious', accentColour: '#123456' })
  const made = await own.start()
  expect((await own.show(made.id)).frozenLook).toBeNull()
  await own.send(made)
  await books.settings({ paperLayout: 'compact', accentColour: '#aa0000' })
  expect((await own.show(made.id)).frozenLook).toMatchObject({ paperLayout: 'spacious', accentColour: '#123456' })
})
