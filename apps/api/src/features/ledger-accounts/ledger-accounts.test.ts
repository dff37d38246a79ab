import { contract } from '@klopt/api-client/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedTestServer, type KloptTestServer } from '../../testing/index.ts'
import { Books } from '../books.test-support.ts'

let server: KloptTestServer
let books: Books
beforeAll(async () => {
  server = await sharedTestServer()
  books = await Books.open(server)
})
afterAll(() => server.stop())

const { ledgerAccounts } = contract
const create = (changes: object = {}) =>
  books.client.send(ledgerAccounts.create, {
    params: books.params,
    body: { number: '4899', name: 'Podcast', type: 'expense', defaultVatCode: 'purchase_high', ...changes },
  })
const one = (accountId: number) => ({ params: { ...books.params, accountId } })
const find = async (accountId: number) =>
  (await books.client.call(ledgerAccounts.list, { params: books.params })).find(({ id }) => id === accountId)
const added = async (changes: object) => ((await create(changes)).body as { id: number }).id

test('an account is added, used, renamed, put out of use and back', async () => {
  const id = await added({ number: '4801' })
  expect(await find(id)).toMatchObject({ number: '4801', name: 'Podcast', active: true, isNeeded: false })
  const book = { accountId: id, amountCents: -12_100, vatCode: 'purchase_high', description: 'Microfoon' }
  await books.process(await books.line(-12_100), { bookings: [book] })

  await books.client.call(ledgerAccounts.save, { ...one(id), body: { name: ' Opnames ', defaultVatCode: null } })
  expect(await find(id)).toMatchObject({ name: 'Opnames', defaultVatCode: null })

  await books.client.call(ledgerAccounts.deactivate, one(id))
  expect(await find(id)).toMatchObject({ active: false })
  const line = await books.line(-100)
  const refused = await books.client.send(contract.bank.process, {
    params: { ...books.params, transactionId: line.id },
    body: { version: line.version, items: [], bookings: [{ ...book, amountCents: -100 }], createRule: false },
  })
  expect(refused.status).toBe(422)
  await books.client.call(ledgerAccounts.reactivate, one(id))
  await books.process(line, { bookings: [{ ...book, amountCents: -100 }] })
})

test('a number stands for one account', async () => {
  await added({ number: '4802' })
  expect(await create({ number: '4802' })).toMatchObject({
    status: 422,
    body: { code: 90001, fields: { number: 'Dit nummer is al in gebruik' } },
  })
  const both = await Promise.all([create({ number: '4803' }), create({ number: '4803' })])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422])
})

test.each([{ number: '12' }, { number: '12a4' }, { name: ' ' }, { type: 'fun' }, { defaultVatCode: 'x' }])(
  'an account with %j is refused',
  async (wrong) => {
    const answer = await create({ number: '4804', ...wrong })
    expect(answer.status).toBe(422)
    expect((answer.body as { fields: object }).fields).toHaveProperty(Object.keys(wrong)[0] ?? '')
  },
)

test('what Klopt books on by itself, or has a bank book, stays in use: account_needed', async () => {
  const receivables = await books.account('BVorDebHad')
  const bank = await books.account('BLimBanRba')
  for (const id of [receivables, bank]) {
    expect(await find(id)).toMatchObject({ isNeeded: true })
    expect(await books.client.send(ledgerAccounts.deactivate, one(id))).toMatchObject({
      status: 409,
      body: { code: 90031 },
    })
    expect(await find(id)).toMatchObject({ active: true })
  }
})

test("another administration's account does not exist", async () => {
  const theirs = await (await Books.open(server)).account('WBedKanTef')
  const body = { name: 'x', defaultVatCode: null }
  for (const call of [ledgerAccounts.save, ledgerAccounts.deactivate, ledgerAccounts.reactivate]) {
    expect(await books.client.send(call, { ...one(theirs), body })).toMatchObject({ status: 404 })
  }
})

test('what the standard chart has beside the accounts of a legal form is opened once, also by several at once', async () => {
  const { params, client } = await Books.open(server)
  const offered = async () => (await client.call(ledgerAccounts.chart, { params })).map(({ rgsCode }) => rgsCode)
  expect(await offered()).toEqual(expect.arrayContaining(['BIvaGooVvp', 'BMvaTerVvp', 'BMvaBegVvp', 'BMvaVerVvp']))
  expect(await offered()).not.toContain('BMvaBeiVvp')
  const open = (rgsCode: string) => client.send(ledgerAccounts.open, { params, body: { rgsCode } })
  const opened = await Promise.all([open('BIvaGooVvp'), open('BIvaGooVvp'), open('BIvaGooVvp')])
  expect(new Set(opened.map(({ body }) => (body as { id: number }).id)).size).toBe(1)
  const accounts = await client.call(ledgerAccounts.list, { params })
  expect(accounts.filter(({ rgsCode }) => rgsCode === 'BIvaGooVvp')).toMatchObject([
    { number: '0010', name: 'Goodwill', type: 'asset', active: true },
  ])
  expect(await offered()).not.toContain('BIvaGooVvp')
  expect(await open('BIvaGoo')).toMatchObject({ status: 422, body: { fields: { rgsCode: expect.any(String) } } })
})
