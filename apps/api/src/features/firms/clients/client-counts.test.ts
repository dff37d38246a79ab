import { firms } from '@klopt/api-client/schemas'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestServer, type KloptTestServer } from '../../../testing/index.ts'
import { plansOf, rowsRead } from '../../plans.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.stop())

const CLIENTS = 5

test('clients are counted without their main users, unless these are searched too', async () => {
  const firmId = await server.world.firm()
  const client = await server.world.as(await server.world.user({ firmId }))
  const owner = await server.world.user({ firstName: 'Wilhelmina' })
  for (let place = 0; place < CLIENTS; place += 1) await server.world.administration({ firmId, owner })
  const list = (query: { readonly search?: string }) => client.call(firms.clients, { params: { firmId }, query })
  const rolesRead = async (query: { readonly search?: string }) =>
    rowsRead(await plansOf(() => list(query), { having: 'AS count', isRun: true }), 'roles')
  expect((await list({})).segments).toMatchObject({ active: { count: CLIENTS }, archived: { count: 0 } })
  expect(await rolesRead({})).toBe(0)
  expect((await list({ search: 'wilhelmina' })).segments).toMatchObject({ active: { count: CLIENTS } })
  expect(await rolesRead({ search: 'wilhelmina' })).toBeGreaterThan(0)
})
