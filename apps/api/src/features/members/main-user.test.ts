import { members, roles, users } from '@klopt/api-client/schemas'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestServer, type KloptTestServer } from '../../testing/index.ts'
import { codeOf, company } from './members.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.stop())

test('the main user keeps ADMIN, is not removed and does not leave', async () => {
  const { params, owner, administrationId, asOwner } = await company(server)
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

test('another member becomes the main user with the password, and the former one can leave', async () => {
  const { administrationId, params, owner, member, asOwner, asMember } = await company(server, ['TIME_TRACKING'])
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
  const { administrationId, params, owner, member, asOwner } = await company(server)
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

test('who becomes the main user while leaving stays', async () => {
  const { administrationId, member, roleId, asMember } = await company(server)
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
