import { contract } from '@klopt/api-client/schemas'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sharedTestServer, type KloptTestServer } from '../../testing/index.ts'
import { anInvoiceLine } from '../books-input.test-support.ts'
import { Books } from '../books.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await sharedTestServer()
})
afterAll(() => server.stop())

const save = (books: Books, body: { from: string; until?: string | null }) =>
  books.client.send(contract.smallBusinessScheme.save, { params: books.params, body })
const show = (books: Books) => books.client.call(contract.smallBusinessScheme.get, { params: books.params })
const sale = (books: Books, euros: string, invoiceDate: string, changes: object = {}) =>
  books.invoice({ invoiceDate, lines: [anInvoiceLine({ unitPrice: euros })], ...changes })
const inScheme = async (today: string, from = '2026-01-01') => {
  const books = await Books.openOn(server, today)
  expect((await save(books, { from })).status).toBe(200)
  return books
}

describe('by choice', () => {
  test('it begins and ends on the border of VAT periods, after all that was filed', async () => {
    const books = await Books.openOn(server, '2026-08-10')
    await sale(books, '100', '2026-02-10')
    await books.file('2026-Q1')
    const refused = async (body: Parameters<typeof save>[1]) => {
      const answer = await save(books, body)
      expect(answer.status).toBe(422)
      return (answer.body as { fields: Record<string, string> }).fields
    }
    expect(await refused({ from: '2026-07-02' })).toHaveProperty('from')
    expect(await refused({ from: '2026-01-01' })).toHaveProperty('from')
    expect(await refused({ from: '1999-01-01' })).toHaveProperty('from')
    expect(await refused({ from: '2026-07-01', until: '2026-08-15' })).toHaveProperty('until')
    expect(await refused({ from: '2026-07-01', until: '2026-06-30' })).toHaveProperty('until')
    expect((await save(books, { from: '2026-07-01' })).status).toBe(200)
    expect((await save(books, { from: '2026-07-01', until: '2026-12-31' })).status).toBe(200)
    expect(await show(books)).toMatchObject({ spans: [{ from: '2026-07-01', until: '2026-12-31', endedBy: 'choice' }] })
    // Again after the rest of that year and the next.
    expect(await refused({ from: '2027-07-01' })).toHaveProperty('from')
    expect((await save(books, { from: '2028-01-01' })).status).toBe(200)
    expect(await refused({ from: '2026-07-01', until: null })).toHaveProperty('from')
    expect((await save(books, { from: '2028-01-01', until: '2027-12-31' })).status).toBe(200)
    expect((await show(books)).spans).toHaveLength(1)
  })

  test('it cannot begin in a year whose turnover is above the limit', async () => {
    const books = await Books.openOn(server, '2026-08-10')
    await sale(books, '20000.01', '2026-05-20')
    expect(await save(books, { from: '2026-07-01' })).toMatchObject({ status: 422 })
    expect((await save(books, { from: '2027-01-01' })).status).toBe(200)
  })

  test('twenty at once leave one history that the database takes', async () => {
    const books = await Books.openOn(server, '2026-08-10')
    const starts = Array.from({ length: 20 }, (_each, index) => `20${26 + (index % 4)}-07-01`)
    const answers = await Promise.all(starts.map((from) => save(books, { from })))
    expect(answers.some(({ status }) => status === 200)).toBe(true)
    expect(answers.every(({ status }) => status === 200 || status === 422)).toBe(true)
    expect((await show(books)).spans).toHaveLength(1)
  })

  test('who only books may read it and not change it', async () => {
    const books = await inScheme('2026-08-10')
    const user = await server.world.user()
    await server.world.role({ user, administrationId: books.id, permissions: ['BOOKING'] })
    const booker = await server.world.as(user)
    expect(
      await booker.send(contract.smallBusinessScheme.save, { params: books.params, body: { from: '2027-01-01' } }),
    ).toMatchObject({ status: 403 })
    expect((await booker.call(contract.smallBusinessScheme.get, { params: books.params })).isOn).toBe(true)
  })
})

test('settings that were read before the scheme changed do not change it back', async () => {
  const books = await Books.openOn(server, '2026-08-10')
  const profile = await books.client.call(contract.administrations.profile, { params: books.params })
  expect((await save(books, { from: '2026-07-01' })).status).toBe(200)
  const answer = await books.client.send(contract.administrations.saveProfile, { params: books.params, body: profile })
  expect(answer.status).toBe(409)
  await books.settings({ companyName: 'Nieuw' })
  expect(await show(books)).toMatchObject({ isOn: true, spans: [{ from: '2026-07-01' }] })
})

test('the database refuses days that overlap', async () => {
  const books = await Books.openOn(server, '2026-08-10')
  const keep = (spans: object[]) =>
    books.rows('UPDATE administrations SET small_business_spans = $2 WHERE id = $1', [books.id, JSON.stringify(spans)])
  await expect(
    keep([
      { from: '2026-01-01', until: null },
      { from: '2026-07-01', until: null },
    ]),
  ).rejects.toThrow('check constraint')
  await expect(keep([{ from: '2026-07-01', until: '2026-06-30' }])).rejects.toThrow('check constraint')
})
