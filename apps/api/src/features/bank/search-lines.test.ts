import { contract } from '@klopt/api-client/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedTestServer, type KloptTestServer } from '../../testing/index.ts'
import { Books } from '../books.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await sharedTestServer()
})
afterAll(() => server.stop())

const find = async (books: Books, search: string) => {
  const query = { search, sort: 'amountCents' as const }
  const { items, segments } = await books.client.call(contract.bank.transactions, { params: books.params, query })
  expect(segments?.['all']?.count).toBe(items.length)
  return items.map(({ amountCents }) => amountCents)
}

test('a line is found by a part of its words, its account or its amount, and only among one’s own', async () => {
  const [books, others] = [await Books.open(server), await Books.open(server)]
  await books.line(-4990, {
    counterpartyName: 'Drukkerij Zwart',
    description: '100% katoen_papier',
    counterpartyIban: null,
  })
  await books.line(12_100, {
    counterpartyName: null,
    description: 'factuur 77',
    counterpartyIban: 'NL86BNGH0285008681',
  })
  await others.line(-700, { counterpartyName: 'Drukkerij Wit' })
  expect(await find(books, 'kkerij z')).toEqual([-4990])
  expect(await find(books, 'KATOEN')).toEqual([-4990])
  expect(await find(books, '0% k')).toEqual([-4990])
  expect(await find(books, 'katoen%')).toEqual([])
  expect(await find(books, 'n_p')).toEqual([-4990])
  expect(await find(books, '0285')).toEqual([12_100])
  expect(await find(books, '121,00')).toEqual([12_100])
  expect(await find(books, 'zw')).toEqual([-4990])
  expect(await find(books, 'drukkerij')).toEqual([-4990])
  expect(await find(books, 'nergens')).toEqual([])
})

test('a name that comes back is found in each of its lines once, as it is written in each', async () => {
  const books = await Books.open(server)
  const description = 'Bakkerij Zoet'
  await books.line(-100, { counterpartyName: 'Bakkerij Zoet', description: 'brood' })
  await books.line(-200, { counterpartyName: 'BAKKERIJ ZOET', description: 'taart' })
  await books.line(-300, { counterpartyName: 'Bakkerij Zoet', description })
  await books.line(-400, { counterpartyName: null, description })
  await books.line(-500, { counterpartyName: 'Bakkerij Zout', description: 'koek' })
  expect(await find(books, 'bakkerij zoet')).toEqual([-400, -300, -200, -100])
  expect(await find(books, 'kerij zo')).toEqual([-500, -400, -300, -200, -100])
  const kept = await books.rows('SELECT name FROM bank_counterparties WHERE administration_id = $1 ORDER BY name')
  expect(kept).toHaveLength(3)
})

test('the search by index tells nothing of another administration, and of more lines than asked for nothing', async () => {
  const [books, others] = [await Books.open(server), await Books.open(server)]
  const line = await books.line(100, { description: 'geheim een' })
  await books.line(200, { description: 'geheim twee' })
  const search = (by: Books, most: number) =>
    by.asApp(async (db) => {
      const { rows } = await sql<{ found: number[] | null }>`
        SELECT find_bank_lines(${books.id}, '%geheim een%', ${most}) AS found`.execute(db)
      return rows[0]?.found
    })
  expect(await search(books, 10)).toEqual([line.id])
  expect(await search(others, 10)).toEqual([])
  expect(await search(books, 0)).toBeNull()
})
