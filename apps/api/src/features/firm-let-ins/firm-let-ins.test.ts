import type { BodyOf } from '@klopt/api-client/contract'
import { contract, firmMembers, notifications, worklist } from '@klopt/api-client/schemas'
import { must } from '@klopt/bookkeeping/money'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestServer, type KloptTestServer, type TestUser } from '../../testing/index.ts'
import { mailsTo } from '../authentication/mails.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.stop())
beforeEach(() => server.clock.set('2026-05-04T10:00:00Z'))

let count = 0
const chosen = (clientIds: number[], absence: BodyOf<typeof firmMembers.save>['absence'] = null) => ({
  isAdmin: false,
  seesAll: false,
  clientIds,
  absence,
})

/** A firm with a colleague and a substitute who enter nothing, and the books of an owner. */
async function office() {
  const { world, services } = server
  const firmId = await world.firm('Kantoor Zuid')
  const boss = await world.user({ firmId, firstName: 'Bea', lastName: 'Boek' })
  const lotte = await world.user({ firmId, firstName: 'Lotte', lastName: 'Lijn' })
  const kim = await world.user({ firmId, firstName: 'Kim', lastName: 'Kas' })
  const owner = await world.user({ emailAddress: `eigenaar${(count += 1)}@let-in.example` })
  const { id: administrationId } = await world.administration({ firmId, owner, companyName: 'Bakkerij Maan' })
  await services.pool.query('UPDATE users SET firm_is_admin = false, firm_sees_all = false WHERE id = ANY ($1)', [
    [lotte.id, kim.id],
  ])
  const client = await world.as(boss)
  const asOwner = await world.as(owner)
  const save = (user: TestUser, body: BodyOf<typeof firmMembers.save>) =>
    client.call(firmMembers.save, { params: { firmId, userId: user.id }, body })
  const manage = (managerId: number | null) =>
    client.call(worklist.bulk, {
      params: { firmId },
      body: { administrationIds: [administrationId], action: { kind: 'set_manager', managerId } },
    })
  const mails = async () => {
    await server.jobs.drain()
    return (await mailsTo(server, owner.emailAddress)).filter(({ kind }) => kind === 'firm-lets-in')
  }
  const told = async (by = asOwner) => {
    const { items } = await by.call(notifications.list, { params: { administrationId } })
    return items.filter(({ kind }) => kind === 'access')
  }
  return { firmId, administrationId, boss, lotte, kim, client, asOwner, save, manage, mails, told }
}

test('the main user hears of a colleague who gets the client, by mail and in the app, and once', async () => {
  const { administrationId, lotte, client, asOwner, save, mails, told } = await office()
  await save(lotte, chosen([]))
  expect(await mails()).toEqual([])
  expect(await told()).toEqual([])
  await save(lotte, chosen([administrationId]))
  await save(lotte, chosen([administrationId]))
  const [mail, ...more] = await mails()
  expect(more).toEqual([])
  expect(mail).toMatchObject({ path: `/v2/administrations/${administrationId}/settings/users` })
  expect(await told()).toMatchObject([
    {
      title: 'Lotte Lijn van je kantoor kan in je boeken',
      href: `/v2/administrations/${administrationId}/settings/users`,
      isRead: false,
    },
  ])
  // Nobody of the firm is told what it did itself.
  expect(await told(client)).toEqual([])
  const keys = (await told()).map(({ key }) => key)
  await asOwner.call(notifications.read, { params: { administrationId }, body: { keys } })
  expect(await told()).toMatchObject([{ isRead: true }])
  await save(lotte, chosen([]))
  expect(await told()).toEqual([])
})

test('who looks after the client from now on, and who stands in for them, is told of too', async () => {
  const { lotte, kim, save, manage, mails, told } = await office()
  await manage(lotte.id)
  expect(await mails()).toHaveLength(1)
  const absence = { substituteId: kim.id, startsOn: '2026-05-11', endsOn: '2026-05-15' }
  await save(lotte, chosen([], absence))
  expect(await mails()).toHaveLength(2)
  expect(await told()).toMatchObject([
    { title: 'Kim Kas van je kantoor kan in je boeken', detail: 'als vervanger van 11 mei 2026 t/m 15 mei 2026' },
    { title: 'Lotte Lijn van je kantoor kan in je boeken', detail: 'toegelaten door je kantoor' },
  ])
  await manage(null)
  expect(await told()).toEqual([])
  // Both at once: one mail.
  await manage(lotte.id)
  expect(await mails()).toHaveLength(3)
  expect(await told()).toHaveLength(2)
})

test('other days of a substitute are told of where they were not before, and the notice says those that hold', async () => {
  const { lotte, kim, save, manage, mails, told } = await office()
  await manage(lotte.id)
  const away = (startsOn: string, endsOn: string) => save(lotte, chosen([], { substituteId: kim.id, startsOn, endsOn }))
  const detail = async () => (await told()).find(({ title }) => title.startsWith('Kim'))?.detail
  const texts = async () => (await mails()).map(({ text }) => text)
  expect(await mails()).toHaveLength(1)
  await away('2026-05-03', '2026-05-06')
  expect(await mails()).toHaveLength(2)
  // A later end, and then all of it at another time.
  await away('2026-05-03', '2026-06-28')
  expect(await mails()).toHaveLength(3)
  expect((await texts()).join()).toContain('- Kim Kas, als vervanger van 3 mei 2026 t/m 28 jun 2026')
  expect(await detail()).toBe('als vervanger van 3 mei 2026 t/m 28 jun 2026')
  await away('2026-07-20', '2026-07-24')
  expect(await mails()).toHaveLength(4)
  expect(await detail()).toBe('als vervanger van 20 jul 2026 t/m 24 jul 2026')
  // Fewer days, or days that are over, let nobody in whom the main user does not know of.
  await away('2026-07-21', '2026-07-24')
  expect(await mails()).toHaveLength(4)
  expect(await detail()).toBe('als vervanger van 21 jul 2026 t/m 24 jul 2026')
  // From now on, and no longer for those days alone.
  await manage(kim.id)
  expect(await mails()).toHaveLength(5)
  expect(await detail()).toBe('toegelaten door je kantoor')
})

test('a colleague who sees every client lets nobody new in; one who joins and sees them all is told of', async () => {
  const { firmId, boss, client, manage, mails, told } = await office()
  await manage(boss.id)
  expect(await mails()).toEqual([])
  const user = await server.world.user({
    firstName: 'Nina',
    lastName: 'Nieuw',
    emailAddress: `nina${count}@let-in.example`,
  })
  const body = { emailAddress: user.emailAddress, isAdmin: false, seesAll: true }
  await client.call(firmMembers.invite, { params: { firmId }, body })
  expect(await mails()).toEqual([])
  const link = (await mailsTo(server, user.emailAddress)).find(({ kind }) => kind === 'firm-invitation')
  const params = { firmId, invitationId: Number(link?.path.split('/').at(-1)) }
  const join = { params, body: { key: must(link?.query['key'], 'the key of a link'), account: null } }
  await (await server.world.as(user)).call(contract.firmInvitations.join, join)
  expect(await mails()).toHaveLength(1)
  expect(await told()).toMatchObject([{ title: 'Nina Nieuw van je kantoor kan in je boeken' }])
  server.clock.set('2026-05-19T10:00:00Z')
  expect(await told(await server.world.as(user))).toEqual([])
})

test('days that are over let nobody in, and are refused', async () => {
  const { firmId, lotte, kim, client } = await office()
  const absence = { substituteId: kim.id, startsOn: '2026-04-27', endsOn: '2026-05-03' }
  const params = { firmId, userId: lotte.id }
  const refused = await client.send(firmMembers.save, { params, body: chosen([], absence) })
  expect(refused.body).toMatchObject({ fields: { 'absence.endsOn': /voorbij/ } })
})
