import { contract } from '@klopt/api-client/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestServer, type KloptTestServer } from '../../testing/index.ts'
import { codeOf, colleagueOf, Customer } from './tickets.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.stop())

const { administrations, tickets } = contract

test('holders of ADMIN see the tickets of all, others their own; for the rest a ticket does not exist', async () => {
  const owner = await Customer.ofNew(server)
  const bookkeeper = await colleagueOf(server, owner, ['ACCOUNTING'])
  const timeTracker = await colleagueOf(server, owner, ['TIME_TRACKING'])
  const [ofOwner, ofBookkeeper] = [await owner.ticket(), await bookkeeper.ticket()]
  expect((await owner.list()).map(({ id }) => id)).toEqual([ofBookkeeper, ofOwner])
  expect((await owner.get(ofBookkeeper)).isMine).toBe(false)
  expect((await bookkeeper.list()).map(({ id }) => id)).toEqual([ofBookkeeper])
  expect(await timeTracker.list()).toEqual([])

  const params = { ...owner.params, ticketId: ofOwner }
  const elsewhere = await Customer.ofNew(server)
  for (const [who, theirs] of [
    [bookkeeper, params],
    [elsewhere, { ...elsewhere.params, ticketId: ofOwner }],
  ] as const) {
    for (const call of [tickets.get, tickets.responses, tickets.close]) {
      expect(codeOf(await who.client.send(call, { params: theirs }))).toBe(90005)
    }
    const reply = { params: theirs, body: { message: 'x' } }
    expect(codeOf(await who.client.send(tickets.reply, reply))).toBe(90005)
  }
})

test('a firm sees of a client what it asked itself', async () => {
  const firmId = await server.world.firm()
  const owner = await Customer.ofNew(server, await server.world.administration({ firmId }))
  const advisor = new Customer(
    await server.world.as(await server.world.user({ firmId })),
    owner.params.administrationId,
  )
  await owner.ticket()
  const own = await advisor.ticket()
  expect((await advisor.list()).map(({ id }) => id)).toEqual([own])
  expect(await owner.list()).toHaveLength(2)
})

test('a ticket of the main user lets support in when it says so; of others, or without, nothing changes', async () => {
  const owner = await Customer.ofNew(server)
  const administrator = await colleagueOf(server, owner, ['ADMIN'])
  const isAccessible = async () =>
    (await owner.client.call(administrations.get, { params: owner.params })).is_accessible_by_klopt
  await administrator.ticket({ permit_access_by_klopt: true })
  expect(await isAccessible()).toBe(false)
  await owner.ticket({ permit_access_by_klopt: true })
  expect(await isAccessible()).toBe(true)
  await owner.ticket({ permit_access_by_klopt: false })
  await owner.ticket({ permit_access_by_klopt: true })
  expect(await isAccessible()).toBe(true)
  const log = await owner.client.call(administrations.accessLog, { params: owner.params })
  expect(log.map(({ kind }) => kind)).toEqual(['consent_given'])
})

test('support that was let in reads tickets, also through the eyes of one user, and writes none', async () => {
  const books = await server.world.administration({ accessibleBySupport: true })
  const owner = await Customer.ofNew(server, books)
  const user = await server.world.user()
  await server.world.role({ user, administrationId: books.id, permissions: ['TIME_TRACKING'] })
  const colleague = new Customer(await server.world.as(user), books.id)
  const [ofOwner, ofColleague] = [await owner.ticket(), await colleague.ticket()]
  const staff = await server.world.user({ globalPermissions: ['ADMIN'] })
  await server.world.grant(staff, { administrationId: books.id })
  const support = new Customer(await server.world.as(staff), books.id)
  expect((await support.list()).map(({ id }) => id)).toEqual([ofColleague, ofOwner])
  const eyes = { headers: { 'x-acting-as': String(user.id) } }
  const seen = await support.client.send(tickets.list, { params: support.params }, eyes)
  expect(seen.body).toMatchObject([{ id: ofColleague }])
  expect(codeOf(await support.send())).toBe(90032)
})

test('a mailed link leads its writer, the administrators and staff to the administration, and nobody else', async () => {
  const owner = await Customer.ofNew(server)
  const colleague = await colleagueOf(server, owner, ['TIME_TRACKING'])
  const [ofOwner, ofColleague] = [await owner.ticket(), await colleague.ticket()]
  const locate = (client: Customer['client'], ticketId: number) => client.send(tickets.locate, { params: { ticketId } })
  const { administrationId } = owner.params
  const staff = await server.world.as(await server.world.user({ globalPermissions: ['ADMIN'] }))
  for (const [client, ticketId] of [
    [owner.client, ofOwner],
    [owner.client, ofColleague],
    [colleague.client, ofColleague],
    [staff, ofOwner],
  ] as const) {
    expect((await locate(client, ticketId)).body).toEqual({ administrationId })
  }
  const compliance = await server.world.as(await server.world.user({ globalPermissions: ['COMPLIANCE'] }))
  const stranger = (await Customer.ofNew(server)).client
  for (const client of [colleague.client, compliance, stranger]) {
    expect(codeOf(await locate(client, ofOwner))).toBe(90005)
  }
  expect(codeOf(await locate(owner.client, 999_999))).toBe(90005)
})
