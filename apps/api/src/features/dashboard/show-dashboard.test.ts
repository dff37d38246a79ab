import { contract } from '@klopt/api-client/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestServer, fileBody, type KloptTestServer } from '../../testing/index.ts'
import { aLetter, anInvoiceLine } from '../books-input.test-support.ts'
import { aLine, camt } from '../bank/statements.test-support.ts'
import { Books } from '../books.test-support.ts'
import { Purchases } from '../purchases/purchases.test-support.ts'
import { remind } from '../reminders/reminders.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.stop())

const show = (books: Books, year?: string) =>
  books.client.call(contract.dashboard.get, { params: books.params, query: { ...(year !== undefined && { year }) } })
const todo = async (books: Books) => (await show(books)).todo.map(({ kind, title }) => [kind, title])

/** Two years with paid, open and late invoices, costs, a filed quarter and a line that waits. */
async function livingBooks(): Promise<Books> {
  const books = await Books.open(server)
  const contactId = await books.contact()
  const paid = await books.invoice({
    contactId,
    invoiceDate: '2025-05-20',
    lines: [anInvoiceLine({ unitPrice: '500' })],
  })
  await books.invoice({ contactId, invoiceDate: '2026-02-10' })
  await books.invoice({ contactId, invoiceDate: '2026-06-10' })
  const credited = await books.invoice({ contactId, invoiceDate: '2026-06-01' })
  await books.finalise(await books.credit(credited.id))
  const item = await books.openItem(paid.number)
  await books.process(await books.line(60_500), { items: [{ openItemId: item.id, amountCents: 60_500 }] })
  const accountId = await books.account('WBedKanTef')
  await books.process(await books.line(-12_100), {
    bookings: [{ accountId, amountCents: -12_100, vatCode: 'purchase_high', description: '' }],
  })
  await books.line(-5000)
  for (const period of ['2025-Q2', '2025-Q3', '2025-Q4']) await books.file(period)
  return books
}

test('its figures are those of the ledger', async () => {
  const books = await livingBooks()
  const shown = await show(books)
  const [ledger] = await books.rows<Record<string, number>>(
    `SELECT
      (SELECT sum(debit_cents - credit_cents) FROM journal_lines l JOIN accounts a ON a.id = l.account_id
        WHERE l.administration_id = $1 AND a.rgs_code = 'BVorDebHad')::bigint AS receivable,
      (SELECT sum(credit_cents - debit_cents) FROM journal_lines l JOIN accounts a ON a.id = l.account_id
        WHERE l.administration_id = $1 AND (vat_kind IN ('output', 'input') AND entry_date >= '2026-01-01'
          OR a.rgs_code = 'BSchBepBtw'))::bigint AS vat,
      (SELECT sum(credit_cents - debit_cents) FROM journal_lines l JOIN accounts a ON a.id = l.account_id
        WHERE l.administration_id = $1 AND a.type IN ('revenue', 'expense')
        AND entry_date BETWEEN '2026-01-01' AND '2026-06-15')::bigint AS this_year,
      (SELECT sum(amount_cents) FROM bank_transactions WHERE administration_id = $1)::bigint AS lines`,
  )
  expect(shown.receivable).toMatchObject({
    openCents: ledger?.['receivable'],
    count: 2,
    lateCount: 1,
    lateCents: 12_100,
  })
  expect(shown.vat).toMatchObject({
    setAsideCents: ledger?.['vat'],
    periodLabel: '1e kwartaal 2026',
    dueDate: '2026-04-30',
  })
  expect(shown.profit.thisYearCents).toBe(ledger?.['this_year'])
  expect(shown.profit.lastYearCents).toBe(50_000)
  expect(shown.months).toHaveLength(12)
  expect([shown.months[0]?.month, shown.months[11]?.month]).toEqual(['2026-01', '2026-12'])
  const net = shown.months.reduce((sum, month) => sum + month.revenueCents - month.costsCents, 0)
  expect(net).toBe(ledger?.['this_year'])
  const lastYear = await show(books, '2025')
  expect(lastYear.months.find(({ month }) => month === '2025-05')?.revenueCents).toBe(50_000)
  expect(lastYear.profit.thisYearCents).toBe(50_000)
  expect(shown.latestInvoices).toHaveLength(5)
})

test('VAT is set aside until it is paid: a filed return counts until the bank line that pays it', async () => {
  const books = await Books.open(server)
  await books.invoice({ invoiceDate: '2026-02-10' })
  await books.invoice({ invoiceDate: '2026-05-10' })
  const vat = async () => {
    const { setAsideCents, filedCents, periodLabel } = (await show(books)).vat
    return [setAsideCents, filedCents, periodLabel]
  }
  expect(await vat()).toEqual([4200, 0, '1e kwartaal 2026'])
  const returnId = await books.file('2026-Q1')
  expect(await vat()).toEqual([4200, 2100, '2e kwartaal 2026'])
  await books.deleteReturn(returnId)
  expect(await vat()).toEqual([4200, 0, '1e kwartaal 2026'])
  await books.file('2026-Q1')
  const accountId = await books.account('BSchBepBtw')
  const pay = async (amountCents: number) =>
    books.process(await books.line(amountCents), {
      bookings: [{ accountId, amountCents, vatCode: null, description: 'Btw 1e kwartaal' }],
    })
  await pay(-1000)
  expect(await vat()).toEqual([3200, 1100, '2e kwartaal 2026'])
  await pay(-1100)
  expect(await vat()).toEqual([2100, 0, '2e kwartaal 2026'])
})

test('a whole year stands beside the whole year before it, to its last day', async () => {
  const books = await Books.open(server)
  await books.settings({ fiscalYearStartMonth: 3 })
  const contactId = await books.contact()
  for (const [invoiceDate, unitPrice] of [
    ['2023-02-28', '1'],
    ['2023-03-01', '20'],
    ['2024-02-29', '300'],
    ['2024-03-01', '4000'],
    ['2025-02-28', '50000'],
    ['2025-03-01', '600000'],
  ] as const)
    await books.invoice({ contactId, invoiceDate, lines: [anInvoiceLine({ unitPrice })] })
  expect((await show(books, '2025')).profit).toMatchObject({ thisYearCents: 5_400_000, lastYearCents: 32_000 })
})

test('a year that lasts stands beside the same days of the year before', async () => {
  const books = await Books.open(server)
  const contactId = await books.contact()
  for (const [invoiceDate, unitPrice] of [
    ['2025-06-15', '1'],
    ['2025-06-16', '20'],
    ['2026-06-15', '300'],
  ] as const)
    await books.invoice({ contactId, invoiceDate, lines: [anInvoiceLine({ unitPrice })] })
  expect((await show(books)).profit).toMatchObject({ thisYearCents: 30_000, lastYearCents: 100 })
})

test('what to do now comes first: the return that is late, the waiting lines, the invoice that is late', async () => {
  const books = await livingBooks()
  expect(await todo(books)).toEqual([
    ['vat_return', 'Btw 1e kwartaal 2026 aangeven'],
    ['bank_lines', '1 bankregel verwerken'],
    ['late_invoice', 'Factuur 2026-0001 is te laat'],
  ])
})

test('an invoice that is late is told with what is left of it, and leads to where it is mailed or its customer reminded', async () => {
  const books = await Books.open(server)
  const late = await books.invoice({ invoiceDate: '2026-05-31', paymentTermDays: 14 })
  const lateTodo = async () => (await show(books)).todo.filter(({ kind }) => kind === 'late_invoice')
  const told = {
    kind: 'late_invoice',
    title: `Factuur ${late.number} is te laat`,
    href: `/v2/administrations/${books.id}/invoices/${late.id}`,
  }
  const detail = '1 dag, nog €\u00a0121,00 van Gemeente Haarlem;'
  expect(await lateTodo()).toEqual([{ ...told, detail: `${detail} stuur de factuur per mail` }])
  await books.client.call(contract.invoices.send, {
    params: { ...books.params, invoiceId: late.id },
    body: { version: late.version, recipient: 'klant@klant.example', subject: 'Factuur', body: aLetter() },
  })
  expect(await lateTodo()).toEqual([{ ...told, detail: `${detail} stuur de factuur per mail` }])
  await server.jobs.drain()
  expect(await lateTodo()).toEqual([{ ...told, detail: `${detail} stuur een herinnering` }])
})

test('of a late invoice whose customer was reminded the day of that is told', async () => {
  const books = await Books.open(server)
  const late = await books.invoice({ invoiceDate: '2026-03-01', paymentTermDays: 14 })
  const details = async () =>
    (await show(books)).todo.flatMap(({ kind, detail }) => (kind === 'late_invoice' ? [detail.split('; ')[1]] : []))
  expect((await remind(books, late.id)).status).toBe(200)
  expect(await details()).toEqual(['stuur de factuur per mail'])
  await server.jobs.drain()
  expect(await details()).toEqual(['herinnerd op 15-06-2026'])
})

test('more than three late invoices are one thing to do, which leads to the list of them', async () => {
  const books = await Books.open(server)
  const contactId = await books.contact()
  for (const day of ['05', '06', '07'])
    await books.invoice({ contactId, invoiceDate: `2026-05-${day}`, paymentTermDays: 14 })
  const late = async () => (await show(books)).todo.filter(({ kind }) => kind === 'late_invoice')
  expect(await late()).toHaveLength(3)
  await books.invoice({ contactId, invoiceDate: '2026-05-08', paymentTermDays: 14 })
  expect(await late()).toEqual([
    {
      kind: 'late_invoice',
      title: '4 facturen zijn te laat',
      detail: 'samen nog €\u00a0484,00; de oudste al 27 dagen',
      href: `/v2/administrations/${books.id}/invoices?status=late`,
    },
  ])
})

test('documents that wait and purchases that are late lead to where they are booked and paid', async () => {
  const books = await Books.open(server)
  const purchases = new Purchases(books)
  await purchases.document()
  await purchases.document({ state: 'failed' })
  await purchases.booked({ invoiceDate: '2026-05-01', dueDate: '2026-05-31' })
  await purchases.booked({ invoiceDate: '2026-05-20', dueDate: '2026-07-01' })
  const { todo: things } = await show(books)
  const path = (name: string) => `/v2/administrations/${books.id}/purchases/${name}`
  expect(things.map(({ kind, title, href }) => [kind, title, href])).toEqual(
    expect.arrayContaining([
      ['documents', '2 documenten boeken', path('documents')],
      ['payables', '1 inkoopfactuur betalen', path('payments')],
    ]),
  )
})

test('empty books have nothing to do and no figure but nothing', async () => {
  const books = await Books.open(server)
  const shown = await show(books)
  expect(shown).toMatchObject({
    bank: { balanceCents: 0, books: 1, lastDate: null },
    receivable: { openCents: 0, count: 0 },
    vat: { setAsideCents: 0, periodLabel: '2e kwartaal 2026' },
    profit: { thisYearCents: 0, lastYearCents: 0, changePercent: null },
    processedUntil: null,
    latestInvoices: [],
  })
  expect(await todo(books)).toEqual([])
})

test('what the savings accounts hold stands beside the VAT that is owed', async () => {
  const books = await Books.open(server)
  expect((await show(books)).vat.savings).toBeNull()
  const iban = 'NL91ABNA0417164300'
  await books.client.call(contract.journals.create, {
    params: books.params,
    body: { financialType: 'SAVINGS', name: 'Zakelijk sparen', iban, accountHolder: null },
  })
  const sent = await books.client.send(contract.bank.import, {
    params: books.params,
    query: { name: 'sparen.xml', createBook: 'false' },
    body: fileBody(camt([aLine({ amountCents: 150_000 })], { iban })),
  })
  expect(sent.status).toBe(200)
  expect((await show(books)).vat.savings).toEqual({
    balanceCents: 150_000,
    name: 'Zakelijk sparen',
    iban: 'NL91 ABNA 0417 1643 00',
  })
})

test.each(['0000', '1999', '9999', 'x'])('a year such as %s is refused', async (year) => {
  const books = await Books.open(server)
  const answer = await books.client.send(contract.dashboard.get, { params: books.params, query: { year } })
  expect(answer).toMatchObject({ status: 422, body: { code: 90001 } })
})
