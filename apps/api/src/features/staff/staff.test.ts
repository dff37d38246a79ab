import { admin, administrations, users } from '@klopt/api-client/schemas'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailTo } from '../authentication/mails.test-support.ts'
import { codeAt } from '../../security/totp.ts'
import { createTestServer, type KloptTestServer, type TestClient } from '../../testing/index.ts'

const totpSecret = 'JBSWY3DPEHPK3PXP'
let server: KloptTestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.stop())

const codeOf = (answer: { body: unknown }) => (answer.body as { code?: number } | null)?.code
const enter = (client: TestClient, administrationId: number, reason = 'Ticket 12') =>
  client.send(admin.enterAdministration, { params: { administrationId }, body: { reason } })
const open = (client: TestClient, administrationId: number) =>
  client.send(administrations.get, { params: { administrationId } })

test('support opens an administration with a reason, for an hour, when the main user lets it in', async () => {
  const { world, clock } = server
  const { id, owner } = await world.administration({ companyName: 'Bakkerij Zon', accessibleBySupport: true })
  const client = await world.as(await world.user({ globalPermissions: ['ADMIN'] }))
  expect(await client.call(admin.administration, { params: { administrationId: id } })).toEqual({
    id,
    companyName: 'Bakkerij Zon',
    mainUser: { name: expect.stringMatching(/^Sam /), emailAddress: owner.emailAddress },
    isAccessible: true,
    accessUntil: null,
  })
  expect(await enter(client, id, '  ')).toMatchObject({ status: 422, body: { code: 90001 } })
  const { status, body } = await enter(client, id)
  expect({ status, body }).toEqual({
    status: 200,
    body: { accessUntil: Math.floor(clock.now().getTime() / 1000) + 3600 },
  })
  expect((await open(client, id)).status).toBe(200)
  const { grants } = await client.call(admin.access)
  expect(grants).toMatchObject([{ administrationId: id, firmId: null, name: 'Bakkerij Zon', reason: 'Ticket 12' }])
})

test('without consent support stays outside; compliance gets in with its reason', async () => {
  const { world } = server
  const { id } = await world.administration()
  const support = await world.as(await world.user({ globalPermissions: ['ADMIN'] }))
  const compliance = await world.as(await world.user({ globalPermissions: ['COMPLIANCE'] }))
  expect(codeOf(await enter(support, id))).toBe(90028)
  expect(codeOf(await open(support, id))).toBe(3022)
  expect((await enter(compliance, id)).status).toBe(200)
  expect((await open(compliance, id)).status).toBe(200)
})

test('withdrawn consent ends what support had open, and it is no longer shown as open', async () => {
  const { world, services } = server
  const { id } = await world.administration({ accessibleBySupport: true })
  const client = await world.as(await world.user({ globalPermissions: ['ADMIN'] }))
  await enter(client, id)
  await services.pool.query('UPDATE administrations SET accessible_by_support = false WHERE id = $1', [id])
  expect(codeOf(await open(client, id))).toBe(3022)
  expect((await client.call(admin.access)).grants).toEqual([])
})

test('what does not exist cannot be entered', async () => {
  const client = await server.world.as(await server.world.user({ globalPermissions: ['ADMIN', 'COMPLIANCE'] }))
  expect(codeOf(await enter(client, 999_999))).toBe(90005)
  const params = { firmId: 999_999 }
  expect(codeOf(await client.send(admin.enterFirm, { params, body: { reason: 'x' } }))).toBe(90005)
  expect(codeOf(await client.send(admin.firm, { params }))).toBe(90005)
})

test('a firm is opened in the same way', async () => {
  const { world } = server
  const firmId = await world.firm('Kantoor Oost')
  const client = await world.as(await world.user({ globalPermissions: ['ADMIN'] }))
  await client.call(admin.enterFirm, { params: { firmId }, body: { reason: 'Vraag van het kantoor' } })
  const { accessUntil, companyName } = await client.call(admin.firm, { params: { firmId } })
  expect(companyName).toBe('Kantoor Oost')
  expect(accessUntil).not.toBeNull()
})

test('entering leaves an audit row that the administration sees', async () => {
  const { world, services } = server
  const { id } = await world.administration({ accessibleBySupport: true })
  const support = await world.user({ globalPermissions: ['ADMIN'] })
  await enter(await world.as(support), id, 'Ticket 99')
  const { rows } = await services.pool.query(
    'SELECT user_id, action, details FROM audit_log WHERE administration_id = $1',
    [id],
  )
  expect(rows).toEqual([{ user_id: support.id, action: 'enter_as_staff', details: { reason: 'Ticket 99' } }])
})

test('the second factor counts for an hour, a code works once, and wrong ones are limited', async () => {
  const { world, clock } = server
  const support = await world.user({ globalPermissions: ['ADMIN'], totpSecret })
  const client = await world.as(support, { provedSecondFactor: false })
  const verify = (code: string) => client.send(admin.verify, { body: { code } })
  expect(codeOf(await client.send(admin.search, { query: { search: 'x' } }))).toBe(3023)
  expect((await client.call(admin.access)).verifiedUntil).toBeNull()

  const right = codeAt(totpSecret, clock.now())
  expect(codeOf(await verify(right === '000000' ? '111111' : '000000'))).toBe(19005)
  expect((await verify(right)).status).toBe(204)
  expect((await client.call(admin.access)).verifiedUntil).toBe(Math.floor(clock.now().getTime() / 1000) + 3600)
  expect((await client.send(admin.search, { query: { search: 'x' } })).status).toBe(200)
  expect(codeOf(await verify(right))).toBe(19005)

  for (let attempt = 0; attempt < 12; attempt += 1) await verify('000000')
  expect(codeOf(await verify('000000'))).toBe(19006)
})

test('staff without a second factor of its own is told to set one up', async () => {
  const client = await server.world.as(await server.world.user({ globalPermissions: ['ADMIN'] }))
  expect(codeOf(await client.send(admin.verify, { body: { code: '123456' } }))).toBe(90029)
})

test('search finds people, administrations and firms by name, address and number', async () => {
  const { world } = server
  const firmId = await world.firm('Kantoor Vindbaar')
  const owner = await world.user({ firstName: 'Fleur', lastName: 'Vindbaar', emailAddress: 'fleur@vind.example' })
  const { id } = await world.administration({ companyName: 'Vindbaar BV', owner, firmId })
  const client = await world.as(await world.user({ globalPermissions: ['COMPLIANCE'] }))
  const search = (text: string) => client.call(admin.search, { query: { search: text } })

  const found = await search('vindbaar')
  expect(found.users).toEqual([
    {
      id: owner.id,
      name: 'Fleur Vindbaar',
      emailAddress: 'fleur@vind.example',
      firmName: null,
      isDeactivated: false,
      administrations: [{ id, companyName: 'Vindbaar BV' }],
    },
  ])
  expect(found.administrations).toMatchObject([{ id, mainUser: 'Fleur Vindbaar', firmName: 'Kantoor Vindbaar' }])
  expect(found.firms).toEqual([{ id: firmId, companyName: 'Kantoor Vindbaar', clients: 1 }])
  expect((await search(String(id))).administrations.map((row) => row.id)).toContain(id)
  expect((await search('FLEUR@VIND')).administrations.map((row) => row.id)).toEqual([id])
  expect(await search('v')).toEqual({ users: [], administrations: [], firms: [] })
  expect((await search('%%')).users).toEqual([])
})

test('staff signs a user out everywhere with a reason, which is recorded, and the user is told', async () => {
  const { world, services } = server
  const user = await world.user()
  const [phone, laptop] = [await world.as(user), await world.as(user)]
  const bystander = await world.as(await world.user())
  const member = await world.user({ globalPermissions: ['ADMIN'] })
  const client = await world.as(member)
  const end = (reason: string, userId = user.id) =>
    client.send(admin.endUserSessions, { params: { userId }, body: { reason } })

  expect(await end('  ')).toMatchObject({ status: 422, body: { code: 90001 } })
  expect((await phone.send(users.me)).status).toBe(200)
  expect(await end('Laptop gestolen, ticket 12')).toMatchObject({ status: 200, body: { ended: 2 } })
  expect((await phone.send(users.me)).status).toBe(401)
  expect((await laptop.send(users.me)).status).toBe(401)
  expect((await bystander.send(users.me)).status).toBe(200)
  expect((await client.send(users.me)).status).toBe(200)

  const { rows } = await services.pool.query(
    `SELECT user_id, entity, details FROM audit_log WHERE action = 'end_all_as_staff'`,
  )
  expect(rows).toEqual([
    {
      user_id: member.id,
      entity: 'session',
      details: { userId: user.id, ended: 2, reason: 'Laptop gestolen, ticket 12' },
    },
  ])
  expect((await mailTo(server, user.emailAddress, 'sessions-ended')).text).toContain('op alle apparaten uitgelogd')
  expect(codeOf(await end('x', 999_999))).toBe(90005)
})
