import { contract, type BodyOf } from '@klopt/api-client/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedTestServer, type KloptTestServer } from '../../testing/index.ts'
import { Books } from '../books.test-support.ts'

type Supplier = BodyOf<typeof contract.purchases.createSupplier>

let server: KloptTestServer
let books: Books
beforeAll(async () => {
  server = await sharedTestServer()
  books = await Books.open(server)
})
afterAll(() => server.stop())

const supplier = (changes: Partial<Supplier> = {}): Supplier => ({
  name: 'Papierhandel De Kade',
  street: '',
  postcode: '',
  city: '',
  country: 'NL',
  kvkNumber: null,
  vatNumber: null,
  iban: null,
  ...changes,
})
const create = (changes: Partial<Supplier>, of = books) =>
  of.client.call(contract.purchases.createSupplier, { params: of.params, body: supplier(changes) })

test('a supplier with the same IBAN, KvK number or btw-id is answered instead of added, however it is written', async () => {
  const first = await create({ iban: 'nl91 abna 0417 1643 00', kvkNumber: '71234562', vatNumber: 'NL123456782B12' })
  expect(first).toMatchObject({ name: 'Papierhandel De Kade', isNew: true })
  for (const same of [{ iban: 'NL91ABNA0417164300' }, { kvkNumber: '7123 4562' }, { vatNumber: 'nl123456782b12' }]) {
    expect(await create({ name: 'Anders', ...same })).toEqual({ ...first, isNew: false })
  }
  expect(await create({ name: 'Zonder nummers' })).toMatchObject({ isNew: true })
})

test('one that somebody said it is not is added, though the two share an account', async () => {
  const own = await Books.open(server)
  const first = await create({ iban: 'NL91ABNA0417164300' }, own)
  const other = await create({ name: 'Anders', iban: 'NL91ABNA0417164300', notContactId: first.id }, own)
  expect(other).toMatchObject({ name: 'Anders', isNew: true })
  const again = { name: 'Anders', iban: 'NL91ABNA0417164300', notContactId: first.id }
  expect(await create(again, own)).toEqual({ ...other, isNew: false })
})

test('one that was put away comes back', async () => {
  const { id } = await create({ iban: 'NL20INGB0001234567' })
  await books.client.call(contract.contacts.archive, {
    params: { ...books.params, contactId: id },
    body: { archived: true, version: 1 },
  })
  expect(await create({ iban: 'NL20INGB0001234567' })).toMatchObject({ id, isNew: false })
  expect(await books.client.call(contract.contacts.get, { params: { ...books.params, contactId: id } })).toMatchObject({
    archived: false,
    version: 3,
  })
})

test('twenty who add the same supplier at once add one', async () => {
  const own = await Books.open(server)
  const answers = await Promise.all(Array.from({ length: 20 }, () => create({ kvkNumber: '71234562' }, own)))
  expect(answers.filter(({ isNew }) => isNew)).toHaveLength(1)
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
})

test('the same number in another administration is another supplier', async () => {
  const other = await Books.open(server)
  await create({ iban: 'NL91ABNA0417164300' }, other)
  const own = await Books.open(server)
  expect(await create({ iban: 'NL91ABNA0417164300' }, own)).toMatchObject({ isNew: true })
})

test('wrong numbers are named by field', async () => {
  const wrong = { iban: 'NL91ABNA0417164301', kvkNumber: '1', vatNumber: 'NL1', postcode: '12 AB' }
  const answer = await books.client.send(contract.purchases.createSupplier, {
    params: books.params,
    body: supplier(wrong),
  })
  expect(answer.status).toBe(422)
  expect(Object.keys((answer.body as { fields: object }).fields).toSorted()).toEqual(Object.keys(wrong).toSorted())
})
