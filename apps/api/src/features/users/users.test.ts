import { authentication, users } from '@klopt/api-client/schemas'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedTestServer, type KloptTestServer } from '../../testing/index.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await sharedTestServer()
})
afterAll(() => server.stop())

test('the signed-in user sees their own roles and administrations and nobody else’s', async () => {
  const { world } = server
  const { id, owner } = await world.administration({ companyName: 'Bakkerij Zon' })
  await world.administration({ companyName: 'Van een ander' })
  const client = world.visitor()
  await client.call(authentication.login, {
    body: {
      grant_type: 'password',
      client_identifier: 'web',
      email_address: owner.emailAddress,
      password: owner.password,
    },
  })
  const me = await client.call(users.me, { query: { with: 'roles,administrations' } })
  expect(me).toMatchObject({
    id: owner.id,
    email_address: owner.emailAddress,
    roles: [{ administration_id: id, type: 'ADMINISTRATION_ROLE', deactivated_timestamp: null, is_primary_user: true }],
  })
  expect(me.administrations?.map((administration) => administration.company.name)).toEqual(['Bakkerij Zon'])
})
