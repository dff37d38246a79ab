import { invitations, members, roles, users } from '@klopt/api-client/schemas'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestServer, type KloptTestServer } from '../../testing/index.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.stop())

const codeOf = (answer: { body: unknown }) => (answer.body as { code?: number } | null)?.code

/** An administration with its owner and one member, each with a client. */
async function company(permissions: readonly ('ADMIN' | 'ACCOUNTING' | 'TIME_TRACKING')[] = ['ACCOUNTING']) {
  const { world } = server
  const { id: administrationId, owner } = await world.administration()
  const member = await world.user({ firstName: 'Anna' })
  const roleId = await world.role({ user: member, administrationId, permissions })
  return {
    administrationId,
    params: { administrationId },
    owner,
    member,
    roleId,
    asOwner: await world.as(owner),
    asMember: await world.as(member),
  }
}

test('members are listed with their address, rights and when they were last seen', async () => {
  const { params, owner, member, asOwner } = await company()
  const list = await asOwner.call(members.list, { params, query: {} })
  expect(list).toMatchObject([
    { userId: owner.id, isPrimaryUser: true, permissions: ['ADMIN', 'TIME_TRACKING'], deactivatedAt: null },
    { userId: member.id, isPrimaryUser: false, emailAddress: member.emailAddress, permissions: ['ACCOUNTING'] },
  ])
  expect(list[1]?.lastSeenAt).toBe(Math.floor(server.clock.now().getTime() / 1000))
})

test('rights that change count at the next request', async () => {
  const { params, member, asOwner, asMember } = await company(['TIME_TRACKING'])
  expect(codeOf(await asMember.send(members.list, { params, query: {} }))).toBe(90004)
  await asOwner.call(members.changePermissions, {
    params: { ...params, userId: member.id },
    body: { permissions: ['ADMIN', 'ADMIN'] },
  })
  expect(await asMember.call(members.list, { params, query: {} })).toMatchObject([{}, { permissions: ['ADMIN'] }])
})

test('BOOKING, COMPLIANCE and nothing at all cannot be given', async () => {
  const { params, member, asOwner } = await company()
  for (const permissions of [['BOOKING'], ['COMPLIANCE'], []]) {
    const answer = await asOwner.send(members.changePermissions, {
      params: { ...params, userId: member.id },
      body: { permissions },
    })
    expect(codeOf(answer)).toBe(90001)
  }
})

test('the main user keeps ADMIN, is not removed and does not leave', async () => {
  const { params, owner, administrationId, asOwner } = await company()
  const { roles: own } = await asOwner.call(users.me, { query: { with: 'roles' } })
  const userParams = { ...params, userId: owner.id }
  const changed = await asOwner.send(members.changePermissions, {
    params: userParams,
    body: { permissions: ['TIME_TRACKING'] },
  })
  const removed = await asOwner.send(members.deactivate, { params: userParams })
  const left = await asOwner.send(roles.deactivate, { params: { roleId: own?.[0]?.id }, body: { administrationId } })
  expect([codeOf(changed), codeOf(removed), codeOf(left)]).toEqual([90024, 90024, 90024])
})

test('who is removed is out at the next request', async () => {
  const { params, member, asOwner, asMember } = await company(['ADMIN'])
  await asOwner.call(members.deactivate, { params: { ...params, userId: member.id } })
  expect(codeOf(await asMember.send(members.list, { params, query: {} }))).toBe(90005)
  const again = await asOwner.send(members.deactivate, { params: { ...params, userId: member.id } })
  expect(codeOf(again)).toBe(90005)
})

test('a member leaves by their own role alone, also when the subscription has ended', async () => {
  const { services } = server
  const { administrationId, params, roleId, asMember } = await company()
  await services.pool.query("UPDATE administrations SET subscription_type = 'NONE' WHERE id = $1", [administrationId])
  const other = await company()
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
  const { params, owner, member, asOwner } = await company()
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
  const [here, there] = [await company(), await company()]
  const userId = there.member.id
  const change = await here.asOwner.send(members.changePermissions, {
    params: { ...here.params, userId },
    body: { permissions: ['ADMIN'] },
  })
  expect(codeOf(change)).toBe(90005)
  expect(codeOf(await here.asOwner.send(members.deactivate, { params: { ...here.params, userId } }))).toBe(90005)
})

test('another member becomes the main user with the password, and the former one can leave', async () => {
  const { administrationId, params, owner, member, asOwner, asMember } = await company(['TIME_TRACKING'])
  const transfer = (userId: number, currentPassword = owner.password) =>
    asOwner.send(members.transferMainUser, { params, body: { userId, currentPassword } })
  expect(codeOf(await transfer(member.id, 'verkeerd'))).toBe(90023)
  expect(codeOf(await transfer((await server.world.user()).id))).toBe(90005)
  expect((await transfer(member.id)).status).toBe(204)
  expect(await asMember.call(members.list, { params, query: {} })).toMatchObject([
    { userId: member.id, isPrimaryUser: true, permissions: ['ADMIN', 'TIME_TRACKING'] },
    { userId: owner.id, isPrimaryUser: false, permissions: ['ADMIN', 'TIME_TRACKING'] },
  ])
  expect(codeOf(await transfer(owner.id))).toBe(90004)
  const { roles: own } = await asOwner.call(users.me, { query: { with: 'roles' } })
  const left = await asOwner.send(roles.deactivate, { params: { roleId: own?.[0]?.id }, body: { administrationId } })
  expect(left.status).toBe(204)
})

test('of two transfers at once one counts, and there is one main user', async () => {
  const { administrationId, params, owner, member, asOwner } = await company()
  const third = await server.world.user()
  await server.world.role({ user: third, administrationId, permissions: ['TIME_TRACKING'] })
  const answers = await Promise.all(
    [member, third].map(({ id }) =>
      asOwner.send(members.transferMainUser, { params, body: { userId: id, currentPassword: owner.password } }),
    ),
  )
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 403])
  const { rows } = await server.services.pool.query(
    'SELECT count(*)::int AS count FROM roles WHERE administration_id = $1 AND is_primary_user',
    [administrationId],
  )
  expect(rows).toEqual([{ count: 1 }])
})

test('who is removed, or loses ADMIN, has nobody on the way in: what they sent can be sent again by others', async () => {
  const { params, administrationId, member, asOwner, asMember } = await company(['ADMIN'])
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
  const { params, administrationId, roleId, asOwner, asMember } = await company()
  await asMember.call(roles.deactivate, { params: { roleId }, body: { administrationId } })
  expect((await asOwner.call(members.list, { params, query: {} }))[1]).toMatchObject({ lastSeenAt: null })
})

test('of leaving twice at once one counts', async () => {
  const { administrationId, roleId, asMember } = await company()
  const leave = () => asMember.send(roles.deactivate, { params: { roleId }, body: { administrationId } })
  const statuses = (await Promise.all([leave(), leave(), leave()])).map(({ status }) => status)
  expect(statuses.toSorted((a, b) => a - b)).toEqual([204, 404, 404])
  const { rows } = await server.services.pool.query(
    "SELECT count(*)::int AS count FROM audit_log WHERE administration_id = $1 AND action = 'leave'",
    [administrationId],
  )
  expect(rows).toEqual([{ count: 1 }])
})

test('who becomes the main user while leaving stays', async () => {
  const { administrationId, member, roleId, asMember } = await company()
  const { pool } = server.services
  const transfer = await pool.connect()
  await transfer.query('BEGIN')
  await transfer.query('UPDATE roles SET is_primary_user = false WHERE administration_id = $1', [administrationId])
  await transfer.query('UPDATE roles SET is_primary_user = true WHERE id = $1', [roleId])
  const leaving = asMember.send(roles.deactivate, { params: { roleId }, body: { administrationId } })
  await expect
    .poll(async () => (await pool.query("SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock'")).rowCount)
    .toBeGreaterThan(0)
  await transfer.query('COMMIT')
  transfer.release()
  expect(codeOf(await leaving)).toBe(90024)
  const { rows } = await pool.query('SELECT deactivated_at FROM roles WHERE user_id = $1', [member.id])
  expect(rows).toEqual([{ deactivated_at: null }])
})

test('people are found and sorted, those who left behind the others and once, and go out as a file', async () => {
  const { params, administrationId, owner, member, roleId, asOwner, asMember } = await company()
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
