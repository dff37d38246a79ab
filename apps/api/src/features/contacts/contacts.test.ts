import { contract, type QueryOf } from '@klopt/api-client/contract'
import { must } from '@klopt/bookkeeping/money'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sharedTestServer, type KloptTestServer } from '../../testing/index.ts'
import { aContact } from '../books-input.test-support.ts'
import { Books } from '../books.test-support.ts'
import { countStatements } from '../count-statements.test-support.ts'

let server: KloptTestServer
let books: Books
beforeAll(async () => {
  server = await sharedTestServer()
  books = await Books.open(server)
})
afterAll(() => server.stop())

const list = (of: Books, query: QueryOf<typeof contract.contacts.list> = {}) =>
  of.client.call(contract.contacts.list, { params: of.params, query })
const get = (contactId: number) => books.client.call(contract.contacts.get, { params: { ...books.params, contactId } })
const create = (changes: object) =>
  books.client.send(contract.contacts.create, { params: books.params, body: { ...aContact(), ...changes } })
const save = (contactId: number, version: number, changes: object = {}) =>
  books.client.send(contract.contacts.save, {
    params: { ...books.params, contactId },
    body: { ...aContact(), ...changes, version },
  })

test('a contact is read back as it was written, normalised', async () => {
  const id = await books.contact({
    name: ' Café Ñandú & Zn. ',
    postcode: '2011rd',
    iban: 'nl91abna0417164300',
    phone: ' ',
  })
  expect(await get(id)).toMatchObject({
    name: 'Café Ñandú & Zn.',
    postcode: '2011RD',
    iban: 'NL91 ABNA 0417 1643 00',
    phone: null,
    archived: false,
    version: 1,
  })
})

describe('wrong fields are named all at once', () => {
  test('of a Dutch contact', async () => {
    const wrong = {
      postcode: '12 AB',
      emailAddress: 'nee',
      phone: '1',
      kvkNumber: '1',
      vatNumber: 'NL1',
      iban: 'NL91ABNA0417164301',
    }
    const answer = await create(wrong)
    expect(answer).toMatchObject({ status: 422, body: { code: 90001 } })
    expect(Object.keys((answer.body as { fields: object }).fields).toSorted()).toEqual(Object.keys(wrong).toSorted())
  })

  test('by the rules of its own country', async () => {
    const german = { country: 'DE', postcode: '10115', vatNumber: 'DE136695976', phone: '+49 30 123' }
    expect((await create(german)).status).toBe(200)
    expect(await create({ ...german, country: 'NL' })).toMatchObject({ status: 422 })
    expect((await create({ country: 'Nederland' })).status).toBe(422)
    expect((await create({ name: '  ' })).status).toBe(422)
    expect((await create({ name: 'x\u0000' })).status).toBe(422)
    expect((await create({ paymentTermDays: 366 })).status).toBe(422)
  })
})

test('of ten who change one version at once, one does; the others get 409', async () => {
  const id = await books.contact()
  const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => save(id, 1, { note: `${n}` })))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  for (const { status } of answers.filter((answer) => answer.status !== 200)) expect(status).toBe(409)
  expect((await get(id)).version).toBe(2)
})

test('it tells how many there are and how many were put away, of the search alone, with the first page', async () => {
  const counted = await Books.open(server)
  for (const name of ['Bakker Een', 'Bakker Twee', 'Slager']) await counted.contact({ name })
  const gone = await counted.contact({ name: 'Bakker Weg' })
  await counted.client.call(contract.contacts.archive, {
    params: { ...counted.params, contactId: gone },
    body: { archived: true, version: 1 },
  })
  const { segments, items } = await list(counted, { search: 'bakker' })
  expect(items).toHaveLength(2)
  expect(segments).toMatchObject({ active: { count: 2 }, archived: { count: 1 } })
})

test('a contact put away leaves the list and comes back', async () => {
  const id = await books.contact({ name: 'Weg ermee' })
  const archive = (archived: boolean, version: number) =>
    books.client.call(contract.contacts.archive, {
      params: { ...books.params, contactId: id },
      body: { archived, version },
    })
  const found = async (archived: 'true' | 'false') =>
    (await list(books, { search: 'weg ermee', archived })).items.map((item) => item.id)
  await archive(true, 1)
  expect([await found('true'), await found('false')]).toEqual([[id], []])
  await archive(false, 2)
  expect([await found('true'), await found('false')]).toEqual([[], [id]])
})

test("another administration's contact does not exist", async () => {
  const other = await Books.open(server)
  const id = await other.contact()
  const params = { ...books.params, contactId: id }
  expect((await books.client.send(contract.contacts.get, { params })).status).toBe(404)
  expect((await save(id, 1)).status).toBe(404)
  const body = { archived: true, version: 1 }
  expect((await books.client.send(contract.contacts.archive, { params, body })).status).toBe(404)
})

test('pages follow each other by name without a gap or a repeat, with as many statements for 50 as for 5', async () => {
  const many = await Books.open(server)
  const few = await Books.open(server)
  const names = ['Zon', 'ábel', 'Abel', 'abel', 'Één', "'t Hof", '10 voor taal', 'zon', 'Ĳssel', 'De Wit']
  await many.rows(
    `INSERT INTO contacts (administration_id, kind, name, archived_at, created_at)
    SELECT $1, 'company', ($2::text[])[n % 10 + 1], NULL, now() FROM generate_series(1, 120) AS n`,
    [many.id, names],
  )
  for (let n = 0; n < 5; n += 1) await few.contact()
  const seen: number[] = []
  let cursor: string | null | undefined
  do {
    const page = await list(many, cursor ? { cursor } : {})
    seen.push(...page.items.map((item) => item.id))
    cursor = page.nextCursor
  } while (cursor)
  expect(seen).toHaveLength(120)
  expect(new Set(seen).size).toBe(120)
  expect(await countStatements(() => list(many))).toBe(await countStatements(() => list(few)))
})

test('each contact shows what is open and what is late', async () => {
  const own = await Books.open(server)
  const contactId = await own.contact()
  await own.invoice({ contactId, invoiceDate: '2026-05-01' })
  await own.invoice({ contactId, invoiceDate: '2026-06-10' })
  expect((await list(own)).items).toMatchObject([{ id: contactId, openCents: 24_200, lateCents: 12_100 }])
})

test('what all of a search owe is told with the first page, of those put away apart, also of whom no page shows yet', async () => {
  const own = await Books.open(server)
  const ids: number[] = []
  for (const name of ['Bakker Een', 'Bakker Twee', 'Bakker Drie', 'Slager']) ids.push(await own.contact({ name }))
  for (const contactId of ids) await own.invoice({ contactId, invoiceDate: '2026-05-01' })
  await own.invoice({ contactId: must(ids[0], 'the first'), invoiceDate: '2026-06-10' })
  const archive = {
    params: { ...own.params, contactId: must(ids[2], 'the third') },
    body: { archived: true, version: 1 },
  }
  await own.client.call(contract.contacts.archive, archive)
  expect((await list(own)).segments).toEqual({
    active: { count: 3, isCapped: false, openCents: 48_400, lateCents: 36_300 },
    archived: { count: 1, isCapped: false, openCents: 12_100, lateCents: 12_100 },
  })
  expect((await list(own, { search: 'bakker' })).segments).toMatchObject({
    active: { count: 2, openCents: 36_300, lateCents: 24_200 },
  })
})
