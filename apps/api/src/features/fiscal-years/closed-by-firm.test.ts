import { contract } from '@klopt/api-client/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestServer, type KloptTestServer } from '../../testing/index.ts'
import { Books } from '../books.test-support.ts'
import { closed, entries, reopen, show } from './close-year.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.stop())

/** The year 2025 of a client, closed by somebody of the firm. */
async function closedByFirm() {
  server.clock.set('2026-01-10T10:00:00Z')
  const firmId = await server.world.firm()
  const books = await Books.open(server, { firmId })
  await entries(books, 2025)
  const firm = await server.world.as(await server.world.user({ firmId }))
  const params = { ...books.params, year: 2025 }
  await firm.call(contract.fiscalYears.close, { params, body: {} })
  return { books, firm, params }
}

const theirs = {
  state: 'closed',
  mayReopen: false,
  blockReason: 'Je boekhouder heeft dit boekjaar vastgezet en kan het ook weer openen. Vraag het je boekhouder.',
}

test('what the firm closed, the owner is told to ask for and the firm opens', async () => {
  const { books, firm, params } = await closedByFirm()
  expect(await show(books, 2025)).toMatchObject(theirs)
  expect(await reopen(books, 2025)).toMatchObject({ status: 409, body: { code: 90072 } })
  expect(await firm.call(contract.fiscalYears.get, { params })).toMatchObject({ mayReopen: true, blockReason: null })
  await firm.call(contract.fiscalYears.reopen, { params, body: { reason: 'Vergeten factuur' } })
  expect((await show(books, 2025)).state).toBe('open')
})

test('so is a year that it closed under a lock of later days, which stays the owner’s', async () => {
  server.clock.set('2026-02-10T10:00:00Z')
  const firmId = await server.world.firm()
  const books = await Books.open(server, { firmId })
  await entries(books, 2025)
  await books.client.call(contract.bookLocks.set, {
    params: books.params,
    body: { lockedUntil: '2026-01-31', reason: 'Januari is klaar' },
  })
  const firm = await server.world.as(await server.world.user({ firmId }))
  await firm.call(contract.fiscalYears.close, { params: { ...books.params, year: 2025 }, body: {} })
  expect(await show(books, 2025)).toMatchObject(theirs)
  const { items } = await books.client.call(contract.bookLocks.list, { params: books.params })
  expect(items).toMatchObject([{ lockedUntil: '2026-01-31', reason: 'Januari is klaar', byFirm: false }])
})

test('of a firm that left, the main user opens it', async () => {
  const { books } = await closedByFirm()
  await books.rows('UPDATE administrations SET firm_id = NULL WHERE id = $1')
  expect(await show(books, 2025)).toMatchObject({ mayReopen: true, blockReason: null })
  expect((await reopen(books, 2025)).status).toBe(204)
})

test('what the owner closed, the owner opens', async () => {
  server.clock.set('2026-01-10T10:00:00Z')
  const books = await Books.open(server, { firmId: await server.world.firm() })
  await entries(books, 2025)
  await closed(books, 2025)
  expect(await show(books, 2025)).toMatchObject({ mayReopen: true, blockReason: null })
})
