import { contract } from '@klopt/api-client/contract'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { readPdf } from '../../pdf/read-pdf.test-support.ts'
import { createTestServer, type KloptTestServer } from '../../testing/index.ts'
import { aLetter } from '../books-input.test-support.ts'
import { Books } from '../books.test-support.ts'
import { newestMail, outbox, send } from './send-invoice.test-support.ts'
import { sendInvoiceJob } from './send-invoice.ts'

let server: KloptTestServer
let books: Books
beforeAll(async () => {
  server = await createTestServer({ env: { MAIL_FROM: 'facturen@klopt.example' } })
  books = await Books.open(server)
})
afterAll(() => server.stop())
const messages = async () => (await readdir(outbox(server)).catch(() => [])).toSorted()

/** The bytes of a download, which the typed client would read as text. */
async function download(invoiceId: number): Promise<{ name: string; bytes: Buffer }> {
  const cookie = [...books.client.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const path = `/api/v2/administrations/${books.id}/invoices/${invoiceId}/pdf`
  const response = await fetch(server.url + path, { method: 'POST', headers: { cookie } })
  expect(response.status).toBe(200)
  return {
    name: response.headers.get('content-disposition') ?? '',
    bytes: Buffer.from(await response.arrayBuffer()),
  }
}

test('sending a draft makes it final and mails the PDF that is kept, equal to the last byte ever after', async () => {
  const draft = await books.draft()
  const before = await download(draft.id)
  expect((await readPdf(before.bytes)).pages.join()).toMatch(/concept/i)
  expect(before.name).toContain('Factuur concept.pdf')

  const preview = await books.client.call(contract.invoices.mailPreview, {
    params: { ...books.params, invoiceId: draft.id },
  })
  const sent = await send(books, draft, { subject: preview.subject, body: preview.body })
  expect(sent).toMatchObject({ status: 200, body: { number: '2026-0001' } })
  const mail = await newestMail(books)
  expect(mail.subject).toContain('2026-0001')
  expect(mail.from).toMatchObject({ address: 'facturen@klopt.example' })
  expect(mail.text).toContain('2026-0001')
  expect(mail.text).not.toContain('{')
  const [attachment] = mail.attachments
  const attached = Buffer.from(attachment?.content as ArrayBuffer)
  const text = (await readPdf(attached)).pages.join()
  expect(text).not.toMatch(/concept/i)
  expect(text).toContain('2011 RD Haarlem')

  await books.settings({ companyName: 'Heel Anders', accentColour: '#aa0000', paperLayout: 'compact' })
  const after = await download(draft.id)
  expect(after.bytes.equals(attached)).toBe(true)
  const [kept] = await books.rows<{ size: number }>(
    'SELECT f.size_bytes AS size FROM invoices i JOIN files f ON f.id = i.pdf_file_id WHERE i.id = $1',
    [draft.id],
  )
  expect(kept?.size).toBe(attached.length)
  expect((await books.show(draft.id)).messages).toMatchObject([{ recipient: 'klant@klant.example', failure: null }])
})

test('a number that was taken meanwhile is not that of the mail: it has the one the invoice got', async () => {
  const draft = await books.draft()
  const params = { ...books.params, invoiceId: draft.id }
  const preview = await books.client.call(contract.invoices.mailPreview, { params })
  const taken = await books.invoice()
  expect(taken.number).toBe(preview.numberToCome)
  const sent = await send(books, draft, { subject: preview.subject, body: preview.body })
  const { number } = sent.body as { number: string }
  expect(number).not.toBe(preview.numberToCome)
  const mail = await newestMail(books)
  expect(mail.subject).toContain(number)
  expect(mail.text).toContain(number)
  expect(mail.text).not.toContain(taken.number)
  const again = await books.client.call(contract.invoices.mailPreview, { params })
  expect(again).toMatchObject({ numberToCome: null, attachments: [`Factuur ${number}.pdf`] })
})

test('a PDF that is drawn before the mail goes out has the bytes that are kept', async () => {
  const invoice = await books.invoice()
  const drawn = await download(invoice.id)
  await send(books, invoice)
  await server.jobs.drain()
  expect((await download(invoice.id)).bytes.equals(drawn.bytes)).toBe(true)
})

async function messageIdOf(invoiceId: number): Promise<number> {
  const rows = await books.rows<{ id: number }>('SELECT id FROM sent_messages WHERE invoice_id = $1', [invoiceId])
  return rows[0]?.id ?? 0
}

/** Runs the job of a mail by itself, as the queue does when it tries again. */
const runJob = (messageId: number) =>
  sendInvoiceJob.run(
    {
      services: server.services,
      now: server.clock.now(),
      today: '2026-06-15',
      log: server.app.log,
      jobName: 'invoices.send',
      jobId: '',
      isLastTry: false,
      senderFor: () => {
        throw new Error('this job asks for no others')
      },
    },
    { administrationId: books.id, messageId },
  )

test('a job that runs again, or twice at once, mails once', async () => {
  const invoice = await books.invoice()
  await send(books, invoice)
  const mailed = vi.spyOn(server.services.mailer, 'send')
  await server.jobs.drain()
  const messageId = await messageIdOf(invoice.id)
  await Promise.all([runJob(messageId), runJob(messageId)])
  expect(mailed).toHaveBeenCalledTimes(1)
  mailed.mockRestore()
  expect((await messages()).filter((name) => name.includes(`-${messageId}.`))).toHaveLength(1)
})

test('an invoice that cannot be final is not mailed', async () => {
  const draft = await books.draft({ lines: [] })
  expect((await send(books, draft)).status).toBe(422)
  expect((await books.show(draft.id)).messages).toEqual([])
})

test('the PDF of a credit invoice names the invoice it corrects', async () => {
  const invoice = await books.invoice()
  const credit = await books.credit(invoice.id)
  await books.finalise(credit)
  const { pages } = await readPdf((await download(credit.id)).bytes)
  expect(pages.join()).toContain(invoice.number)
})

test('the words of the administration go out in both parts of the mail, made of one document', async () => {
  const own = await Books.open(server)
  await own.settings({ companyName: 'Noord & Zn' })
  await own.client.call(contract.settings.saveEmailText, {
    params: own.params,
    body: {
      kind: 'invoice',
      language: 'nl',
      subject: 'Rekening {{factuurnummer}}',
      version: 0,
      body: {
        type: 'doc',
        content: [
          {
            type: 'paragraph',
            content: [
              { type: 'text', text: 'Dag ' },
              { type: 'variable', attrs: { name: 'klant' }, marks: [{ type: 'bold' }] },
              { type: 'text', text: ', ' },
              { type: 'variable', attrs: { name: 'bedrag' } },
              { type: 'text', text: ' vóór ' },
              { type: 'variable', attrs: { name: 'vervaldatum' } },
              { type: 'text', text: ' aan ' },
              { type: 'variable', attrs: { name: 'bedrijf' } },
            ],
          },
          { type: 'paragraph', content: [{ type: 'variable', attrs: { name: 'factuurnummer' } }] },
        ],
      },
    },
  })
  const draft = await own.draft()
  const preview = await own.client.call(contract.invoices.mailPreview, {
    params: { ...own.params, invoiceId: draft.id },
  })
  expect(preview.subject).toBe('Rekening {{factuurnummer}}')
  const sent = await own.client.call(contract.invoices.send, {
    params: { ...own.params, invoiceId: draft.id },
    body: { version: draft.version, recipient: 'a@b.example', subject: preview.subject, body: preview.body },
  })
  await server.jobs.drain()
  const [last] = await own.rows<{ id: number }>('SELECT max(id) AS id FROM sent_messages WHERE administration_id = $1')
  const mail = await PostalMime.parse(await readFile(join(outbox(server), `invoice-message-${own.id}-${last?.id}.eml`)))
  expect(mail.subject).toBe(`Rekening ${sent.number}`)
  expect(mail.text?.replaceAll('\r\n', '\n').split('\n\nBekijk je factuur online: ')[0]).toBe(
    `Dag Gemeente Haarlem, €\u00a0121,00 vóór 03-06-2026 aan Noord & Zn\n\n${sent.number}\n\nFactuur ${sent.number}\nBedrag: €\u00a0121,00\nVervaldatum: 03-06-2026`,
  )
  expect(mail.html).toMatch(
    /href="[^"]+\/v2\/customer-dashboard\/[\w-]{22}\?key=[\w-]{43}"[^>]*>Bekijk je factuur online</,
  )
  expect(mail.html).toContain('Dag <strong>Gemeente Haarlem</strong>')
  expect(mail.html).toContain('aan Noord &amp; Zn')
  expect(mail.html).toContain(`<p style="margin: 0 0 1em">${sent.number}</p>`)
})

test('a letter without a word is not sent', async () => {
  const draft = await books.draft()
  const answer = await send(books, draft, { body: aLetter(' ') })
  expect(answer).toMatchObject({ status: 422, body: { fields: { body: 'Vul een bericht in' } } })
})
