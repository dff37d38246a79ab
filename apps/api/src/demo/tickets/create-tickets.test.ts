import { contract } from '@klopt/api-client/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withTransaction } from '../../database/transaction.ts'
import { Support } from '../../features/ticket-queue/queue.test-support.ts'
import { Customer } from '../../features/tickets/tickets.test-support.ts'
import { createTestServer, type KloptTestServer, type TestUser } from '../../testing/index.ts'
import { createPeople, type DemoPerson } from '../people.ts'
import { createTickets } from './create-tickets.ts'
import { ticketStories } from './ticket-stories.ts'

let server: KloptTestServer
let support: Support
let ids: Record<DemoPerson, number>
const companies = new Map<string, number>()

beforeAll(async () => {
  server = await createTestServer()
  const { services, world } = server
  const now = services.clock.now()
  ids = await withTransaction(
    services.pool,
    { kind: 'system' },
    async (db) => (await createPeople(db, services, now)).ids,
  )
  const owner: TestUser = { id: ids.eigenaar, emailAddress: 'eigenaar@demo.klopt.nl', password: '' }
  for (const { company } of ticketStories) {
    if (companies.has(company)) continue
    companies.set(company, (await world.administration({ owner, companyName: company })).id)
  }
  await withTransaction(services.pool, { kind: 'system' }, (db) => createTickets(db, { services, ids, now }))
  support = await Support.ofNew(server)
})
afterAll(() => server.stop())

test('the demo world has tickets in every state, some of them for somebody', async () => {
  const { items } = await support.list()
  expect(items).toHaveLength(ticketStories.length)
  expect(new Set(items.map(({ state }) => state))).toEqual(new Set(['open', 'answered', 'closed']))
  expect(items.some(({ assignedTo }) => assignedTo?.id === ids.support)).toBe(true)
  expect(new Set(items.map(({ tagId }) => tagId))).toEqual(new Set([1, 2, 3, 6, 7]))
  const { firstAnswerMedian_seconds: median, created } = await support.figures()
  expect(median).toBeGreaterThan(3600)
  expect(created).toBe(items.length)
})

test('one has a picture, notes stand beside the answers, and support has replies at hand', async () => {
  const tickets = await Promise.all((await support.list()).items.map(({ id }) => support.get(id)))
  const written = tickets.flatMap(({ thread }) => thread)
  expect(written.flatMap(({ attachments }) => attachments)).toMatchObject([{ name: 'schermafdruk.png' }])
  expect(written.filter(({ kind }) => kind === 'note').length).toBeGreaterThan(0)
  for (const { content } of written) expect(content).not.toMatch(/\*\*|\]\(/)
  expect(await support.client.call(contract.ticketQueue.savedReplies)).toHaveLength(5)
})

test('the owner reads the picture of the own ticket', async () => {
  const owner = await server.world.as({ id: ids.eigenaar })
  const customer = new Customer(owner, companies.get('Studio Noord') ?? 0)
  const ticket = (await customer.list()).find(({ subject }) => subject === 'Afschrift wordt geweigerd')
  const [first] = await customer.conversation(ticket?.id ?? 0)
  expect((await customer.download(first?.attachments[0]?.id ?? 0)).status).toBe(200)
})
