import { must } from '@klopt/bookkeeping/money'
import { contract } from '@klopt/api-client/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoAccounts, DEMO_PASSWORD } from '../config/demo-accounts.ts'
import { writtenAuditFile } from '../features/export/audit-file/audit-file.test-support.ts'
import { createTestServer, type KloptTestServer, type TestClient } from '../testing/index.ts'
import { withTransaction } from '../database/transaction.ts'
import { reckonClientsJob } from '../features/worklist/reckon-job.ts'
import { createDemoWorld } from './create-demo-world.ts'

let server: KloptTestServer
let client: TestClient

beforeAll(async () => {
  server = await createTestServer({ demo: true })
  server.clock.set('2026-11-21T10:00:00Z')
  await createDemoWorld(server)
  client = server.world.visitor()
  await client.call(contract.authentication.login, {
    body: {
      grant_type: 'password',
      client_identifier: 'web',
      email_address: 'eigenaar@demo.klopt.nl',
      password: DEMO_PASSWORD,
    },
  })
}, 180_000)
afterAll(() => server.stop())

test('every year of all books in it is a sound audit file, in both versions', async () => {
  const { rows } = await server.services.pool.query<{ administrationId: number; fiscalYear: number }>(
    `SELECT DISTINCT administration_id AS "administrationId", fiscal_year AS "fiscalYear" FROM journal_entries`,
  )
  expect(rows.length).toBeGreaterThan(10)
  for (const year of rows) {
    for (const version of ['4.0', '3.2'] as const) {
      const { problems } = await writtenAuditFile(server.services, { ...year, version })
      expect([year, version, problems]).toEqual([year, version, []])
    }
  }
})

test('the login page names every account with its password', async () => {
  const accounts = await server.world.visitor().call(contract.authentication.demoAccounts)
  expect(accounts.map((account) => account.emailAddress)).toEqual(demoAccounts.map((account) => account.emailAddress))
  expect(accounts.every((account) => account.password === DEMO_PASSWORD)).toBe(true)
})

test('the owner has the studio with two years of books that balance, and something left to do', async () => {
  const me = await client.call(contract.users.me, { query: { with: 'roles,administrations' } })
  const params = { administrationId: must(me.last_administration_id, 'the books of an owner') }
  const dashboard = await client.call(contract.dashboard.get, { params, query: {} })
  expect(dashboard.bank.balanceCents).toBeGreaterThan(0)
  // The year of the chart, of which December is still to come.
  expect(dashboard.months.filter(({ revenueCents }) => revenueCents > 0)).toHaveLength(11)
  expect(dashboard.months).toHaveLength(12)
  expect(dashboard.todo.map((item) => item.kind)).toEqual(
    expect.arrayContaining(['bank_lines', 'late_invoice', 'drafts']),
  )
  const balance = await client.call(contract.reports.trialBalance, {
    params,
    query: { from: '2024-01-01', to: '2026-12-31' },
  })
  expect(balance.totals.closingCents).toBe(0)
  const periods = await client.call(contract.vat.periods, { params })
  expect(periods.filter((period) => period.state === 'filed').length).toBeGreaterThanOrEqual(7)
  expect(periods[0]?.state).toBe('open')
})

test('the employee begins where their hours are', async () => {
  const employee = server.world.visitor()
  const login = { grant_type: 'password', client_identifier: 'web', password: DEMO_PASSWORD } as const
  await employee.call(contract.authentication.login, { body: { ...login, email_address: 'medewerker@demo.klopt.nl' } })
  const me = await employee.call(contract.users.me, { query: { with: 'roles,administrations' } })
  const studio = me.administrations?.find(({ company }) => company.name === 'Studio Noord')
  expect(me.last_administration_id).toBe(must(studio, 'the studio').id)
})

test('the bakery collects from customers who signed, and the next collection was announced', async () => {
  const me = await client.call(contract.users.me, { query: { with: 'roles,administrations' } })
  const bakery = me.administrations?.find(({ company }) => company.name.startsWith('Bakkerij'))
  const params = { administrationId: must(bakery, 'the bakery').id }
  const mandates = await client.call(contract.directDebits.mandates, { params, query: {} })
  expect(mandates.items.map(({ state }) => state)).toEqual(['active', 'active'])
  const { items } = await client.call(contract.directDebits.list, { params, query: {} })
  expect(items.map(({ count }) => count)).toEqual([1])
  const file = { ...params, directDebitFileId: must(items[0], 'the file').id }
  const { notices } = await client.call(contract.directDebits.get, { params: file })
  expect(notices).toMatchObject([{ recipient: expect.stringContaining('@hethof.example') }])
})

test('the bakery has a bookkeeper among its users', async () => {
  const me = await client.call(contract.users.me, { query: { with: 'administrations' } })
  const bakery = me.administrations?.find(({ company }) => company.name.startsWith('Bakkerij'))
  const params = { userId: me.id, administrationId: must(bakery, 'the bakery').id }
  expect(await client.call(contract.users.administrationAccess, { params })).toMatchObject({ isFinancialPlanner: true })
})

test('waiting bank lines are recognised, most of them for certain', async () => {
  const me = await client.call(contract.users.me, { query: {} })
  const params = { administrationId: must(me.last_administration_id, 'the books of an owner') }
  const lines = await client.call(contract.bank.transactions, { params, query: { state: 'waiting' } })
  expect(lines.waiting).toBeGreaterThan(4)
  expect(lines.certain).toBeGreaterThan(2)
})

test('the rule for the tax authority looks for VAT, since every tax is paid on its account', async () => {
  const me = await client.call(contract.users.me, { query: {} })
  const params = { administrationId: must(me.last_administration_id, 'the books of an owner') }
  const rules = await client.call(contract.bank.rules, { params })
  expect(rules.filter(({ counterpartyIban: iban }) => iban === 'NL86INGB0002445588')).toMatchObject([
    { descriptionContains: 'Omzetbelasting' },
  ])
})

test('the studio has purchases on paper: booked and paid by the bank, open, and waiting in the inbox', async () => {
  const me = await client.call(contract.users.me, { query: {} })
  const params = { administrationId: must(me.last_administration_id, 'the books of an owner') }
  const purchases = await client.call(contract.purchases.list, { params, query: {} })
  const statuses = new Set(purchases.items.map(({ status }) => status))
  expect([...statuses].toSorted()).toEqual(expect.arrayContaining(['late', 'open', 'paid']))
  expect(purchases.items.every(({ documentId }) => documentId !== null)).toBe(true)
  const { counts } = await client.call(contract.documents.list, { params, query: { state: 'unprocessed' } })
  expect(counts).toEqual({ unprocessed: 3, processed: purchases.totals?.count, archived: 0 })
  const { totalOpenCents } = await client.call(contract.payments.payables, { params, query: {} })
  expect(totalOpenCents).toBe(purchases.totals?.openCents)
})

test('what waits in the inbox is read when the server runs, and proposed with what the books know', async () => {
  await server.jobs.drain()
  const me = await client.call(contract.users.me, { query: {} })
  const params = { administrationId: must(me.last_administration_id, 'the books of an owner') }
  const inbox = await client.call(contract.documents.list, { params, query: { state: 'unprocessed' } })
  const proposals = await Promise.all(
    inbox.items.map(({ id: documentId }) =>
      client.call(contract.purchases.proposal, { params: { ...params, documentId } }),
    ),
  )
  expect(
    proposals.map(({ supplier, grossCents, lines }) => [
      supplier.contactName,
      grossCents?.value,
      lines[0]?.accountName,
    ]),
  ).toEqual([
    ['Wolkenhuis Hosting B.V.', 3_418, 'Website'],
    [null, 7_587, 'Brandstof'],
    [null, 42_834, 'Kleine aanschaffingen'],
  ])
})

test('a driving school is on a cash basis: of its two invoices the one that was paid counts', async () => {
  const { rows } = await server.services.pool.query<{ id: number }>(
    "SELECT id FROM administrations WHERE company_name = 'Rijschool Vooruit'",
  )
  const bookkeeper = server.world.visitor()
  const email_address = 'boekhouder@demo.klopt.nl'
  await bookkeeper.call(contract.authentication.login, {
    body: { grant_type: 'password', client_identifier: 'web', email_address, password: DEMO_PASSWORD },
  })
  const params = { administrationId: rows[0]?.id ?? 0 }
  const shown = await bookkeeper.call(contract.vat.return, { params, query: { period: '2026-Q4' } })
  expect(shown).toMatchObject({ scheme: 'cash', payableEuros: 105 })
})

test('the worklist of the firm shows an ICP list and a suppletie that are to be handed in', async () => {
  const keeper = server.world.visitor()
  const email_address = 'boekhouder@demo.klopt.nl'
  await keeper.call(contract.authentication.login, {
    body: { grant_type: 'password', client_identifier: 'web', email_address, password: DEMO_PASSWORD },
  })
  const me = await keeper.call(contract.users.me, { query: {} })
  await withTransaction(server.services.pool, { kind: 'job' }, (db) =>
    server.jobs.senderFor(db).enqueue(reckonClientsJob, {}),
  )
  await server.jobs.drain()
  const { items } = await keeper.call(contract.worklist.list, {
    params: { firmId: must(me.firm_id, 'the firm of a bookkeeper') },
    query: {},
  })
  const of = (name: string) => items.find(({ companyName }) => companyName === name)
  // Services are listed by the quarter; a suppletie within eight weeks of the day it was found, the fifteenth.
  expect(of('Vertaalbureau Lingua')).toMatchObject({ icpLabel: '4e kwartaal 2026', icpDueOn: '2027-01-31' })
  expect(of('Timmerwerken Peters')).toMatchObject({ correctionDueOn: '2027-01-10', state: 'running', latePeriods: 0 })
})

test('the firm sees who looks after whom, what it asked and what was answered', async () => {
  const { rows } = await server.services.pool.query<{ id: number }>('SELECT id FROM firms')
  const keeper = server.world.visitor()
  const email_address = 'boekhouder@demo.klopt.nl'
  await keeper.call(contract.authentication.login, {
    body: { grant_type: 'password', client_identifier: 'web', email_address, password: DEMO_PASSWORD },
  })
  const params = { firmId: rows[0]?.id ?? 0 }
  const { items } = await keeper.call(contract.worklist.list, { params, query: {} })
  const managed = items.flatMap(({ manager }) => manager?.name ?? [])
  expect(managed.toSorted()).toEqual([...Array(6).fill('Bram de Balans'), ...Array(3).fill('Lotte Loonstra')])
  const asked = items.filter(({ openQuestions }) => openQuestions > 0)
  expect(asked).toHaveLength(4)
  // Of those who file by the month one looks at last month's figures, and one agreed on them, while it can be filed in time.
  const agreeing = items.map(({ approval }) => approval).filter((approval) => approval !== null)
  expect([[], ['asked', 'approved']]).toContainEqual(agreeing)
  expect(items.find(({ companyName }) => companyName === 'Studio Noord')).toMatchObject({
    openQuestions: 1,
    answeredQuestions: 1,
  })
})

test('the studio sells abroad, in a second series, in advance and with a file, and knows what came back', async () => {
  const me = await client.call(contract.users.me, { query: {} })
  const params = { administrationId: must(me.last_administration_id, 'the books of an owner') }
  const { items } = await client.call(contract.invoices.list, { params, query: {} })
  const of = async (name: string) => {
    const { id } = must(
      items.find(({ contactName }) => contactName === name),
      `an invoice to ${name}`,
    )
    return client.call(contract.invoices.get, { params: { ...params, invoiceId: id } })
  }
  expect(await of('Harbor Press Inc.')).toMatchObject({ currency: 'USD', paper: { language: 'en' } })
  expect(await of('Galerie Seefeld AG')).toMatchObject({ paper: { language: 'de' } })
  expect((await of('Noor Jansen')).number).toMatch(/^Z\d{4}-00[12]$/)
  expect(await of('Koffiebar Brand')).toMatchObject({ messages: [{ bounce: expect.stringContaining('5.1.1') }] })
  const final = await of('Theater Het Spaarne')
  expect(final).toMatchObject({ deposits: [{ grossCents: expect.any(Number) }] })
  const offers = await client.call(contract.estimates.list, { params, query: { status: 'sent' } })
  const abroad = offers.items.find(({ contactName }) => contactName === 'Harbor Press Inc.')
  expect(abroad).toMatchObject({ currency: 'USD', foreignGross: 160_000 })
  const files = await client.call(contract.invoiceAttachments.list, { params: { ...params, invoiceId: final.id } })
  expect(files).toHaveLength(1)
})
