import { contract } from '@klopt/api-client/contract'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestServer, type KloptTestServer, type TestClient } from '../testing/index.ts'
import { Books } from './books.test-support.ts'
import { pagesOf } from './list-walk.test-support.ts'
import { lists, listsAcross, rowsOf } from './lists-under-test.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.stop())

const exported = [
  ['invoices', contract.invoices.export, 'Facturen'],
  ['purchases', contract.purchases.export, 'Inkoopfacturen'],
  ['contacts', contract.contacts.export, 'Relaties'],
  ['bank lines', contract.bank.exportTransactions, 'Bankregels'],
  ['journal entries', contract.journalEntries.export, 'Boekingen'],
  ['documents', contract.documents.export, 'Documenten'],
  ['payables', contract.payments.exportPayables, 'Te betalen'],
  ['tickets', contract.tickets.export, 'Tickets'],
  ['questions', contract.questions.export, 'Vragen'],
  ['foreign VAT', contract.vatRefund.export, 'Buitenlandse btw'],
  ['trips', contract.trips.export, 'Ritten'],
  ['expenses', contract.expenses.export, 'Bonnetjes'],
] as const

/** The bytes of a list as a file, which the typed client would read as text. */
const download = (books: Books, { path }: { readonly path: string }, query: Record<string, string>) =>
  downloadBy(books.client, path.replace('{administrationId}', String(books.id)), query)

async function downloadBy(client: TestClient, path: string, query: Record<string, string>) {
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const url = `${server.url}${path}?${String(new URLSearchParams(query))}`
  const response = await fetch(url, { method: 'POST', headers: { cookie } })
  return { response, bytes: new Uint8Array(await response.arrayBuffer()) }
}

test.each(exported)(
  '%s go out whole as CSV and XLSX, beyond a page and in the order of the list',
  async (name, call, title) => {
    const books = await Books.open(server)
    const list = lists[name]
    await list?.add(books, rowsOf(3, 620))
    const { response, bytes } = await download(books, call, { format: 'csv' })
    expect(response.status).toBe(200)
    expect(response.headers.get('content-disposition')).toContain(`${title}.csv`)
    const lines = strFromU8(bytes).split('\r\n').slice(1, -1)
    expect(lines.length).toBeGreaterThanOrEqual(620)

    const workbook = unzipSync((await download(books, call, { format: 'xlsx' })).bytes)
    const sheet = strFromU8(workbook['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
    expect(sheet.match(/<row /g)).toHaveLength(lines.length + 1)
  },
)

const linesOf = (bytes: Uint8Array) => strFromU8(bytes).split('\r\n').slice(1, -1)

test.each([
  ['the queue of support', contract.ticketQueue, 'Ticketwachtrij', '-lastResponseAt'],
  ['reported errors', contract.errorReports, 'Foutmeldingen', '-occurrences'],
] as const)(
  '%s go out whole for staff, in the order of the list, and to nobody else',
  async (name, area, title, sort) => {
    const books = await Books.open(server)
    const staff = await server.world.as(await server.world.user({ globalPermissions: ['ADMIN'] }))
    await listsAcross[name]?.add(books, rowsOf(4, 620))
    const { response, bytes } = await downloadBy(staff, area.export.path, { format: 'csv', sort })
    expect(response.status).toBe(200)
    expect(response.headers.get('content-disposition')).toContain(`${title}.csv`)
    const { items } = await pagesOf(staff, area.list, {})({ sort })
    const lines = linesOf(bytes)
    expect(lines.length).toBeGreaterThanOrEqual(620)
    for (const [index, item] of items.slice(0, 20).entries()) {
      expect(lines[index]).toContain(String('subject' in item ? `${item.id};` : item['message']))
    }
    expect((await downloadBy(books.client, area.export.path, { format: 'csv' })).response.status).toBe(403)
  },
)

test('a firm takes its clients along as they are searched and sorted', async () => {
  const { world } = server
  const firmId = await world.firm()
  const colleague = await world.user({ firmId })
  for (const name of ['Bakkerij Zon', 'Aannemer Zonder', 'Kapper'])
    await world.administration({ companyName: name, firmId })
  const client = await world.as(colleague)
  const path = contract.firms.exportClients.path.replace('{firmId}', String(firmId))
  const { response, bytes } = await downloadBy(client, path, { format: 'csv', search: 'zon', sort: '-companyName' })
  expect(response.headers.get('content-disposition')).toContain('Klanten.csv')
  expect(linesOf(bytes).map((line) => line.split(';')[1])).toEqual(['Bakkerij Zon', 'Aannemer Zonder'])
})

test('a file holds what is filtered, sorted as the list is', async () => {
  const books = await Books.open(server)
  for (const name of ['Zeta', 'Alfa', '=Beta', 'Weg'])
    await books.contact({ name, city: name === 'Weg' ? 'Elders' : 'Hier' })
  const { bytes } = await download(books, contract.contacts.export, { format: 'csv', sort: '-name', search: 'hier' })
  const names = strFromU8(bytes)
    .split('\r\n')
    .slice(1, -1)
    .map((line) => line.split(';')[0])
  expect(names).toEqual(['Zeta', 'Alfa', "'=Beta"])
})

test('who may not see a list gets no file of it', async () => {
  const books = await Books.open(server)
  const { world } = server
  const member = await world.user()
  await world.role({ user: member, administrationId: books.id, permissions: ['TIME_TRACKING'] })
  const client = await world.as(member)
  const input = { params: books.params, query: { format: 'csv' } } as const
  const list = await client.send(contract.invoices.list, { params: books.params, query: {} })
  expect(list.status).toBe(403)
  expect((await client.send(contract.invoices.export, input)).status).toBe(list.status)
})
