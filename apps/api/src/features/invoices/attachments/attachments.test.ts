import { contract, type ContactInput } from '@klopt/api-client/contract'
import { must } from '@klopt/bookkeeping/money'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestServer, fileBody, type KloptTestServer } from '../../../testing/index.ts'
import { aLetter } from '../../books-input.test-support.ts'
import { Books } from '../../books.test-support.ts'
import { mailNames, readMail } from '../../customer-dashboard/customer.test-support.ts'
import { aPdf } from '../../documents/documents.test-support.ts'
import { Hours } from '../../hours/hours.test-support.ts'

const { invoiceAttachments } = contract

let server: KloptTestServer
let books: Books
beforeAll(async () => {
  server = await createTestServer()
  books = await Books.openOn(server, '2026-06-15')
})
afterAll(() => server.stop())

const upload = (invoiceId: number, content: Uint8Array | string, name: string, of = books) =>
  of.client.send(invoiceAttachments.add, {
    params: { ...of.params, invoiceId },
    query: { name },
    body: fileBody(content),
  })
const attach = async (invoiceId: number, content: Uint8Array | string, name: string) => {
  const { status, body } = await upload(invoiceId, content, name)
  expect(status).toBe(200)
  return (body as { id: number }).id
}
const listed = (invoiceId: number) =>
  books.client.call(invoiceAttachments.list, { params: { ...books.params, invoiceId } })
const namesOf = async (invoiceId: number) => (await listed(invoiceId)).map(({ name }) => name)
const fieldsOf = ({ body }: { body: unknown }) => (body as { fields: Record<string, string> }).fields
const mail = async (invoice: { id: number; version: number }) => {
  const before = new Set(await mailNames(books))
  await books.client.call(contract.invoices.send, {
    params: { ...books.params, invoiceId: invoice.id },
    body: { version: invoice.version, recipient: 'klant@klant.example', subject: 'Factuur', body: aLetter() },
  })
  const name = (await mailNames(books)).find((each) => !before.has(each))
  return readMail(books, must(name, 'a mail'))
}
/** Text of about so many bytes. */
const textOf = (sizeBytes: number, letter = 'a') => letter.repeat(sizeBytes)

test('files of a draft go along with its mail, byte for byte, and stand with it afterwards', async () => {
  const draft = await books.draft()
  const terms = aPdf()
  const id = await attach(draft.id, terms, 'Algemene voorwaarden.pdf')
  await attach(draft.id, 'uren;1\n', 'uren.csv')
  const preview = await books.client.call(contract.invoices.mailPreview, {
    params: { ...books.params, invoiceId: draft.id },
  })
  expect(preview.attachments.slice(1)).toEqual(['Algemene voorwaarden.pdf', 'uren.csv'])
  const { attachments } = await mail(draft)
  const { number } = await books.show(draft.id)
  expect(attachments.map(({ filename }) => filename)).toEqual([
    `Factuur ${number}.pdf`,
    'Algemene voorwaarden.pdf',
    'uren.csv',
  ])
  expect(Buffer.from(attachments[1]?.content as ArrayBuffer).equals(terms)).toBe(true)
  expect(await namesOf(draft.id)).toEqual(['Algemene voorwaarden.pdf', 'uren.csv'])
  const download = await books.client.send(invoiceAttachments.download, {
    params: { ...books.params, invoiceId: draft.id, attachmentId: id },
  })
  expect(download.status).toBe(200)
})

test('a mail takes what stood there when it was sent: what is removed goes along no more, and stays with older mails', async () => {
  const invoice = await books.invoice()
  const first = await attach(invoice.id, aPdf(), 'Oud.pdf')
  await books.client.call(contract.invoices.send, {
    params: { ...books.params, invoiceId: invoice.id },
    body: { version: invoice.version, recipient: 'klant@klant.example', subject: 'Factuur', body: aLetter() },
  })
  const params = { ...books.params, invoiceId: invoice.id, attachmentId: first }
  await books.client.call(invoiceAttachments.remove, { params })
  await books.client.call(invoiceAttachments.remove, { params })
  await attach(invoice.id, aPdf(), 'Nieuw.pdf')
  const before = new Set(await mailNames(books))
  const again = await mail({ id: invoice.id, version: (await books.show(invoice.id)).version })
  expect(again.attachments.map(({ filename }) => filename)).toEqual([`Factuur ${invoice.number}.pdf`, 'Nieuw.pdf'])
  const old = (await Promise.all([...before].map((name) => readMail(books, name)))).filter(({ attachments }) =>
    attachments.some(({ filename }) => filename === 'Oud.pdf'),
  )
  expect(old).toHaveLength(1)
  expect((await books.client.send(invoiceAttachments.download, { params })).status).toBe(404)
})

test('files that are too large together are refused, also when they come at once, and those that were there stay', async () => {
  const invoice = await books.invoice()
  await attach(invoice.id, textOf(4_000_000), 'a.txt')
  const answers = await Promise.all(
    ['b', 'c', 'd'].map((letter) => upload(invoice.id, textOf(4_000_000, letter), `${letter}.txt`)),
  )
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 413, 413])
  const refused = must(
    answers.find(({ status }) => status === 413),
    'a refusal',
  )
  expect(refused.body).toMatchObject({ code: 90164 })
  expect(fieldsOf(refused)['content']).toBe(
    'Samen mogen de bijlagen hoogstens 10 MB zijn. Verwijder een bijlage of kies een kleiner bestand.',
  )
  expect(await listed(invoice.id)).toHaveLength(2)
})

test('the same file once more adds nothing', async () => {
  const invoice = await books.invoice()
  const ids = [await attach(invoice.id, 'een', 'a.txt'), await attach(invoice.id, 'een', 'a.txt')]
  expect(ids[0]).toBe(ids[1])
  expect(await namesOf(invoice.id)).toEqual(['a.txt'])
})

test.each([
  ['a program', 'MZ\u0000\u0001\u0002', 'factuur.exe'],
  ['a page', '<html><script>alert(1)</script></html>', 'lees.html'],
  ['an archive', Buffer.from(`PK\u0003\u0004${'\u0001'.repeat(40)}`, 'latin1'), 'alles.zip'],
  ['nothing', '', 'leeg.pdf'],
])('%s does not go along, and says what does', async (_what, content, name) => {
  const invoice = await books.invoice()
  const answer = await upload(invoice.id, content, name)
  expect(answer.status).toBe(415)
  expect(fieldsOf(answer)['content']).toMatch(/Kies een/)
  expect(await listed(invoice.id)).toEqual([])
})

test('a name is what it seems: no path, no hidden header, no other kind of file', async () => {
  const invoice = await books.invoice()
  await attach(invoice.id, aPdf(), '../../x\u202Egpj.exe')
  const [name] = await namesOf(invoice.id)
  expect(name).toBe('xgpj.exe.pdf')
  const { attachments } = await mail(invoice)
  expect(attachments.at(-1)?.filename).toBe(name)
})

test('nobody adds to, sees or removes from the invoices of another administration', async () => {
  const invoice = await books.invoice()
  const attachmentId = await attach(invoice.id, aPdf(), 'Geheim.pdf')
  const elsewhere = await Books.open(server)
  expect((await upload(invoice.id, 'x', 'x.txt', elsewhere)).status).toBe(404)
  const params = { ...elsewhere.params, invoiceId: invoice.id, attachmentId }
  for (const call of [invoiceAttachments.list, invoiceAttachments.remove, invoiceAttachments.download]) {
    expect((await elsewhere.client.send(call, { params })).status).toBe(404)
  }
  const own = await elsewhere.invoice()
  const answer = await elsewhere.client.send(invoiceAttachments.download, { params: { ...params, invoiceId: own.id } })
  expect(answer.status).toBe(404)
  expect(await namesOf(invoice.id)).toEqual(['Geheim.pdf'])
})

test('hours are specified by themselves where an invoice bills them, as they are billed', async () => {
  const hours = new Hours(books)
  const contactId = await books.contact({ name: 'Gemeente Haarlem' } satisfies Partial<ContactInput>)
  const projectId = await hours.project({ contactId })
  await hours.write({ projectId, seconds: 3600 })
  const { invoiceId } = await hours.toInvoice(contactId)
  const preview = () => books.client.call(contract.invoices.mailPreview, { params: { ...books.params, invoiceId } })
  expect((await preview()).attachments.slice(1)).toEqual(['Urenspecificatie concept.pdf'])
  const { version } = await books.show(invoiceId)
  const { attachments } = await mail({ id: invoiceId, version })
  const { number } = await books.show(invoiceId)
  expect(attachments.map(({ filename }) => filename)).toEqual([
    `Factuur ${number}.pdf`,
    `Urenspecificatie ${number}.pdf`,
  ])
})

test('an invoice without hours has no specification, and a draft without a customer can be looked at', async () => {
  const draft = await books.draft({ contactId: null })
  const preview = await books.client.call(contract.invoices.mailPreview, {
    params: { ...books.params, invoiceId: draft.id },
  })
  expect(preview.attachments).toEqual([`Factuur ${preview.numberToCome}.pdf`])
})
