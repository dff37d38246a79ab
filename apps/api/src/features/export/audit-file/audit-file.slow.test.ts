import { contract } from '@klopt/api-client/contract'
import { fiscalYearRange } from '@klopt/bookkeeping/ledger'
import { type AuditFileVersion } from '@klopt/bookkeeping/reports'
import { checkAuditFile, elementsAt } from '@klopt/bookkeeping/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestServer, type KloptTestServer, type TestClient } from '../../../testing/index.ts'
import { anInvoiceLine } from '../../books-input.test-support.ts'
import { Books } from '../../books.test-support.ts'
import { post, writtenAuditFile } from './audit-file.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.stop())

type Found = ReturnType<typeof checkAuditFile>['root']
const versions: readonly AuditFileVersion[] = ['4.0', '3.2']
const textsAt = (root: Found, ...path: string[]) => elementsAt(root, ...path).map(({ text }) => text)
const asked = { fiscalYear: 2026, version: '4.0' } as const
const ask = (
  client: TestClient,
  administrationId: number,
  body: { fiscalYear: number; version: AuditFileVersion } = asked,
) => client.send(contract.administrations.auditFile, { params: { administrationId }, body })

/** What the server sends, sound or not. */
async function sound(books: Books, year = 2026, version: AuditFileVersion = '4.0'): Promise<Found> {
  const { problems, root } = await writtenAuditFile(server.services, {
    administrationId: books.id,
    fiscalYear: year,
    version,
  })
  expect(problems).toEqual([])
  return root
}

/** Balance per account number of an audit file: what it opens with and what happened. */
function balances(root: Found): { [account: string]: number } {
  const found: Record<string, number> = {}
  const lines = [
    ...elementsAt(root, 'company', 'openingBalance', 'obLine'),
    ...elementsAt(root, 'company', 'transactions', 'journal', 'transaction', 'trLine'),
  ]
  for (const line of lines) {
    const [account = ''] = textsAt(line, 'accID')
    const cents = Number(textsAt(line, 'amnt')[0]?.replace('.', ''))
    found[account] = (found[account] ?? 0) + (textsAt(line, 'amntTp')[0] === 'D' ? cents : -cents)
  }
  return Object.fromEntries(Object.entries(found).filter(([, cents]) => cents !== 0))
}

/** A sale of last year that is paid this year, a sale abroad, and a cost with VAT that is paid by the bank. */
async function bookedBooks(changes: Parameters<typeof Books.open>[1] = {}): Promise<Books> {
  const books = await Books.open(server, { companyName: 'Studio Noord', ...changes })
  const { number } = await books.invoice({ invoiceDate: '2025-12-20' })
  const contactId = await books.contact({ country: 'BE', vatNumber: 'BE0428759497', vatTreatment: 'eu' })
  await books.invoice({ contactId, invoiceDate: '2026-02-10', lines: [anInvoiceLine({ vatCode: 'sale_eu_services' })] })
  const { openItemId, openCents } = await books.openItem(number).then((item) => ({ openItemId: item.id, ...item }))
  const paid = await books.line(openCents, { counterpartyIban: 'NL91ABNA0417164300' })
  await books.process(paid, { items: [{ openItemId, amountCents: openCents }] })
  const cost = await books.line(-6_050)
  const accountId = await books.account('WBedKanSof')
  const booking = { accountId, amountCents: -6_050, vatCode: 'purchase_high', description: 'Licentie' }
  await books.process(cost, { bookings: [booking] })
  return books
}

describe.each(versions)('version %s', (version) => {
  test('a year with sales, costs and payments is sound, and says of each account what the ledger says', async () => {
    const books = await bookedBooks()
    const root = await sound(books, 2026, version)
    const { from, to } = fiscalYearRange(2026, 1)
    const trial = await books.client.call(contract.reports.trialBalance, { params: books.params, query: { from, to } })
    const earlier = trial.rows.find(({ accountId }) => accountId === null)
    const capital = await books.rows<{ number: string }>(
      "SELECT number FROM accounts WHERE administration_id = $1 AND rgs_code = 'BEivKapOnd'",
    )
    // The turnover of last year is capital this year.
    expect(earlier?.closingCents).toBe(-10_000)
    const expected = trial.rows.map((row) => [row === earlier ? capital[0]?.number : row.number, row.closingCents])
    expect(balances(root)).toEqual(Object.fromEntries(expected.filter(([, cents]) => cents !== 0)))
    const total = Number(textsAt(root, 'company', 'transactions', 'totalDebit')[0]?.replace('.', ''))
    expect(total).toBe(trial.totals.debitCents)
  })

  test('a year in which nothing happened is a whole file', async () => {
    const root = await sound(await Books.open(server), 2026, version)
    expect(textsAt(root, 'company', 'transactions', 'linesCount')).toEqual(['0'])
    expect(elementsAt(root, 'company', 'generalLedger', 'ledgerAccount').length).toBeGreaterThan(50)
  })

  test('names without end, emoji and markup leave it sound', async () => {
    const books = await Books.open(server, { companyName: '<Zon> & "Maan" 🌙'.padEnd(200, '👩‍👩‍👧') })
    const contactId = await books.contact({
      name: `${'🌻'.repeat(60)} & zonen`,
      street: 'x'.repeat(180),
      country: 'CW',
    })
    await books.invoice({ contactId, lines: [anInvoiceLine({ description: ']]> \u0007 <script>' })] })
    const root = await sound(books, 2026, version)
    expect(textsAt(root, 'company', 'customersSuppliers', 'customerSupplier', 'custSupName')).toEqual(['🌻'.repeat(50)])
  })
})

test('lines name the document, who it is with, its VAT, and both accounts of a bank line', async () => {
  const root = await sound(await bookedBooks())
  const lines = elementsAt(root, 'company', 'transactions', 'journal', 'transaction', 'trLine')
  const facts = (name: string) => lines.flatMap((line) => textsAt(line, name))
  const [customer] = textsAt(root, 'company', 'customersSuppliers', 'customerSupplier', 'custSupID')
  expect(facts('invRef')).toEqual(expect.arrayContaining(['2025-0001', '2026-0001']))
  expect(facts('custSupID')).toContain(customer)
  expect(facts('docRef')).toEqual(expect.arrayContaining(['2026-0001', expect.stringMatching(/^[A-Z0-9]+-\d+$/)]))
  expect(facts('bankAccNr')).toEqual(['NL20INGB0001234567', 'NL20INGB0001234567'])
  expect(facts('offsetBankAccNr')).toEqual(['NL91ABNA0417164300'])
  const vat = lines.flatMap((line) =>
    elementsAt(line, 'vat').map((each) =>
      ['vatID', 'vatPerc', 'vatAmnt', 'vatAmntTp'].map((name) => textsAt(each, name)[0]),
    ),
  )
  expect(vat).toEqual([
    ['sale_eu_services', '0', '0.00', 'C'],
    ['purchase_high', '21', '10.50', 'D'],
  ])
})

test('customers come with what they owed when the year began and when it ended', async () => {
  const root = await sound(await bookedBooks())
  const [paid, abroad] = elementsAt(root, 'company', 'customersSuppliers', 'customerSupplier')
  const owed = (contact: Found | undefined) =>
    ['custSupTp', 'opBalDesc', 'clBalDesc'].map((name) => contact && textsAt(contact, name)[0])
  expect(owed(paid)).toEqual(['C', '121.00', '0.00'])
  expect(owed(abroad)).toEqual(['C', '0.00', '100.00'])
})

test('an opening entry is the opening balance and no transaction', async () => {
  const books = await Books.open(server)
  const [bank, capital] = [await books.account('BLimBanRba'), await books.account('BEivKapOnd')]
  await post(books, {
    date: '2026-01-01',
    source: 'opening',
    lines: [
      [bank, 50_000],
      [capital, -50_000],
    ],
  })
  const root = await sound(books)
  expect(textsAt(root, 'company', 'openingBalance', 'totalDebit')).toEqual(['500.00'])
  expect(textsAt(root, 'company', 'transactions', 'linesCount')).toEqual(['0'])
  expect(textsAt(await sound(books, 2027), 'company', 'openingBalance', 'totalDebit')).toEqual(['500.00'])
})

test('a fiscal year that begins in July holds its own months and is called by both years', async () => {
  const books = await Books.open(server)
  await books.settings({ fiscalYearStartMonth: 7 })
  for (const invoiceDate of ['2025-06-30', '2025-07-01', '2026-06-10']) await books.invoice({ invoiceDate })
  const root = await sound(books, 2026)
  expect(textsAt(root, 'header', 'fiscalYear')).toEqual(['2025-2026'])
  const transactions = elementsAt(root, 'company', 'transactions', 'journal', 'transaction')
  expect(transactions.flatMap((transaction) => textsAt(transaction, 'periodNumber'))).toEqual(['1', '12'])
  const answer = await ask(books.client, books.id)
  expect(answer.headers.get('content-disposition')).toContain('auditfile 2025-2026.xaf')
  const years = await books.client.call(contract.administrations.fiscalYears, { params: books.params })
  expect(years).toEqual([
    { fiscalYear: 2026, name: '2025/2026' },
    { fiscalYear: 2025, name: '2024/2025' },
  ])
})

test.each([
  ['in its grace period', { subscriptionType: 'GRACE_PERIOD' }],
  ['without a subscription', { subscriptionType: 'NONE' }],
  ['after its trial', { subscriptionType: 'TRIAL', subscriptionPeriodEnd: '2026-01-01' }],
] as const)('an administration %s still gets its audit file, which leaves an audit row', async (_state, changes) => {
  const books = await Books.open(server, changes)
  const answer = await ask(books.client, books.id)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/xml'])
  expect(await books.rows('SELECT action, entity, details FROM audit_log WHERE administration_id = $1')).toEqual([
    { action: 'export', entity: 'audit_file', details: asked },
  ])
})

test('it is for administrators of these books alone', async () => {
  const { world } = server
  const { id, owner } = await world.administration({ accessibleBySupport: true })
  const bookkeeper = await world.user()
  await world.role({ user: bookkeeper, administrationId: id, permissions: ['ACCOUNTING'] })
  expect((await ask(await world.as(bookkeeper), id)).status).toBe(403)
  const stranger = await Books.open(server)
  expect((await ask(stranger.client, id)).status).toBe(404)
  const support = await world.user({ globalPermissions: ['ADMIN'] })
  await world.grant(support, { administrationId: id })
  expect((await ask(await world.as(support), id)).body).toMatchObject({ code: 90032 })
  expect((await ask(await world.as(owner), id)).status).toBe(200)
})

test("nothing of another administration's comes along", async () => {
  const other = await bookedBooks()
  await other.contact({ name: 'Van een ander' })
  const root = await sound(await Books.open(server))
  expect(elementsAt(root, 'company', 'customersSuppliers', 'customerSupplier')).toEqual([])
  expect(balances(root)).toEqual({})
})

test('a version or year that does not exist is refused', async () => {
  const books = await Books.open(server)
  for (const body of [
    { ...asked, version: '3.1' },
    { ...asked, fiscalYear: 1999 },
    { ...asked, fiscalYear: 2026.5 },
  ]) {
    expect((await ask(books.client, books.id, body as typeof asked)).status).toBe(422)
  }
})
