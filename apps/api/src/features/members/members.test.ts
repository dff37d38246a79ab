import { invitations, members, roles } from '@klopt/api-client/schemas'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestServer, type KloptTestServer } from '../../testing/index.ts'
import { codeOf, company } from './members.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.stop())

test('members are listed with their address, rights and when they were last seen', async () => {
  const { params, owner, member, asOwner } = await company(server)
  const list = await asOwner.call(members.list, { params, query: {} })
  expect(list).toMatchObject([
    { userId: owner.id, isPrimaryUser: true, permissions: ['ADMIN', 'TIME_TRACKING'], deactivatedAt: null },
    { userId: member.id, isPrimaryUser: false, emailAddress: member.emailAddress, permissions: ['ACCOUNTING'] },
  ])
  expect(list[1]?.lastSeenAt).toBe(Math.floor(server.clock.now().getTime() / 1000))
})

test('rights that change count at the next request', async () => {
  const { params, member, asOwner, asMember } = await company(server, ['TIME_TRACKING'])
  expect(codeOf(await asMember.send(members.list, { params, query: {} }))).toBe(90004)
  await asOwner.call(members.changePermissions, {
    params: { ...params, userId: member.id },
    body: { permissions: ['ADMIN', 'ADMIN'] },
  })
  expect(await asMember.call(members.list, { params, query: {} })).toMatchObject([{}, { permissions: ['ADMIN'] }])
})

test('BOOKING, COMPLIANCE and nothing at all cannot be given', async () => {
  const { params, member, asOwner } = await company(server)
  for (const permissions of [['BOOKING'], ['COMPLIANCE'], []]) {
    const answer = await asOwner.send(members.changePermissions, {
      params: { ...params, userId: member.id },
      body: { permissions },
    })
    expect(codeOf(answer)).toBe(90001)
  }
})

test('who is removed is out at the next request', async () => {
  const { params, member, asOwner, asMember } = await company(server, ['ADMIN'])
  await asOwner.call(members.deactivate, { params: { ...params, userId: member.id } })
  expect(codeOf(await asMember.send(members.list, { params, query: {} }))).toBe(90005)
  const again = await asOwner.send(members.deactivate, { params: { ...params, userId: member.id } })
  expect(codeOf(again)).toBe(90005)
})

test('a member leaves by their own role alone, also when the subscription has ended', async () => {
  const { services } = server
  const { administrationId, params, roleId, asMember } = await company(server)
  await services.pool.query("UPDATE administrations SET subscription_type = 'NONE' WHERE id = $1", [administrationId])
  const other = await company(server)
  const leave = (id: number, from: number) =>
    asMember.send(roles.deactivate, { params: { roleId: id }, body: { administrationId: from } })

  expect(codeOf(await leave(other.roleId, other.administrationId))).toBe(90005)
  expect(codeOf(await leave(roleId, other.administrationId))).toBe(90005)
  expect((await leave(roleId, administrationId)).status).toBe(204)
  expect(codeOf(await asMember.send(members.list, { params, query: {} }))).toBe(90005)
  expect(codeOf(await leave(roleId, administrationId))).toBe(90005)
  const { rows } = await services.pool.query('SELECT action FROM audit_log WHERE administration_id = $1', [
    administrationId,
  ])
  expect(rows).toEqual([{ action: 'leave' }])
})

test('one member is the bookkeeper, and a former member cannot be', async () => {
  const { params, owner, member, asOwner } = await company(server)
  const choose = (userId: number | null) => asOwner.send(members.chooseFinancialPlanner, { params, body: { userId } })
  const planners = async () => {
    const list = await asOwner.call(members.list, { params, query: {} })
    return list.filter((row) => row.isFinancialPlanner).map((row) => row.userId)
  }
  await choose(member.id)
  expect(await planners()).toEqual([member.id])
  await choose(owner.id)
  expect(await planners()).toEqual([owner.id])
  await choose(null)
  expect(await planners()).toEqual([])
  await asOwner.call(members.deactivate, { params: { ...params, userId: member.id } })
  expect(codeOf(await choose(member.id))).toBe(90005)
})

test('a user of another administration is no member here', async () => {
  const [here, there] = [await company(server), await company(server)]
  const userId = there.member.id
  const change = await here.asOwner.send(members.changePermissions, {
    params: { ...here.params, userId },
    body: { permissions: ['ADMIN'] },
  })
  expect(codeOf(change)).toBe(90005)
  expect(codeOf(await here.asOwner.send(members.deactivate, { params: { ...here.params, userId } }))).toBe(90005)
})

test('who is removed, or loses ADMIN, has nobody on the way in: what they sent can be sent again by others', async () => {
  const { params, administrationId, member, asOwner, asMember } = await company(server, ['ADMIN'])
  const invite = (emailAddress: string) =>
    asMember.call(invitations.send, { params, body: { emailAddress, permissions: ['ADMIN'] } })
  const open = async () => (await asOwner.call(invitations.list, { params })).map((row) => row.emailAddress)
  const memberParams = { ...params, userId: member.id }

  await invite('achterdeur@test.example')
  await asOwner.call(invitations.send, { params, body: { emailAddress: 'a@test.example', permissions: ['ADMIN'] } })
  await asOwner.call(members.changePermissions, { params: memberParams, body: { permissions: ['ADMIN'] } })
  expect(await open()).toEqual(['a@test.example', 'achterdeur@test.example'])
  await asOwner.call(members.changePermissions, { params: memberParams, body: { permissions: ['ACCOUNTING'] } })
  expect(await open()).toEqual(['a@test.example'])

  await asOwner.call(members.changePermissions, { params: memberParams, body: { permissions: ['ADMIN'] } })
  await invite('achterdeur@test.example')
  await asOwner.call(members.deactivate, { params: memberParams })
  expect(await open()).toEqual(['a@test.example'])
  const { rows } = await server.services.pool.query(
    "SELECT count(*)::int AS count FROM audit_log WHERE administration_id = $1 AND action = 'revoke'",
    [administrationId],
  )
  expect(rows).toEqual([{ count: 2 }])
})

test('who left is no longer followed', async () => {
  const { params, administrationId, roleId, asOwner, asMember } = await company(server)
  await asMember.call(roles.deactivate, { params: { roleId }, body: { administrationId } })
  expect((await asOwner.call(members.list, { params, query: {} }))[1]).toMatchObject({ lastSeenAt: null })
})

test('of leaving twice at once one counts', async () => {
  const { administrationId, roleId, asMember } = await company(server)
  const leave = () => asMember.send(roles.deactivate, { params: { roleId }, body: { administrationId } })
  const statuses = (await Promise.all([leave(), leave(), leave()])).map(({ status }) => status)
  expect(statuses.toSorted((a, b) => a - b)).toEqual([204, 404, 404])
  const { rows } = await server.services.pool.query(
    "SELECT count(*)::int AS count FROM audit_log WHERE administration_id = $1 AND action = 'leave'",
    [administrationId],
  )
  expect(rows).toEqual([{ count: 1 }])
})

test('people are found and sorted, those who left behind the others and once, and go out as a file', async () => {
  const { params, administrationId, owner, member, roleId, asOwner, asMember } = await company(server)
  const { world } = server
  const bo = await world.user({ firstName: 'Bo', lastName: 'Zon' })
  await world.role({ user: bo, administrationId, permissions: ['ADMIN'] })
  const names = async (query: { search?: string; sort?: 'name' | '-name' | 'lastSeenAt' | '-lastSeenAt' }) =>
    (await asOwner.call(members.list, { params, query })).map(({ userId }) => userId)
  await asMember.call(roles.deactivate, { params: { roleId }, body: { administrationId } })
  const active = (await names({ sort: 'name' })).slice(0, 2)
  expect(active.toSorted((a, b) => a - b)).toEqual([owner.id, bo.id].toSorted((a, b) => a - b))
  expect(await names({ sort: '-name' })).toEqual([...active.toReversed(), member.id])
  // Bo never came.
  expect(await names({ sort: 'lastSeenAt' })).toEqual([bo.id, owner.id, member.id])
  expect(await names({ sort: '-lastSeenAt' })).toEqual([owner.id, bo.id, member.id])
  expect(await names({ search: ' bo zo' })).toEqual([bo.id])
  expect(await names({ search: '%' })).toEqual([])

  // Once back and gone again, or back for good, somebody stands in the list once.
  await world.role({ user: member, administrationId, permissions: ['ACCOUNTING'] })
  expect((await names({ sort: 'name' })).filter((id) => id === member.id)).toHaveLength(1)
  await asOwner.call(members.deactivate, { params: { ...params, userId: member.id } })
  expect(await names({ search: 'Anna' })).toEqual([member.id])

  const file = await asOwner.send(members.export, { params, query: { format: 'csv', sort: '-lastSeenAt' } })
  const lines = (file.body as string).trim().split('\r\n')
  expect(lines[0]).toContain('Voornaam;Achternaam;E-mailadres;Rechten')
  expect(lines).toHaveLength(4)
  expect(lines[2]).toContain('Bo;Zon')
})
