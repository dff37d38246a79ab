import { contract, type ProductInput } from '@klopt/api-client/contract'
import { agreedPrice } from '@klopt/bookkeeping/documents'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sharedTestServer, type KloptTestServer } from '../../testing/index.ts'
import { Books } from '../books.test-support.ts'

let server: KloptTestServer
let books: Books
let other: Books
beforeAll(async () => {
  server = await sharedTestServer()
  books = await Books.open(server)
  other = await Books.open(server)
})
afterAll(() => server.stop())

const aProduct = (changes: Partial<ProductInput> = {}): ProductInput => ({
  name: 'Brood',
  unit: 'stuk',
  unitPrice: '2.75',
  vatCode: 'sale_low',
  accountId: null,
  agreements: [],
  ...changes,
})
const anAgreement = (changes: Partial<NonNullable<ProductInput['agreements']>[number]> = {}) => ({
  contactId: null,
  priceGroup: '',
  fromDate: null,
  untilDate: null,
  fromQuantity: '0',
  unitPrice: '2',
  ...changes,
})
const send = (changes: Partial<ProductInput> = {}, of = books) =>
  of.client.send(contract.products.create, { params: of.params, body: aProduct(changes) })
const create = (changes: Partial<ProductInput> = {}, of = books) =>
  of.client.call(contract.products.create, { params: of.params, body: aProduct(changes) })
const show = (productId: number) => books.client.call(contract.products.get, { params: { ...books.params, productId } })
const save = (productId: number, version: number, changes: Partial<ProductInput> = {}) =>
  books.client.send(contract.products.save, {
    params: { ...books.params, productId },
    body: { ...aProduct(changes), version },
  })

test('a product is read back as it was written, with its agreements and whom they are for', async () => {
  const contactId = await books.contact({ name: 'Lunchroom Zuid' })
  const agreements = [
    anAgreement({ contactId, unitPrice: '2.5', fromDate: '2026-01-01', untilDate: '2026-12-31' }),
    anAgreement({ priceGroup: ' Scholen ', fromQuantity: '100.5', unitPrice: '1.9999' }),
  ]
  const { id } = await create({ number: 'BR-1', unitPrice: '2.7500', agreements })
  expect(await show(id)).toEqual({
    id,
    number: 'BR-1',
    name: 'Brood',
    unit: 'stuk',
    unitPrice: '2.75',
    vatCode: 'sale_low',
    accountId: null,
    agreements: [
      { ...agreements[0], contactName: 'Lunchroom Zuid' },
      { ...agreements[1], priceGroup: 'Scholen', contactName: null },
    ],
    archived: false,
    version: 1,
  })
})

test('what a customer pays follows from what is read, with the group they are in', async () => {
  const contactId = await books.contact({ name: 'School Noord', priceGroup: 'basisscholen' })
  const contact = await books.client.call(contract.contacts.get, { params: { ...books.params, contactId } })
  const { id } = await create({ agreements: [anAgreement({ priceGroup: 'Basisscholen', unitPrice: '2.1' })] })
  const sale = { contactId, date: '2026-05-20', quantity: '3' }
  expect(agreedPrice(await show(id), { ...sale, priceGroup: contact.priceGroup })).toBe('2.1')
  expect(agreedPrice(await show(id), { ...sale, priceGroup: '' })).toBe('2.75')
  const groups = await books.client.call(contract.products.groups, { params: books.params })
  expect(groups.filter((name) => name.toLowerCase() === 'basisscholen')).toHaveLength(1)
})

describe('numbers', () => {
  test('without one it gets the number after the highest', async () => {
    const of = await Books.open(server)
    expect((await create({}, of)).number).toBe('1')
    await create({ number: '1041' }, of)
    await create({ number: 'Z-9999' }, of)
    expect((await create({ number: ' ' }, of)).number).toBe('1042')
  })

  test('one that exists is refused at its field, whatever its capitals; another administration has its own', async () => {
    await create({ number: 'dubbel' })
    const answer = await send({ number: 'DUBBEL' })
    expect(answer).toMatchObject({
      status: 422,
      body: { fields: { number: expect.stringContaining('al in gebruik') } },
    })
    expect((await send({ number: 'dubbel' }, other)).status).toBe(200)
  })

  test('two at once never get the same', async () => {
    const of = await Books.open(server)
    const answers = await Promise.all([send({}, of), send({}, of), send({}, of)])
    const { items } = await of.client.call(contract.products.list, { params: of.params, query: {} })
    const made = answers.filter(({ status }) => status === 200)
    expect(new Set(items.map(({ number }) => number)).size).toBe(made.length)
  })
})

describe('agreements', () => {
  test('two for the same customers, quantity and days are refused, and nothing of the product changes', async () => {
    const { id, version } = await create({ name: 'Cake' })
    const double = [anAgreement({ priceGroup: 'Zorg' }), anAgreement({ priceGroup: 'zorg', unitPrice: '1' })]
    expect(await save(id, version, { name: 'Taart', agreements: double })).toMatchObject({
      status: 422,
      body: { code: 90135 },
    })
    expect(await show(id)).toMatchObject({ name: 'Cake', agreements: [], version })
  })

  test.each([
    ['untilDate', anAgreement({ fromDate: '2026-05-02', untilDate: '2026-05-01' })],
    ['fromQuantity', anAgreement({ fromQuantity: '-1' })],
    ['unitPrice', anAgreement({ unitPrice: '1000000000' })],
    ['unitPrice', anAgreement({ unitPrice: '1.00001' })],
  ])('a wrong %s is named at its place', async (field, agreement) => {
    const answer = await send({ agreements: [anAgreement(), agreement] })
    expect(answer.status).toBe(422)
    expect(Object.keys((answer.body as { fields: object }).fields)).toEqual([`agreements.1.${field}`])
  })

  test('they are for a customer or for a group, and for a customer of these books', async () => {
    const contactId = await books.contact()
    expect((await send({ agreements: [anAgreement({ contactId, priceGroup: 'Zorg' })] })).status).toBe(422)
    const stranger = await other.contact()
    expect((await send({ agreements: [anAgreement({ contactId: stranger })] })).status).toBe(404)
  })

  test('saving makes them those of the input, and leaves them where it names none', async () => {
    const { id, version } = await create({ agreements: [anAgreement()] })
    await save(id, version, { agreements: [anAgreement({ unitPrice: '1' }), anAgreement({ fromQuantity: '5' })] })
    expect((await show(id)).agreements.map(({ unitPrice }) => unitPrice)).toEqual(['1', '2'])
    await save(id, version + 1, { agreements: undefined })
    expect((await show(id)).agreements).toHaveLength(2)
  })
})

test('of two who save the same version one is told that it changed', async () => {
  const { id, version } = await create()
  const answers = await Promise.all([save(id, version, { name: 'Een' }), save(id, version, { name: 'Twee' })])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect((await save(id + 100_000, 1)).status).toBe(404)
})

test('what is archived is listed apart and can be taken back; searching finds number and name', async () => {
  const of = await Books.open(server)
  const { id, version } = await create({ number: 'AB-7', name: 'Gebak' }, of)
  await create({ number: 'CD-8', name: 'Slagroom 10%' }, of)
  const list = async (query: object) => {
    const page = await of.client.call(contract.products.list, { params: of.params, query })
    return page.items.map(({ number }) => number)
  }
  expect(await list({ sort: '-number' })).toEqual(['CD-8', 'AB-7'])
  expect(await list({ search: 'gebak' })).toEqual(['AB-7'])
  expect(await list({ search: 'cd-' })).toEqual(['CD-8'])
  expect(await list({ search: '%' })).toEqual(['CD-8'])
  const params = { ...of.params, productId: id }
  const archive = (archived: boolean, seen: number) =>
    of.client.call(contract.products.archive, { params, body: { archived, version: seen } })
  await archive(true, version)
  expect(await list({})).toEqual(['CD-8'])
  expect(await list({ archived: 'true' })).toEqual(['AB-7'])
  await archive(false, version + 1)
  expect(await list({})).toEqual(['AB-7', 'CD-8'])
})

test('the list goes out as a file', async () => {
  const of = await Books.open(server)
  await create({ number: 'AB-7', name: '=1+1', unitPrice: '12.3456' }, of)
  const file = await of.client.send(contract.products.export, { params: of.params, query: { format: 'csv' } })
  expect(file.status).toBe(200)
})
