import { contract } from '@klopt/api-client/contract'
import { must } from '@klopt/bookkeeping/money'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestServer, type KloptTestServer } from '../../testing/index.ts'
import { Books } from '../books.test-support.ts'
import { mailNames, readMail } from '../customer-dashboard/customer.test-support.ts'
import { Collecting, fieldsOf } from './collecting.test-support.ts'

let server: KloptTestServer
let books: Books
let collecting: Collecting
beforeAll(async () => {
  server = await createTestServer()
})
beforeEach(async () => {
  collecting = await Collecting.open(server)
  books = collecting.books
})
afterAll(() => server.stop())

const download = (directDebitFileId: number, of = books) =>
  of.client.send(contract.directDebits.download, { params: { ...of.params, directDebitFileId } })
const texts = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}[^>]*>([^<]*)</${name}>`, 'g'))].map((match) => match[1])

test('a file collects each invoice by the mandate of its customer, and is downloaded as it was made', async () => {
  const first = await collecting.invoice()
  const second = await books.contact({ name: 'Loket BV' })
  await collecting.mandate(second, { kind: 'one_off', reference: 'EENMALIG-1', scheme: 'B2B' })
  const once = await collecting.invoice(second)
  const id = await collecting.create([first.id, once.id])
  const file = await download(id)
  expect(file.headers.get('content-disposition')).toContain('incassobestand-2026-06-29-1.xml')
  const xml = String(file.body)
  expect(texts(xml, 'CtrlSum')).toEqual(['242.00', '121.00', '121.00'])
  expect(texts(xml, 'ReqdColltnDt')).toEqual(['2026-06-29', '2026-06-29'])
  expect([texts(xml, 'MndtId'), texts(xml, 'SeqTp')]).toEqual([
    ['EENMALIG-1', 'M-1'],
    ['OOFF', 'RCUR'],
  ])
  expect(texts(xml, 'Ustrd')).toEqual([`Factuur ${once.number}`, `Factuur ${first.number}`])
  expect(texts(xml, 'IBAN')).toContain('NL20INGB0001234567')
  expect(await collecting.show(id)).toMatchObject({
    collectionDate: '2026-06-29',
    count: 2,
    totalCents: 24_200,
    paidCents: 0,
    items: [
      { number: first.number, sequence: 'RCUR', scheme: 'CORE', state: 'waiting', reason: null },
      { number: once.number, sequence: 'OOFF', scheme: 'B2B', state: 'waiting' },
    ],
  })
  expect((await books.show(first.id)).collectionDate).toBe('2026-06-29')
  const page = await books.client.call(contract.directDebits.list, { params: books.params, query: {} })
  expect(page.items).toMatchObject([{ id, count: 2, totalCents: 24_200, cancelledAt: null }])
})

test('invoices of customers with a mandate can be collected, and are not offered twice', async () => {
  await books.invoice()
  const { id, number } = await collecting.invoice()
  expect(await collecting.collectables()).toMatchObject({
    creditorIdentifier: 'NL69ZZZ123456780000',
    noticeDays: 14,
    earliestDate: '2026-06-29',
    latestDate: '2026-09-15',
    items: [{ invoiceId: id, number, openCents: 12_100, mandateReference: 'M-1', obstacle: null }],
  })
  await collecting.create([id])
  expect((await collecting.collectables()).items).toMatchObject([{ obstacle: 'in_file', collectionDate: '2026-06-29' }])
  expect(await collecting.tryCreate([id])).toMatchObject({ status: 409, body: { code: 90126 } })
})

test('of twenty files of one invoice at once one is made', async () => {
  const { id } = await collecting.invoice()
  const answers = await Promise.all(Array.from({ length: 20 }, () => collecting.tryCreate([id])))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('the database refuses an invoice in two files, and a one-off mandate twice', async () => {
  const contactId = await books.contact()
  await collecting.mandate(contactId, { kind: 'one_off' })
  const { id } = await collecting.invoice(contactId)
  await collecting.create([id])
  const again = (sequence: string, item: string) =>
    books.rows(`INSERT INTO direct_debit_items (administration_id, direct_debit_file_id, open_item_id, mandate_id, scheme,
        sequence, end_to_end_id, amount_cents, debtor_name, debtor_iban)
      SELECT administration_id, direct_debit_file_id, ${item}, mandate_id, scheme, '${sequence}',
        end_to_end_id || 'x', amount_cents, debtor_name, debtor_iban FROM direct_debit_items WHERE administration_id = $1`)
  await expect(again('RCUR', 'open_item_id')).rejects.toThrow('direct_debit_items_once')
  const other = await books.invoice()
  const item = `(SELECT id FROM open_items WHERE administration_id = $1 AND invoice_id = ${other.id})`
  await expect(again('OOFF', item)).rejects.toThrow('direct_debit_items_one_off')
})

describe('what cannot be collected is named by its place', () => {
  test('without a mandate, chosen twice, unknown, credited, and a second by a one-off mandate', async () => {
    const good = await collecting.invoice()
    const none = await books.invoice()
    const contactId = await books.contact()
    await collecting.mandate(contactId, { kind: 'one_off' })
    const [one, two] = [await collecting.invoice(contactId), await collecting.invoice(contactId)]
    const answer = await collecting.tryCreate([good.id, none.id, good.id, 999_999, one.id, two.id])
    expect(answer.status).toBe(409)
    expect(fieldsOf(answer)).toEqual({
      'invoiceIds.1': expect.stringContaining('geen machtiging'),
      'invoiceIds.2': expect.stringContaining('al gekozen'),
      'invoiceIds.3': expect.stringContaining('niet meer open'),
      'invoiceIds.5': expect.stringContaining('eenmalige'),
    })
    expect(await books.rows('SELECT FROM direct_debit_files WHERE administration_id = $1')).toEqual([])
  })

  test.each([
    ['2026-06-26', 'Kies een dag vanaf 29-06-2026'],
    ['2026-07-04', 'incasseren banken niet'],
    ['2026-12-01', 'tot en met 15-09-2026'],
  ])('on %s', async (collectionDate, text) => {
    const { id } = await collecting.invoice()
    expect(fieldsOf(await collecting.tryCreate([id], { collectionDate }))).toEqual({
      collectionDate: expect.stringContaining(text),
    })
  })

  test('before there is a creditor identifier', async () => {
    const { id } = await collecting.invoice()
    await collecting.settings({ creditorIdentifier: null })
    expect(await collecting.tryCreate([id])).toMatchObject({ status: 409, body: { code: 90137 } })
  })

  test('by another notice the day may be sooner, but banks have the file a day before', async () => {
    const { id } = await collecting.invoice()
    await collecting.settings({ noticeDays: 1 })
    expect((await collecting.tryCreate([id], { collectionDate: '2026-06-15' })).status).toBe(422)
    expect((await collecting.tryCreate([id], { collectionDate: '2026-06-16' })).status).toBe(200)
  })
})

test('each customer is told once what is collected when, and whoever has no address is named', async () => {
  const contactId = await books.contact({ name: 'Bakkerij Goudkorst', emailAddress: 'bakker@goudkorst.example' })
  await collecting.mandate(contactId)
  const invoices = [await collecting.invoice(contactId), await collecting.invoice(contactId)]
  const silent = await books.contact({ name: 'Zonder adres', emailAddress: null })
  await collecting.mandate(silent)
  const quiet = await collecting.invoice(silent)
  const answer = await collecting.tryCreate([...invoices, quiet].map(({ id }) => id))
  expect(answer.body).toMatchObject({ withoutNotice: ['Zonder adres'] })
  const { id } = answer.body as { id: number }
  const names = (await mailNames(books)).filter((name) => name.startsWith(`direct-debit-notice-${books.id}-`))
  expect(names).toHaveLength(1)
  const mail = await readMail(books, must(names[0], 'the notice'))
  expect(mail.to).toMatchObject([{ address: 'bakker@goudkorst.example' }])
  expect(mail.subject).toBe('Incasso van je facturen op 29 juni 2026')
  expect(mail.text?.replaceAll('\u00a0', ' ')).toContain('€ 242,00 van je rekening')
  expect(mail.text).toContain('met machtiging M-1')
  expect(mail.text).toContain('NL69ZZZ123456780000')
  expect((await collecting.show(id)).notices).toMatchObject([{ contactId, state: 'sent', failure: null }])
})

test('a file that is taken back frees its invoices and keeps mails that did not leave', async () => {
  const { id: invoiceId } = await collecting.invoice()
  const id = await collecting.create([invoiceId])
  await mailNames(books)
  await books.rows('UPDATE direct_debit_notices SET sent_at = NULL WHERE administration_id = $1')
  expect((await collecting.cancel(id)).status).toBe(204)
  expect((await collecting.cancel(id)).status).toBe(204)
  expect(await collecting.show(id)).toMatchObject({
    cancelledAt: expect.any(Number),
    items: [{ state: 'cancelled' }],
    notices: [{ state: 'cancelled', sentAt: null }],
  })
  expect((await books.show(invoiceId)).collectionDate).toBeNull()
  expect((await collecting.tryCreate([invoiceId])).status).toBe(200)
})

test('what the bank refuses can be collected anew, with the reason in words', async () => {
  const [one, two] = [await collecting.invoice(), await collecting.invoice()]
  const id = await collecting.create([one.id, two.id])
  const [item] = (await collecting.show(id)).items
  expect((await collecting.refuse(id, must(item, 'a collection').id, 'XX99')).status).toBe(422)
  expect((await collecting.refuse(id, must(item, 'a collection').id, 'AM04')).status).toBe(204)
  expect(await collecting.refuse(id, must(item, 'a collection').id, 'AM04')).toMatchObject({
    status: 409,
    body: { code: 90134 },
  })
  expect((await collecting.show(id)).items).toMatchObject([
    {
      state: 'refused',
      reason: { code: 'AM04', text: 'Er staat te weinig op de rekening', mandate: null },
    },
    { state: 'waiting' },
  ])
  expect((await collecting.tryCreate([one.id])).status).toBe(200)
})

test("another administration's files do not exist", async () => {
  const { id: invoiceId } = await collecting.invoice()
  const id = await collecting.create([invoiceId])
  const other = new Collecting(await Books.open(server))
  expect([(await download(id, other.books)).status, (await other.cancel(id)).status]).toEqual([404, 404])
  expect((await other.tryCreate([invoiceId])).status).toBe(409)
})

test('an invoice that is going to be collected is not reminded of, until the bank let two weeks go by', async () => {
  const contactId = await books.contact({ emailAddress: 'klant@klant.example' })
  await collecting.mandate(contactId)
  const invoice = await books.invoice({ contactId, invoiceDate: '2026-05-01', paymentTermDays: 14 })
  await collecting.create([invoice.id])
  const remind = () =>
    books.client.send(contract.reminders.remind, { params: { ...books.params, invoiceId: invoice.id } })
  await books.on('2026-07-13')
  expect(await remind()).toMatchObject({ status: 409 })
  await books.on('2026-07-14')
  expect((await remind()).status).toBe(200)
})
