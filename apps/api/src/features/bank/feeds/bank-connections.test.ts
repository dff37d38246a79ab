import { contract } from '@klopt/api-client/contract'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { createTestServer, type KloptTestServer } from '../../../testing/index.ts'
import { Books } from '../../books.test-support.ts'
import { connect, days, envOf, fetchAgain, list } from './connections.test-support.ts'
import { APPLICATION_ID, booked, EnableBankingReplay, refused } from './enable-banking.test-support.ts'

let server: KloptTestServer
let bank: EnableBankingReplay
beforeAll(async () => {
  bank = await EnableBankingReplay.start()
  server = await createTestServer({
    env: envOf(bank, APPLICATION_ID),
  })
})
afterAll(async () => {
  await server.stop()
  await bank.stop()
})
beforeEach(() => {
  bank.pages = [[]]
  bank.refusal = null
  server.clock.set('2026-06-15T10:00:00Z')
})

const colleagueOf = async ({ id: administrationId }: Books) => {
  const user = await server.world.user()
  await server.world.role({ user, administrationId, permissions: ['ADMIN'] })
  return server.world.as(user)
}

test('it is said two weeks before a consent ends, and one that the bank no longer knows ends the connection', async () => {
  const books = await Books.open(server)
  const id = await connect(bank, books)
  await books.on('2026-11-27')
  expect(await list(books)).toMatchObject([{ endsSoon: false }])
  await books.on('2026-11-29')
  expect(await list(books)).toMatchObject([{ endsSoon: true, state: 'active' }])
  bank.refusal = refused(401, 'EXPIRED_SESSION')
  await fetchAgain(books, id)
  expect(await list(books)).toMatchObject([{ id, state: 'ended', endsSoon: false }])
  const params = { ...books.params, connectionId: id }
  expect(await books.client.send(contract.bank.fetchConnection, { params })).toMatchObject({ status: 409 })
})

test('a consent that is given anew takes the place of the one before, and goes on where that was', async () => {
  const books = await Books.open(server)
  bank.pages = [[booked('a', '2026-06-11', '12.10')]]
  const first = await connect(bank, books)
  const second = await connect(bank, books)
  expect(bank.asked.some(({ path }) => path.startsWith('DELETE /sessions/'))).toBe(true)
  expect(bank.asked.filter(({ path }) => path.includes('transactions')).at(-1)?.path).toContain('date_from=2026-06-04')
  expect(await list(books)).toMatchObject([{ id: second, state: 'active' }])
  expect(second).not.toBe(first)
  expect(await days(books)).toEqual(['2026-06-11 1210'])
  bank.refusal = refused(401, 'EXPIRED_SESSION')
  await fetchAgain(books, second)
  expect(await list(books)).toMatchObject([{ id: second, state: 'ended', endedBy: 'bank' }])
  bank.refusal = null
  const third = await connect(bank, books)
  expect(await list(books)).toMatchObject([{ id: third, state: 'active', endedBy: null }])
})

test('the dashboard says it when a consent ends soon or was ended by the bank, and no longer once it is given anew', async () => {
  const books = await Books.open(server)
  const id = await connect(bank, books)
  const told = async () => {
    const { todo } = await books.client.call(contract.dashboard.get, { params: books.params, query: {} })
    return todo.filter(({ kind }) => kind === 'bank_consent')
  }
  expect(await told()).toEqual([])
  await books.on('2026-11-29')
  const href = `/v2/administrations/${books.id}/bank/connections`
  expect(await told()).toMatchObject([
    { title: 'Geef ING opnieuw toestemming', detail: 'de toestemming loopt af op 12 december 2026', href },
  ])
  bank.refusal = refused(401, 'REVOKED_SESSION')
  await fetchAgain(books, id)
  expect(await told()).toMatchObject([
    { title: 'Koppel ING opnieuw', detail: 'de toestemming hield op 29 november 2026 op' },
  ])
  bank.refusal = null
  bank.validUntil = '2027-05-12T10:00:00Z'
  await connect(bank, books)
  expect(await told()).toEqual([])
})

test('only banks that can be connected are offered, and none is asked for longer than it allows', async () => {
  const books = await Books.open(server)
  const banks = await books.client.call(contract.bank.connectableBanks, { params: books.params })
  expect(banks).toEqual([{ name: 'ING' }, { name: 'Triodos Bank' }])
  expect(bank.asked.at(-1)?.path).toBe('GET /aspsps?country=NL&psu_type=business&service=AIS')
  const ask = (bankName: string) =>
    books.client.send(contract.bank.connectBank, { params: books.params, body: { bankName } })
  expect(await ask('Bank van niemand')).toMatchObject({ status: 409, body: { code: 90332 } })
  expect(await ask('Triodos Bank')).toMatchObject({ status: 200 })
  expect(bank.asked.at(-1)?.body).toMatchObject({ access: { valid_until: '2026-09-13T10:00:00.000Z' } })
})

test('whoever ends a connection gives the consent back', async () => {
  const books = await Books.open(server)
  const id = await connect(bank, books)
  const params = { ...books.params, connectionId: id }
  expect(await books.client.send(contract.bank.endConnection, { params })).toMatchObject({ status: 204 })
  await server.jobs.drain()
  expect(bank.asked.at(-1)?.path).toBe('DELETE /sessions/a94c6f56-45d6-42fb-82bb-9dc079872fe8')
  expect(await books.client.send(contract.bank.endConnection, { params })).toMatchObject({ status: 409 })
})

test('an answer is of whoever asked, of these books, once and within the hour', async () => {
  const [books, others] = [await Books.open(server), await Books.open(server)]
  const ask = async () => {
    await books.client.call(contract.bank.connectBank, { params: books.params, body: { bankName: 'ING' } })
    return { state: String(bank.asked.at(-1)?.body['state']), code: 'code' }
  }
  const answer = (of: Books, body: { state: string; code: string }) =>
    of.client.send(contract.bank.completeConnection, { params: of.params, body })
  const body = await ask()
  expect(await answer(others, body)).toMatchObject({ status: 404 })
  expect(await answer(books, { ...body, state: `${body.state}x` })).toMatchObject({ status: 404 })
  const colleague = await colleagueOf(books)
  const byColleague = await colleague.send(contract.bank.completeConnection, { params: books.params, body })
  expect(byColleague).toMatchObject({ status: 409, body: { code: 90331 } })
  expect(await answer(books, body)).toMatchObject({ status: 200 })
  expect(await answer(books, body)).toMatchObject({ status: 409, body: { code: 90330 } })
  const late = await ask()
  server.clock.set('2026-06-15T11:00:01Z')
  expect(await answer(books, late)).toMatchObject({ status: 409, body: { code: 90330 } })
})

test('without a key nothing is fetched, and a provider that refuses is told', async () => {
  const off = await createTestServer()
  onTestFinished(() => off.stop())
  const books = await Books.open(off)
  const asked = { params: books.params, body: { bankName: 'ING' } }
  expect(await books.client.send(contract.bank.connectBank, asked)).toMatchObject({
    status: 409,
    body: { code: 90290 },
  })
  expect(await books.client.call(contract.bank.connections, { params: books.params })).toMatchObject({
    isAvailable: false,
  })
  const broken = await createTestServer({
    env: envOf(bank, '07cc67f4-45d6-494b-adac-09b5cbc7e2b5'),
  })
  onTestFinished(() => broken.stop())
  const refusedBooks = await Books.open(broken)
  expect(
    await refusedBooks.client.send(contract.bank.connectBank, {
      params: refusedBooks.params,
      body: { bankName: 'ING' },
    }),
  ).toMatchObject({ status: 503, body: { code: 90291 } })
})
