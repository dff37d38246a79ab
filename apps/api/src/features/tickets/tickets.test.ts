import { contract } from '@klopt/api-client/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedTestServer, type KloptTestServer } from '../../testing/index.ts'
import { countStatements } from '../count-statements.test-support.ts'
import { codeOf, colleagueOf, Customer } from './tickets.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await sharedTestServer()
})
afterAll(() => server.stop())

const { tickets } = contract

test('a ticket is the first message of its conversation', async () => {
  const owner = await server.world.user({ firstName: 'Eva', lastName: 'Eigenaar' })
  const customer = await Customer.ofNew(server, await server.world.administration({ owner }))
  const id = await customer.ticket({ subject: 'Btw', message: 'Wat is 5g?\r\nEn 1e?', tag_id: 2 })
  const at = Math.floor(server.clock.now().getTime() / 1000)
  expect(await customer.list()).toEqual([
    {
      id,
      subject: 'Btw',
      created_on_timestamp: at,
      tag_id: 2,
      state: 'open',
      last_response_on_timestamp: at,
      author_name: 'Eva Eigenaar',
    },
  ])
  expect(await customer.get(id)).toEqual({
    id,
    subject: 'Btw',
    tagId: 2,
    state: 'open',
    createdAt: at,
    authorName: 'Eva Eigenaar',
    isMine: true,
  })
  expect(await customer.conversation(id)).toEqual([
    {
      id: expect.any(Number),
      kind: 'message',
      author_name: 'Eva Eigenaar',
      content: '<p>Wat is 5g?<br>En 1e?</p>',
      created_on_timestamp: at,
      attachments: [],
    },
  ])
})

test('the same ticket sent twice, or ten times at once, is one; so is a reply', async () => {
  const customer = await Customer.ofNew(server)
  const key = { idempotencyKey: 'een-ticket' }
  const answers = await Promise.all(Array.from({ length: 10 }, () => customer.send({}, key)))
  expect(new Set(answers.map(({ body }) => (body as { id: number }).id)).size).toBe(1)
  const [ticket] = await customer.list()
  const params = { ...customer.params, ticketId: ticket?.id ?? 0 }
  const reply = { params, body: { message: 'Nog iets' } }
  await customer.client.send(tickets.reply, reply, { idempotencyKey: 'een-antwoord' })
  await customer.client.send(tickets.reply, reply, { idempotencyKey: 'een-antwoord' })
  expect(await customer.list()).toHaveLength(1)
  expect(await customer.conversation(params.ticketId)).toHaveLength(2)
})

test('a subject is one line whatever was pasted, and what shows nothing is refused', async () => {
  const customer = await Customer.ofNew(server)
  const id = await customer.ticket({ subject: ' x\r\nBcc: y@evil.example\u2028z ' })
  expect((await customer.get(id)).subject).toBe('x Bcc: y@evil.example z')
  for (const [field, wrong] of [
    ['subject', { subject: '\u0001\r\n' }],
    ['subject', { subject: 'x'.repeat(201) }],
    ['message', { message: '\u0007 \n' }],
    ['message', { message: 'x'.repeat(20_001) }],
    ['tag_id', { tag_id: 4 as never }],
  ] as const) {
    const answer = await customer.send(wrong)
    expect(answer).toMatchObject({ status: 422, body: { code: 90001, fields: { [field]: expect.any(String) } } })
  }
})

test('a reply opens a closed ticket; only its writer closes it', async () => {
  const owner = await Customer.ofNew(server)
  const colleague = await colleagueOf(server, owner, ['TIME_TRACKING'])
  const id = await colleague.ticket()
  expect(codeOf(await owner.close(id))).toBe(90004)
  expect((await colleague.close(id)).status).toBe(204)
  expect((await colleague.close(id)).status).toBe(204)
  expect((await colleague.get(id)).state).toBe('closed')
  server.clock.advanceMs(60_000)
  await owner.reply(id, 'Dit speelt bij mij ook.')
  expect((await colleague.get(id)).state).toBe('open')
  expect((await colleague.conversation(id)).map(({ kind }) => kind)).toEqual(['message', 'message'])
  const [listed] = await colleague.list()
  expect((listed?.last_response_on_timestamp ?? 0) - (listed?.created_on_timestamp ?? 0)).toBe(60)
})

test('a conversation without end is refused before it becomes one', async () => {
  const customer = await Customer.ofNew(server)
  const id = await customer.ticket()
  await server.services.pool.query(
    `INSERT INTO ticket_responses (administration_id, ticket_id, kind, author_id, body, created_at)
     SELECT administration_id, ticket_id, kind, author_id, body, created_at
     FROM ticket_responses, generate_series(1, 499) WHERE ticket_id = $1`,
    [id],
  )
  const params = { ...customer.params, ticketId: id }
  const answer = await customer.client.send(tickets.reply, { params, body: { message: 'Nog een' } })
  expect(answer).toMatchObject({ status: 422, body: { fields: { message: expect.stringContaining('nieuw ticket') } } })
})

test('in the grace period tickets go on', async () => {
  const customer = await Customer.ofNew(server, await server.world.administration({ subscriptionType: 'GRACE_PERIOD' }))
  const id = await customer.ticket()
  await customer.reply(id)
  expect((await customer.close(id)).status).toBe(204)
})

test('of 10,000 tickets the newest 200 are listed by one statement as many as for one', async () => {
  const customer = await Customer.ofNew(server)
  const first = await customer.ticket()
  const few = await countStatements(() => customer.list())
  await server.services.pool.query(
    `INSERT INTO tickets (administration_id, tag_id, subject, created_by, created_at, last_response_at, waiting_since)
     SELECT administration_id, 1, 'Ticket ' || n, created_by, created_at + n * interval '1 second', created_at, created_at
     FROM tickets, generate_series(1, 9999) n WHERE id = $1`,
    [first],
  )
  let listed: Awaited<ReturnType<Customer['list']>> = []
  const many = await countStatements(async () => (listed = await customer.list()))
  expect(many).toBe(few)
  expect(listed).toHaveLength(200)
  expect([listed[0]?.subject, listed[199]?.subject]).toEqual(['Ticket 9999', 'Ticket 9800'])
})

test('tickets are found by each word of their subject or author, and by their number; who sees one alone counts one', async () => {
  const { world } = server
  const owner = await world.user({ firstName: 'Anna', lastName: 'de Boer' })
  const administration = await world.administration({ owner })
  const member = await world.user({ firstName: 'Bo', lastName: 'Smit' })
  await world.role({ user: member, administrationId: administration.id, permissions: ['BOOKING'] })
  const params = { administrationId: administration.id }
  const submit = async (user: typeof owner, subject: string) => {
    const body = { subject, message: 'Hoi', permit_access_by_klopt: false, tag_id: 1 } as const
    return (await (await world.as(user)).call(contract.tickets.create, { params, body })).id
  }
  const ofOwner = await submit(owner, 'Aangifte mislukt')
  const ofMember = await submit(member, 'Factuur kwijt')
  const found = async (user: typeof owner, search: string) => {
    const page = await (await world.as(user)).call(contract.tickets.page, { params, query: { search } })
    expect(page.segments?.all.count).toBe(page.items.length)
    return page.items.map(({ id }) => id)
  }
  expect(await found(owner, 'aangifte')).toEqual([ofOwner])
  expect(await found(owner, 'kwijt  smit')).toEqual([ofMember])
  expect(await found(owner, 'kwijt boer')).toEqual([])
  expect(await found(owner, `#${ofMember}`)).toEqual([ofMember])
  expect(await found(member, 'anna')).toEqual([])
})
