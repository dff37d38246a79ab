import { contract } from '@klopt/api-client/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestServer, type KloptTestServer } from '../../testing/index.ts'
import { plansOf, rowsRead } from '../plans.test-support.ts'
import { Customer } from './tickets.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.stop())

test('tickets are counted without who asked, unless these are searched too', async () => {
  const owner = await server.world.user({ firstName: 'Wilhelmina' })
  const customer = await Customer.ofNew(server, await server.world.administration({ owner }))
  await customer.ticket()
  const list = (query: { readonly search?: string }) =>
    customer.client.call(contract.tickets.page, { params: customer.params, query })
  const usersRead = async (query: { readonly search?: string }) =>
    rowsRead(await plansOf(() => list(query), { having: 'AS count', isRun: true }), 'users')
  expect((await list({ search: 'wilhelmina' })).segments).toMatchObject({ all: { count: 1 }, open: { count: 1 } })
  expect(await usersRead({ search: 'wilhelmina' })).toBeGreaterThan(0)
  expect((await list({})).segments).toMatchObject({ all: { count: 1 }, open: { count: 1 } })
  expect(await usersRead({})).toBe(0)
})
