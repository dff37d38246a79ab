import { must } from '@klopt/bookkeeping/money'
import { xaf } from '@klopt/bookkeeping/testing'
import { contract } from '@klopt/api-client/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedTestServer, type KloptTestServer } from '../../../testing/index.ts'
import { Books } from '../../books.test-support.ts'
import { balances, take, undo, upload } from './audit-file.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await sharedTestServer()
})
afterAll(() => server.stop())

const { openingBalances } = contract
const contactNames = async (books: Books) =>
  (await books.client.call(contract.contacts.list, { params: books.params, query: {} })).items.map(({ name }) => name)

test('the opening balance of an audit file removed, the rest of it is undone all the same; replaced, it is built on', async () => {
  const books = await Books.openOn(server, '2026-01-02')
  const current = async () => (await books.client.call(openingBalances.get, { params: books.params })).current
  const removed = async () => {
    const { id: openingBalanceId, auditFileName } = must(await current(), 'the opening balance of the file')
    expect(auditFileName).toBe('oud.xaf')
    await books.client.call(openingBalances.remove, { params: { ...books.params, openingBalanceId } })
  }
  const { id } = await upload(books, xaf())
  await take(books, id, { withEntries: false })
  await removed()
  expect(await balances(books)).toEqual({})
  expect((await contactNames(books)).toSorted()).toEqual(['Café De Zon', 'Papier & Co'])
  expect((await undo(books, id)).status).toBe(204)
  expect(await contactNames(books)).toEqual([])

  const again = await upload(books, xaf())
  await take(books, again.id, { withEntries: false })
  await removed()
  const lines = [
    { accountId: await books.account('BLimBanRba'), debitCents: 100, creditCents: 0 },
    { accountId: await books.account('BEivKapOnd'), debitCents: 0, creditCents: 100 },
  ]
  const body = { startDate: '2025-01-01', lines, openItems: [] }
  await books.client.call(openingBalances.save, { params: books.params, body })
  expect((await current())?.auditFileName).toBeNull()
  expect(await undo(books, again.id)).toMatchObject({ status: 409, body: { code: 90162 } })
})
