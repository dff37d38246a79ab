import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestServer, type KloptTestServer } from '../../testing/index.ts'
import { aLetter } from '../books-input.test-support.ts'
import { Books } from '../books.test-support.ts'
import { newestMail, send } from './send-invoice.test-support.ts'

let server: KloptTestServer
let books: Books
beforeAll(async () => {
  server = await createTestServer({ env: { MAIL_FROM: 'facturen@klopt.example' } })
  books = await Books.open(server)
})
afterAll(() => server.stop())

test('copies go along in the mail and are shown with it, each once', async () => {
  const invoice = await books.invoice()
  const cc = ['Baas@klant.example', 'baas@KLANT.example', 'klant@klant.example', 'kopie@klant.example']
  expect((await send(books, invoice, { cc })).status).toBe(200)
  const mail = await newestMail(books)
  expect(mail.to).toEqual([{ name: '', address: 'klant@klant.example' }])
  expect(mail.cc?.map(({ address }) => address)).toEqual(['Baas@klant.example', 'kopie@klant.example'])
  const [shown] = (await books.show(invoice.id)).messages
  expect(shown?.cc).toEqual(['Baas@klant.example', 'kopie@klant.example'])
})

test.each([[['a@b.example', 'jan']], [['a@b.example\r\nBcc: x@evil.example']], [['a@b.example,c@d.example']]])(
  'copies such as %j are refused, and nothing is done',
  async (cc) => {
    const draft = await books.draft()
    const answer = await send(books, draft, { cc })
    expect(answer.status).toBe(422)
    expect((answer.body as { fields: object }).fields).toHaveProperty('cc')
    expect(await books.show(draft.id)).toMatchObject({ number: null, messages: [] })
  },
)

test('nothing in the subject, the text or the company name becomes a header', async () => {
  const invoice = await books.invoice()
  const body = aLetter('Beste\r\nBcc: iedereen@evil.example\r\n\r\nX: y')
  const sent = await send(books, invoice, { subject: 'Factuur\r\nBcc: evil@evil.example\r\n\r\nTekst', body })
  expect(sent.status).toBe(200)
  const mail = await newestMail(books)
  expect(mail.subject).toBe('Factuur Bcc: evil@evil.example Tekst')
  expect(mail.bcc ?? []).toEqual([])
  expect(mail.headers.map(({ key }) => key)).not.toContain('x')
  expect(mail.to).toEqual([{ name: '', address: 'klant@klant.example' }])
})

test.each([
  'klant@klant.example\r\nBcc: evil@evil.example',
  'klant@klant.example, evil@evil.example',
  'klant@klant.example;evil@evil.example',
  'Klant <klant@klant.example>',
  'klant',
  '@klant.example',
  ' ',
])('a recipient such as %j is refused, and nothing is done', async (recipient) => {
  const draft = await books.draft()
  const answer = await send(books, draft, { recipient })
  expect(answer.status).toBe(422)
  expect((answer.body as { fields: object }).fields).toHaveProperty('recipient')
  expect(await books.show(draft.id)).toMatchObject({ number: null, version: draft.version, messages: [] })
})
