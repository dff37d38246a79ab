import { firms, subscriptions } from '@klopt/api-client/schemas'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestServer, type KloptTestServer } from '../../../testing/index.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.stop())

const codeOf = (answer: { body: unknown }) => (answer.body as { code?: number } | null)?.code
let count = 0
const address = () => `betaler${(count += 1)}@test.example`
const newClient = { companyName: 'Bakkerij Zon', legalForm: 'vof' } as const

async function office() {
  const firmId = await server.world.firm('Kantoor Zuid')
  return { firmId, params: { firmId }, boss: await server.world.user({ firmId }) }
}

test('the books of a client whose firm pays are on its plan, and cost the client nothing', async () => {
  const { params, boss } = await office()
  const client = await server.world.as(boss)
  const body = { ...newClient, paidBy: 'FIRM' as const, ownerEmailAddress: address() }
  const { id } = await client.call(firms.createClient, { params, body })
  expect(await client.call(subscriptions.get, { params: { administrationId: id } })).toMatchObject({
    planName: 'ADVISOR_PAYS',
    subscriberKind: 'ADVISOR',
    paymentMethod: 'NONE',
  })
})

test('only who manages the firm has it pay; a colleague makes a client who pays', async () => {
  const { firmId, params } = await office()
  const colleague = await server.world.user({ firmId })
  await server.services.pool.query('UPDATE users SET firm_is_admin = false WHERE id = $1', [colleague.id])
  const client = await server.world.as(colleague)
  const made = (paidBy: 'FIRM' | 'CLIENT') =>
    client.send(firms.createClient, { params, body: { ...newClient, paidBy, ownerEmailAddress: address() } })
  expect(codeOf(await made('FIRM'))).toBe(90562)
  expect((await made('CLIENT')).status).toBe(200)
  expect((await client.call(firms.clients, { params, query: {} })).items).toMatchObject([{ paidBy: 'CLIENT' }])
})
