import { contract } from '@klopt/api-client/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestServer, type KloptTestServer } from '../../testing/index.ts'
import { Books } from '../books.test-support.ts'
import { donald, postbox, Register, REGISTER_KEY, visited } from './register.test-support.ts'

const NUMBER = '68750110'

let register: Register
let server: KloptTestServer
let books: Books
beforeAll(async () => {
  register = await Register.start()
  server = await createTestServer({ env: { KVK_API_KEY: REGISTER_KEY, KVK_URL: register.url } })
})
afterAll(async () => {
  await server.stop()
  register.stop()
})
beforeEach(async () => {
  books = await Books.open(server)
})

const find = (kvkNumber: string, of = books) =>
  of.client.call(contract.tradeRegister.find, { params: of.params, query: { kvkNumber } })

test('a number gives the name and where the company is visited, as the register publishes it', async () => {
  register.answers.set(NUMBER, donald())
  expect(await find(NUMBER)).toEqual({
    state: 'found',
    company: {
      name: 'Test BV Donald',
      address: { street: 'Hizzaarderlaan 3-A', postcode: '8823 SJ', city: 'Lollum' },
      endedOn: null,
    },
  })
  expect(register.asked.at(-1)).toBe(`/api/v1/basisprofielen/${NUMBER}`)
})

test.each([
  [[postbox], { street: 'Postbus 200', postcode: '1000 AE', city: 'Rommeldam' }],
  [
    [{ ...visited, huisletter: 'B', huisnummerToevoeging: undefined }],
    { street: 'Hizzaarderlaan 3b', postcode: '8823 SJ', city: 'Lollum' },
  ],
  [[{ ...visited, indAfgeschermd: 'Ja' }], null],
  [[{ ...visited, land: 'België', postcode: null }], null],
  [[], null],
])('of addresses %#, the one that is open and Dutch is told, or none', async (addresses, address) => {
  register.answers.set(NUMBER, donald(addresses))
  expect(await find(NUMBER)).toMatchObject({ state: 'found', company: { address } })
})

test('a company that was struck off says since when', async () => {
  register.answers.set(NUMBER, donald(undefined, { materieleRegistratie: { datumEinde: '20250131' } }))
  expect(await find(NUMBER)).toMatchObject({ company: { endedOn: '2025-01-31' } })
})

test('a number that nobody has is unknown, and one that is none is refused', async () => {
  expect(await find('90004973')).toEqual({ state: 'unknown', company: null })
  const refused = await books.client.send(contract.tradeRegister.find, {
    params: books.params,
    query: { kvkNumber: '6875' },
  })
  expect(refused).toMatchObject({ status: 422, body: { fields: { kvkNumber: 'Een KvK-nummer heeft 8 cijfers' } } })
})

test.each([500, 429, 'no JSON', 'nothing', { kvkNummer: '11111111', naam: 'Een ander' }, { fout: [] }] as const)(
  'a register that answers %o says nothing about the number',
  async (answer) => {
    register.answers.set(NUMBER, answer)
    expect(await find(NUMBER)).toEqual({ state: 'unanswered', company: null })
  },
)

test('an answer of a megabyte is read, and of one that is longer nothing is known', async () => {
  const answerOf = (more: number) => donald(undefined, { toelichting: 'x'.repeat(more) })
  const room = 1024 * 1024 - JSON.stringify(answerOf(0)).length
  register.answers.set(NUMBER, answerOf(room))
  expect(await find(NUMBER)).toMatchObject({ state: 'found' })
  register.answers.set(NUMBER, answerOf(room + 1))
  expect(await find(NUMBER)).toEqual({ state: 'unanswered', company: null })
})

test('a wrong key says nothing about the number, and the log does not have it', async () => {
  const other = await createTestServer({ env: { KVK_API_KEY: 'verlopen-sleutel', KVK_URL: register.url } })
  try {
    register.answers.set(NUMBER, donald())
    expect(await find(NUMBER, await Books.open(other))).toEqual({ state: 'unanswered', company: null })
    expect(other.logLines.join('')).not.toContain('verlopen-sleutel')
  } finally {
    await other.stop()
  }
})

test('a server without a key asks nothing', async () => {
  const other = await createTestServer({ env: { KVK_URL: register.url } })
  const before = register.asked.length
  try {
    expect(await find(NUMBER, await Books.open(other))).toEqual({ state: 'off', company: null })
    expect(register.asked).toHaveLength(before)
  } finally {
    await other.stop()
  }
})

test('one user asks no more than thirty times an hour', async () => {
  for (let asked = 0; asked < 30; asked += 1) await find('90004973')
  const { status } = await books.client.send(contract.tradeRegister.find, {
    params: books.params,
    query: { kvkNumber: NUMBER },
  })
  expect(status).toBe(429)
})
