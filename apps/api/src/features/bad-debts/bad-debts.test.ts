import { contract } from '@klopt/api-client/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sharedTestServer, type KloptTestServer, type RawAnswer } from '../../testing/index.ts'
import { anInvoiceLine } from '../books-input.test-support.ts'
import { Books } from '../books.test-support.ts'
import { chooseMode, due, remind } from '../reminders/reminders.test-support.ts'
import { Purchases } from '../purchases/purchases.test-support.ts'

const { badDebts } = contract
let server: KloptTestServer
beforeAll(async () => {
  server = await sharedTestServer()
})
afterAll(() => server.stop())

const codeOf = ({ body }: RawAnswer) => (body as { code?: number } | null)?.code
const paramsOf = (books: Books, invoiceId: number) => ({ ...books.params, invoiceId })
const writeOff = (books: Books, invoiceId: number, body: { establishedOn?: string } = {}) =>
  books.client.send(badDebts.writeOff, { params: paramsOf(books, invoiceId), body })
const recover = (books: Books, invoiceId: number, amountCents: number, paidOn: string) =>
  books.client.send(badDebts.recover, { params: paramsOf(books, invoiceId), body: { amountCents, paidOn } })
/** Of 100.00 and 21.00, due on 15 March 2025. */
const dated = { invoiceDate: '2025-03-01', paymentTermDays: 14 }
/** The VAT of box 1a, in exact cents: debit minus credit of its lines. */
const vatLines = (books: Books, entryId: number) =>
  books.rows<{ day: string; kind: string; code: string; cents: number }>(
    `SELECT vat_date::text AS day, vat_kind AS kind, vat_code AS code, (debit_cents - credit_cents)::int AS cents
     FROM journal_lines WHERE administration_id = $1 AND entry_id = $2 AND vat_code IS NOT NULL ORDER BY line_number`,
    [books.id, entryId],
  )
const waitingOf = async (books: Books, invoiceId: number) =>
  (
    await books.rows<{ open: number; vat: { baseCents: number; vatCents: number }[] | null }>(
      'SELECT open_cents::int AS open, postponed_vat AS vat FROM open_items WHERE administration_id = $1 AND invoice_id = $2',
      [books.id, invoiceId],
    )
  )[0]

// Article 29 Wet OB: established, or a year after the due date at the latest; declared again when it is paid after all.
describe('on an accrual basis', () => {
  test('an invoice that nobody pays goes with its VAT, and comes back in proportion when it is paid after all', async () => {
    const books = await Books.openOn(server, '2026-02-10')
    const { id, number } = await books.invoice(dated)
    await chooseMode(books, 'check')
    const params = paramsOf(books, id)
    expect(await books.client.call(badDebts.get, { params })).toEqual({
      openCents: 12_100,
      vatCents: 2_100,
      lastDay: '2026-03-15',
      writtenOff: null,
    })
    const done = await writeOff(books, id)
    expect(done.body).toMatchObject({ amountCents: 12_100, vatCents: 2_100, vatDate: '2026-02-10' })
    const entryId = (done.body as { journalEntryId: number }).journalEntryId
    expect(await vatLines(books, entryId)).toMatchObject([
      { day: '2026-02-10', kind: 'base', cents: 10_000 },
      { day: '2026-02-10', kind: 'output', cents: 2_100 },
    ])
    expect(await books.show(id)).toMatchObject({ status: 'written_off', openCents: 0 })
    const list = await books.client.call(contract.invoices.list, { params: books.params, query: {} })
    expect(list.items).toMatchObject([{ status: 'written_off' }])
    expect(codeOf(await writeOff(books, id))).toBe(90179)

    await books.on('2026-06-15')
    expect((await recover(books, id, 12_101, '2026-06-12')).status).toBe(422)
    expect((await recover(books, id, 6_050, '2026-06-16')).status).toBe(422)
    // Half of it: 50.00 and 10.50.
    const half = await recover(books, id, 6_050, '2026-06-12')
    expect(half.body).toMatchObject({ leftCents: 6_050, vatCents: 1_050 })
    expect(await vatLines(books, (half.body as { journalEntryId: number }).journalEntryId)).toMatchObject([
      { day: '2026-06-12', kind: 'base', cents: -5_000 },
      { day: '2026-06-12', kind: 'output', cents: -1_050 },
    ])
    // What is open now is there for that payment: nobody is reminded of it.
    expect(await due(books)).toEqual([])
    expect(codeOf(await remind(books, id))).toBe(90175)
    expect((await books.show(id)).writeOffs).toEqual([
      { kind: 'written_off', date: '2026-02-10', amountCents: 12_100 },
      { kind: 'recovered', date: '2026-06-12', amountCents: 6_050 },
    ])
    const item = await books.openItem(number)
    await books.process(await books.line(6_050), { items: [{ openItemId: item.id, amountCents: 6_050 }] })
    expect(await books.show(id)).toMatchObject({ status: 'written_off', openCents: 0 })
    expect((await recover(books, id, 6_050, '2026-06-15')).body).toMatchObject({ leftCents: 0, vatCents: 1_050 })
    expect(await books.show(id)).toMatchObject({ openCents: 6_050 })
    expect(codeOf(await recover(books, id, 1, '2026-06-15'))).toBe(90179)
  })

  test('its VAT counts a year after the due date at the latest, late when that period was filed', async () => {
    const books = await Books.openOn(server, '2026-06-15')
    const { id } = await books.invoice(dated)
    for (const period of ['2025-Q1', '2025-Q2', '2025-Q3', '2025-Q4', '2026-Q1']) await books.file(period)
    const done = await writeOff(books, id, { establishedOn: '2026-06-10' })
    expect(done.body).toMatchObject({ vatCents: 2_100, vatDate: '2026-03-15' })
    expect(
      await books.rows('SELECT FROM undeclared_vat_lines WHERE administration_id = $1 AND vat_date = $2', [
        books.id,
        '2026-03-15',
      ]),
    ).toHaveLength(2)
    expect((await writeOff(books, (await books.invoice(dated)).id, { establishedOn: '2026-06-16' })).status).toBe(422)
  })

  test('two at once give it up once', async () => {
    const books = await Books.openOn(server, '2026-06-15')
    const { id } = await books.invoice(dated)
    const answers = await Promise.all([writeOff(books, id), writeOff(books, id)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  test('a draft has nothing to give up', async () => {
    const books = await Books.openOn(server, '2026-06-15')
    expect(codeOf(await writeOff(books, (await books.draft(dated)).id))).toBe(90179)
  })
})

test('on a cash basis there is no VAT to take back, and it waits again for what is paid after all', async () => {
  const books = await Books.openOn(server, '2026-06-15')
  await books.settings({ vatScheme: 'cash' })
  const { id } = await books.invoice(dated)
  const before = await waitingOf(books, id)
  expect(before).toMatchObject({ open: 12_100, vat: [{ baseCents: 10_000, vatCents: 2_100 }] })
  const done = await writeOff(books, id)
  expect(done.body).toMatchObject({ amountCents: 12_100, vatCents: 0 })
  expect(await vatLines(books, (done.body as { journalEntryId: number }).journalEntryId)).toEqual([])
  expect(await waitingOf(books, id)).toMatchObject({ open: 0, vat: [] })
  expect((await recover(books, id, 6_050, '2026-06-15')).body).toMatchObject({ leftCents: 6_050, vatCents: 0 })
  expect(await waitingOf(books, id)).toMatchObject({ open: 6_050, vat: [{ baseCents: 5_000, vatCents: 1_050 }] })
})

test('under the small-business scheme no VAT was declared, so none is taken back nor declared again', async () => {
  const books = await Books.openOn(server, '2026-06-15')
  await books.client.call(contract.smallBusinessScheme.save, { params: books.params, body: { from: '2025-01-01' } })
  const { id } = await books.invoice(dated)
  const done = await writeOff(books, id)
  expect(done.body).toMatchObject({ amountCents: 10_000, vatCents: 0 })
  const boxOf = async (period: string) =>
    (await books.vatReturn(period)).boxes.find(({ box }) => box === '1a')?.vatCents
  expect((await recover(books, id, 5_000, '2026-06-15')).body).toMatchObject({ leftCents: 5_000, vatCents: 0 })
  expect([await boxOf('2026-Q1'), await boxOf('2026-Q2')]).toEqual([0, 0])
})

test('the dashboard asks about what is unpaid from a month before its last day', async () => {
  const books = await Books.openOn(server, '2026-02-14')
  const { number } = await books.invoice(dated)
  // Of what bears no VAT nothing comes back.
  await books.invoice({ ...dated, lines: [anInvoiceLine({ vatCode: 'sale_zero' })] })
  const asked = async () =>
    (await books.client.call(contract.dashboard.get, { params: books.params, query: {} })).todo.filter(
      ({ kind }) => kind === 'bad_debt',
    )
  expect(await asked()).toEqual([])
  await books.on('2026-02-15')
  expect(await asked()).toMatchObject([{ title: `Wordt factuur ${number} nog betaald?` }])
  expect((await asked())[0]?.detail).toContain('kan met als laatste dag 15-03-2026')
  // Over its last day the VAT still comes back, and counts on that day.
  await books.on('2026-03-16')
  expect((await asked())[0]?.detail).toContain('boek die oninbaar: de btw telt op 15-03-2026')
})

// Of 100.00 and 21.00, due on 15 March 2025; a third of it was paid.
test('the dashboard asks about a purchase that is unpaid from a month before its VAT is owed again', async () => {
  const books = await Books.openOn(server, '2026-02-14')
  const purchases = new Purchases(books)
  const { id } = await purchases.booked({ invoiceDate: '2025-03-01', dueDate: '2025-03-15' })
  const openItemId = await purchases.openItemId(id)
  await books.process(await books.line(-4_033), { items: [{ openItemId, amountCents: -4_033 }] })
  const asked = async () =>
    (await books.client.call(contract.dashboard.get, { params: books.params, query: {} })).todo.filter(
      ({ kind }) => kind === 'unpaid_purchase',
    )
  expect(await asked()).toEqual([])
  await books.on('2026-02-15')
  // 21.00 x 80.67 / 121.00.
  const [todo] = await asked()
  expect(todo?.detail.replaceAll('\u00a0', ' ')).toContain('op 15-03-2026 de afgetrokken € 14,00 btw')
  await books.on('2026-03-16')
  expect((await asked())[0]?.detail.replaceAll('\u00a0', ' ')).toContain(
    'sinds 15-03-2026 weer € 14,00 btw verschuldigd',
  )
  // It stays owed however long nobody does anything.
  await books.on('2027-12-31')
  expect(await asked()).toHaveLength(1)
})
