import { contract } from '@klopt/api-client/contract'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedTestServer, type KloptTestServer } from '../testing/index.ts'
import { Books } from './books.test-support.ts'
import { Collecting } from './direct-debits/collecting.test-support.ts'
import { created, monthly, repeat } from './journal-entries/templates/templates.test-support.ts'
import { chooseMode, dated } from './reminders/reminders.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await sharedTestServer()
})
afterAll(() => server.stop())

async function download(books: Books, { path }: { readonly path: string }, query: Record<string, string>) {
  const cookie = [...books.client.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const url = `${server.url}${path.replace('{administrationId}', String(books.id))}?${String(new URLSearchParams(query))}`
  const response = await fetch(url, { method: 'POST', headers: { cookie } })
  expect(response.status).toBe(200)
  return new Uint8Array(await response.arrayBuffer())
}

/** The cells of a list as CSV, without its headings. */
const rowsOf = async (books: Books, call: { readonly path: string }, query: Record<string, string> = {}) =>
  strFromU8(await download(books, call, { ...query, format: 'csv' }))
    .split('\r\n')
    .slice(1, -1)
    .map((line) => line.split(';'))

test('the chart of accounts goes out as it is searched, sorted and narrowed', async () => {
  const books = await Books.open(server)
  const all = await books.client.call(contract.ledgerAccounts.list, { params: books.params })
  expect(await rowsOf(books, contract.ledgerAccounts.export)).toHaveLength(all.length)
  const assets = all.filter(({ type }) => type === 'asset').map(({ number }) => number)
  const file = await rowsOf(books, contract.ledgerAccounts.export, { type: 'asset', sort: '-number' })
  expect(file.map(([number]) => number)).toEqual(assets.toReversed())
  const found = await rowsOf(books, contract.ledgerAccounts.export, { search: '10' })
  expect(found.map(([number]) => number)).toEqual(
    all.filter(({ number, name }) => number.startsWith('10') || name.includes('10')).map(({ number }) => number),
  )
  const workbook = unzipSync(await download(books, contract.ledgerAccounts.export, { format: 'xlsx' }))
  const sheet = strFromU8(workbook['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
  expect(sheet.match(/<row /g)).toHaveLength(all.length + 1)
})

test('the rules of bank lines go out by what they look at and do', async () => {
  const books = await Books.open(server)
  const add = async (name: string, counterpartyName: string) => {
    const body = {
      name,
      direction: 'out' as const,
      journalId: null,
      counterpartyIban: null,
      counterpartyName,
      descriptionContains: null,
      minCents: null,
      maxCents: null,
      accountId: await books.account('WBedKanTef'),
      vatCode: null,
      contactId: null,
      shares: [],
    }
    await books.client.call(contract.bank.createRule, { params: books.params, body })
  }
  await add('=Telefoon', 'Telecom Voorbeeld')
  await add('Stroom', 'Energie Voorbeeld')
  const file = await rowsOf(books, contract.bank.exportRules)
  expect(file.map(([place, name]) => [place, name])).toEqual([
    ['1', "'=Telefoon"],
    ['2', 'Stroom'],
  ])
  expect((await rowsOf(books, contract.bank.exportRules, { search: 'energie' })).map(([, name]) => name)).toEqual([
    'Stroom',
  ])
})

test('the templates of entries go out with when they book themselves', async () => {
  const books = await Books.openOn(server, '2026-03-10')
  const rent = await created(books, '=Huur')
  await repeat(books, rent, monthly('2026-04-01', '2026-12-31'))
  await created(books, 'Afschrijving')
  const file = await rowsOf(books, contract.journalTemplates.export, { sort: 'name' })
  expect(file).toEqual([
    ["'=Huur", 'Huur loods', '2', '1250,00', 'Nee', 'Maand', '2026-04-01', '2026-12-31', '2026-04-01', '', ''],
    ['Afschrijving', 'Huur loods', '2', '1250,00', 'Nee', '', '', '', '', '', ''],
  ])
  expect((await rowsOf(books, contract.journalTemplates.export, { search: ' huur ' })).map(([name]) => name)).toEqual([
    "'=Huur",
  ])
})

test('what can be collected goes out with why it cannot', async () => {
  const collecting = await Collecting.open(server)
  const first = await collecting.invoice()
  const second = await collecting.invoice()
  await collecting.create([first.id])
  const file = await rowsOf(collecting.books, contract.directDebits.exportCollectables, { sort: '-number' })
  expect(file.map((cells) => [cells[1], cells[5], cells[7]])).toEqual([
    [second.number, 'Kan', '121,00'],
    [first.number, 'In incassobestand', '121,00'],
  ])
})

test('the letters of today go out with what they ask', async () => {
  const books = await Books.openOn(server, '2026-03-01')
  const { number } = await books.invoice(dated)
  await chooseMode(books, 'check')
  await books.on('2026-03-22')
  const file = await rowsOf(books, contract.reminders.exportDue, { search: number })
  expect(file.map((cells) => [cells[1], cells[3], cells[6]])).toEqual([['Herinnering 1', number, '121,00']])
  expect(await rowsOf(books, contract.reminders.exportDue, { search: 'niemand' })).toEqual([])
})
