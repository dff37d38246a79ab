import { contract } from '@klopt/api-client/contract'
import { checkAuditFile } from '@klopt/bookkeeping/testing'
import { strFromU8 } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestServer, type KloptTestServer, type TestClient } from '../../testing/index.ts'
import { aLetter } from '../books-input.test-support.ts'
import { Books } from '../books.test-support.ts'
import { aLine } from '../bank/statements.test-support.ts'
import { aPdf, Inbox } from '../documents/documents.test-support.ts'
import { Customer, png } from '../tickets/tickets.test-support.ts'
import { downloadExport } from './download.test-support.ts'
import { exportTables } from './tables.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.stop())

const download = (books: Pick<Books, 'id' | 'client'>) => downloadExport(server, books)

async function fullBooks(changes: Parameters<typeof Books.open>[1] = {}): Promise<Books> {
  const books = await Books.open(server, { companyName: 'Studio Noord', ...changes })
  const contactId = await books.contact({ name: '=HYPERLINK("http://evil.example";"klik")' })
  const draft = await books.draft({ contactId })
  await books.client.call(contract.invoices.send, {
    params: { ...books.params, invoiceId: draft.id },
    body: { version: draft.version, recipient: 'a@b.example', subject: 'Factuur', body: aLetter() },
  })
  await server.jobs.drain()
  await books.import([aLine({ amountCents: -4_250, description: 'Termijn; "juni"' })])
  for (const period of ['2026-Q1']) await books.file(period)
  return books
}

test('the export holds every table and file, and its journal lines balance', async () => {
  const books = await fullBooks()
  const { files, table, name } = await download(books)
  expect(name).toContain('Studio Noord 2026-06-15.zip')
  expect(Object.keys(files).toSorted()).toEqual(
    [
      'administratie.json',
      'auditfile-2026.xaf',
      'bestanden/Factuur 2026-0001.pdf',
      'btw-aangiften.json',
      ...exportTables.map(({ file }) => file),
    ].toSorted(),
  )
  expect(strFromU8((files['bestanden/Factuur 2026-0001.pdf'] ?? new Uint8Array()).slice(0, 5))).toBe('%PDF-')
  const [, invoice] = table('facturen.csv')
  expect(invoice).toContain('2026-0001')
  expect(invoice).toContain('121,00')
  const [head = [], ...lines] = table('boekingsregels.csv')
  const sum = (header: string) =>
    lines.reduce((cents, line) => cents + Number(line[head.indexOf(header)]?.replace(',', '')), 0)
  expect(sum('Debet')).toBe(sum('Credit'))
  expect(sum('Debet')).toBeGreaterThan(0)
  expect(strFromU8(files['bankregels.csv'] ?? new Uint8Array())).toContain(';-42,50;')
  expect(table('factuurregels.csv')[1]).toEqual(expect.arrayContaining(['Ontwerp', '1', '100', '0']))
  expect(checkAuditFile(strFromU8(files['auditfile-2026.xaf'] ?? new Uint8Array()), '4.0').problems).toEqual([])
  const returns = JSON.parse(strFromU8(files['btw-aangiften.json'] ?? new Uint8Array())) as object[]
  expect(returns).toMatchObject([{ period_start: '2026-01-01' }])
})

test('documents are among the files by their names, without the small pictures that are made of them', async () => {
  const inbox = await Inbox.open(server)
  await inbox.read(aPdf(), 'Bon 1.pdf')
  const { files, table } = await download(inbox)
  expect(Object.keys(files).filter((name) => name.startsWith('bestanden/'))).toEqual(['bestanden/Bon 1.pdf'])
  expect(table('documenten.csv')[1]).toEqual(expect.arrayContaining(['Bon 1.pdf', 'nog niet verwerkt', 'upload']))
})

test('conversations with support come along, the notes of support do not', async () => {
  const books = await Books.open(server)
  const { client, params } = books
  const asked = { subject: 'Btw', message: 'Waarom?', tag_id: 1, permit_access_by_klopt: false } as const
  const { id } = await client.call(contract.tickets.create, { params, body: asked })
  await books.rows(
    `WITH owner AS (SELECT administration_id, created_by FROM tickets WHERE id = ${id} AND administration_id = $1)
     INSERT INTO ticket_notes (ticket_id, author_id, document, created_at)
     SELECT ${id}, created_by, '{"kind":"geheim"}', now() FROM owner`,
  )
  const { files, table } = await download(books)
  expect(table('tickets.csv')[1]).toEqual(expect.arrayContaining([String(id), 'Btw', 'open', 'Waarom?']))
  expect(Object.values(files).map((file) => strFromU8(file))).not.toEqual(
    expect.arrayContaining([expect.stringContaining('geheim')]),
  )
})

test('the firm takes no conversations along but its own, as it cannot read those of its clients', async () => {
  const firmId = await server.world.firm()
  const books = await Books.open(server, { firmId })
  const bookkeeper = await server.world.as(await server.world.user({ firmId }))
  const asked = await Customer.ofNew(server, books)
  await asked.attach(
    await asked.firstResponse(await asked.ticket({ message: 'Over mijn boekhouder' })),
    png(),
    'geheim.png',
  )
  const own = new Customer(bookkeeper, books.id)
  await own.attach(await own.firstResponse(await own.ticket({ message: 'Over deze klant' })), png(200), 'eigen.png')
  const shown = async (client: TestClient) => {
    const { files, table } = await download({ id: books.id, client })
    const names = Object.keys(files).filter((name) => name.startsWith('bestanden/'))
    return {
      texts: table('tickets.csv')
        .slice(1)
        .map((row) => row[5]),
      names,
    }
  }
  expect(await shown(bookkeeper)).toEqual({ texts: ['Over deze klant'], names: ['bestanden/eigen.png'] })
  expect(await shown(books.client)).toEqual({
    texts: ['Over mijn boekhouder', 'Over deze klant'],
    names: ['bestanden/geheim.png', 'bestanden/eigen.png'],
  })
})

test('what a customer is called is no formula in a spreadsheet', async () => {
  const { files } = await download(await fullBooks())
  const contacts = strFromU8(files['relaties.csv'] ?? new Uint8Array())
  expect(contacts).toContain(`"'=HYPERLINK(`)
  expect(contacts).not.toMatch(/(^|;)"?[=+@-]\D/m)
})

test("more rows than are read at once are all there, and another administration's are not", async () => {
  const books = await Books.open(server)
  await books.rows(
    `INSERT INTO contacts (administration_id, kind, name, created_at)
     SELECT $1, 'company', 'Klant ' || n, now() FROM generate_series(1, 4500) n`,
  )
  const other = await Books.open(server)
  await other.contact({ name: 'Van een ander' })
  const rows = (await download(books)).table('relaties.csv')
  expect(rows).toHaveLength(4501)
  expect(new Set(rows.map(([id]) => id)).size).toBe(4501)
  expect(rows.flat()).not.toContain('Van een ander')
})

test.each([
  ['in its grace period', { subscriptionType: 'GRACE_PERIOD' }],
  ['without a subscription', { subscriptionType: 'NONE' }],
  ['after its trial', { subscriptionType: 'TRIAL', subscriptionPeriodEnd: '2026-01-01' }],
] as const)('an administration %s can be exported', async (_state, changes) => {
  const { table } = await download(await Books.open(server, changes))
  expect(table('grootboekrekeningen.csv').length).toBeGreaterThan(50)
})

test('only an administrator of these books takes them along', async () => {
  const books = await Books.open(server)
  const user = await server.world.user()
  await server.world.role({ user, administrationId: books.id, permissions: ['ACCOUNTING'] })
  const answer = await (await server.world.as(user)).send(contract.administrations.export, { params: books.params })
  expect(answer.status).toBe(403)
})

test('an export leaves an audit row, works when the subscription has ended, and is not for staff that views', async () => {
  const { world, services } = server
  const { id: administrationId, owner } = await world.administration({
    accessibleBySupport: true,
    subscriptionType: 'NONE',
  })
  const support = await world.user({ globalPermissions: ['ADMIN'] })
  await world.grant(support, { administrationId })
  const take = (client: TestClient) => client.send(contract.administrations.export, { params: { administrationId } })
  expect((await take(await world.as(support))).body).toMatchObject({ code: 90032 })
  expect((await take(await world.as(owner))).status).toBe(200)
  const { rows } = await services.pool.query('SELECT action, user_id FROM audit_log WHERE administration_id = $1', [
    administrationId,
  ])
  expect(rows).toEqual([{ action: 'export', user_id: owner.id }])
})
