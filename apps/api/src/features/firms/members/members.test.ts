import type { BodyOf } from '@klopt/api-client/contract'
import { dashboard, firmInvitations, firmMembers, firms, users } from '@klopt/api-client/schemas'
import { addDays } from '@klopt/validators'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { civilDate } from '../../../kernel/clock.ts'
import { createTestServer, type KloptTestServer, type TestUser } from '../../../testing/index.ts'
import { mailsTo } from '../../authentication/mails.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.stop())

const codeOf = (answer: { body: unknown }) => (answer.body as { code?: number } | null)?.code
const account = { firstName: 'Nina', lastName: 'Nieuw', password: 'Sterk-wachtwoord-1' }
const chosen = (clientIds: number[]) => ({ isAdmin: false, seesAll: false, clientIds, absence: null })
let count = 0

async function office() {
  const { world } = server
  const firmId = await world.firm('Kantoor Zuid')
  const [boss, colleague] = [await world.user({ firmId, firstName: 'Bea' }), await world.user({ firmId })]
  const clients = [await world.administration({ firmId }), await world.administration({ firmId })].map(({ id }) => id)
  const asBoss = await world.as(boss)
  const save = (user: TestUser, body: BodyOf<typeof firmMembers.save>) =>
    asBoss.send(firmMembers.save, { params: { firmId, userId: user.id }, body })
  return { firmId, params: { firmId }, boss, colleague, clients, asBoss, save, as: await world.as(colleague) }
}

async function mailedLink(firmId: number, emailAddress: string) {
  const mail = (await mailsTo(server, emailAddress)).find(({ kind }) => kind === 'firm-invitation')
  const params = { firmId, invitationId: Number(mail?.path.split('/').at(-1)) }
  return { params, key: mail?.query['key'] ?? '' }
}

test('a colleague joins by a link with a new account, is signed in and does what was said', async () => {
  const { firmId, params, asBoss } = await office()
  const emailAddress = `collega${(count += 1)}@test.example`
  await asBoss.call(firmMembers.invite, { params, body: { emailAddress, isAdmin: false, seesAll: false } })
  expect(await asBoss.call(firmInvitations.list, { params })).toMatchObject([{ kind: 'colleague', emailAddress }])
  const link = await mailedLink(firmId, emailAddress)
  const visitor = server.world.visitor()
  const join = { params: link.params, body: { key: link.key, account } }
  expect(await visitor.call(firmInvitations.join, join)).toEqual({ redirect_url: `/v2/firms/${firmId}` })
  expect(await visitor.call(users.me, { query: {} })).toMatchObject({ firm_id: firmId, email_address: emailAddress })
  expect((await visitor.call(firms.get, { params })).mayManage).toBe(false)
  expect((await visitor.call(firms.clients, { params, query: {} })).items).toEqual([])
  expect(codeOf(await server.world.visitor().send(firmInvitations.join, join))).toBe(41002)
  const colleagues = await asBoss.call(firmMembers.list, { params })
  expect(colleagues.find(({ name }) => name === 'Nina Nieuw')).toMatchObject({
    isAdmin: false,
    seesAll: false,
    clientIds: [],
  })
})

test('a link that was taken back lets nobody in, and nobody works at two firms', async () => {
  const { firmId, params, asBoss } = await office()
  const other = await office()
  const invite = (emailAddress: string) =>
    asBoss.send(firmMembers.invite, { params, body: { emailAddress, isAdmin: false, seesAll: true } })
  expect(codeOf(await invite(other.boss.emailAddress))).toBe(90149)
  const user = await server.world.user()
  const { body } = await invite(user.emailAddress)
  const link = await mailedLink(firmId, user.emailAddress)
  await server.services.pool.query('UPDATE users SET firm_id = $1 WHERE id = $2', [other.firmId, user.id])
  const join = { params: link.params, body: { key: link.key, account: null } }
  expect(codeOf(await (await server.world.as(user)).send(firmInvitations.join, join))).toBe(90149)
  await asBoss.call(firmInvitations.revoke, { params: { firmId, invitationId: (body as { id: number }).id } })
  expect(codeOf(await (await server.world.as(user)).send(firmInvitations.join, join))).toBe(41001)
})

test('a colleague enters the clients they were given, in every way in, and those they look after', async () => {
  const { params, clients, colleague, save, as, asBoss } = await office()
  const [first = 0, second = 0] = clients
  const seen = async () => ({
    listed: (await as.call(firms.clients, { params, query: {} })).items.map(({ id }) => id).sort((a, b) => a - b),
    own: ((await as.call(users.me, { query: { with: 'administrations' } })).administrations ?? []).map(({ id }) => id),
    entered: (
      await Promise.all(clients.map((administrationId) => as.send(dashboard.get, { params: { administrationId } })))
    ).map(({ status }) => status),
  })
  expect(await seen()).toMatchObject({ listed: clients, entered: [200, 200] })
  expect((await save(colleague, chosen([first]))).status).toBe(204)
  expect(await seen()).toEqual({ listed: [first], own: [first], entered: [200, 404] })
  await asBoss.call(firms.get, { params })
  await server.services.pool.query('INSERT INTO client_managers (administration_id, user_id) VALUES ($1, $2)', [
    second,
    colleague.id,
  ])
  expect(await seen()).toMatchObject({ listed: [first, second], entered: [200, 200] })
})

test('a substitute enters the clients of who is away, on those days alone', async () => {
  const { world, services } = server
  const { firmId, clients, colleague, save, as } = await office()
  const [first = 0] = clients
  const third = await world.user({ firmId })
  await services.pool.query('INSERT INTO client_managers (administration_id, user_id) VALUES ($1, $2)', [
    first,
    third.id,
  ])
  expect((await save(colleague, chosen([]))).status).toBe(204)
  const entered = async () =>
    (await as.send(dashboard.get, { params: { administrationId: first } })).status === 200 &&
    ((await as.call(users.me, { query: { with: 'administrations' } })).administrations ?? []).length === 1
  expect(await entered()).toBe(false)
  const today = civilDate(services.clock.now())
  const away = (startsOn: string, endsOn: string) =>
    save(third, { ...chosen([]), absence: { substituteId: colleague.id, startsOn, endsOn } })
  expect((await away(addDays(today, 1), addDays(today, 5))).status).toBe(204)
  expect(await entered()).toBe(false)
  expect((await away(addDays(today, -3), today)).status).toBe(204)
  expect(await entered()).toBe(true)
  const [self, backwards] = [
    await save(third, { ...chosen([]), absence: { substituteId: third.id, startsOn: today, endsOn: today } }),
    await away(today, addDays(today, -1)),
  ]
  expect([self.status, backwards.status]).toEqual([422, 422])
})

test('only who manages the firm changes colleagues and lets clients go, and never looks like staff', async () => {
  const { params, firmId, clients, colleague, boss, save, as, asBoss } = await office()
  const [first = 0] = clients
  await save(colleague, { ...chosen([]), seesAll: true })
  const [invited, saved, removed, released] = [
    await as.send(firmMembers.invite, {
      params,
      body: { emailAddress: 'x@test.example', isAdmin: false, seesAll: true },
    }),
    await as.send(firmMembers.save, { params: { firmId, userId: boss.id }, body: chosen([]) }),
    await as.send(firmMembers.remove, { params: { firmId, userId: boss.id } }),
    await as.send(firms.releaseClient, { params: { firmId, administrationId: first } }),
  ]
  expect([invited, saved, removed, released].map(({ status }) => status)).toEqual([403, 403, 403, 403])
  const staff = await server.world.user({ globalPermissions: ['ADMIN'] })
  await server.world.grant(staff, { firmId })
  const asStaff = await server.world.as(staff)
  expect((await asStaff.call(firms.get, { params })).mayManage).toBe(false)
  expect(await asStaff.call(firmMembers.list, { params })).toHaveLength(2)
  expect(codeOf(await asStaff.send(firmMembers.remove, { params: { firmId, userId: boss.id } }))).toBe(90032)
  expect((await asBoss.call(firmMembers.list, { params })).length).toBe(2)
})

test('a firm keeps somebody who manages it, also of two who step back at once', async () => {
  const { firmId, boss, colleague, asBoss, as } = await office()
  const stepBack = (client: typeof as, user: TestUser) =>
    client.send(firmMembers.save, { params: { firmId, userId: user.id }, body: chosen([]) })
  const codes = (await Promise.all([stepBack(asBoss, boss), stepBack(as, colleague)])).map(codeOf)
  expect(codes.filter((code) => code === undefined)).toHaveLength(1)
  const left = (await asBoss.send(firmMembers.list, { params: { firmId } })).body as { isAdmin: boolean }[]
  expect(left.filter(({ isAdmin }) => isAdmin)).toHaveLength(1)
  expect(codes).toContain(90148)
})

test('a colleague who goes enters nothing any more, and what they looked after is nobody’s', async () => {
  const { firmId, params, clients, colleague, as, asBoss } = await office()
  const [first = 0] = clients
  await server.services.pool.query('INSERT INTO client_managers (administration_id, user_id) VALUES ($1, $2)', [
    first,
    colleague.id,
  ])
  await asBoss.call(firmMembers.remove, { params: { firmId, userId: colleague.id } })
  expect((await as.send(dashboard.get, { params: { administrationId: first } })).status).toBe(404)
  expect((await as.send(firms.get, { params })).status).toBe(404)
  const { items } = await asBoss.call(firms.clients, { params, query: {} })
  expect(items.map(({ manager }) => manager)).toEqual([null, null])
  expect(await asBoss.call(firmMembers.list, { params })).toHaveLength(1)
})

test('clients of another firm cannot be given to a colleague', async () => {
  const { colleague, save } = await office()
  const other = await office()
  expect((await save(colleague, chosen(other.clients))).status).toBe(422)
})
