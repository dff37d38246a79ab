import { removalRequests, subscriptions } from '@klopt/api-client/schemas'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestServer, type KloptTestServer } from '../../testing/index.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.stop())

const codeOf = (answer: { body: unknown }) => (answer.body as { code?: number } | null)?.code
const daySeconds = 86_400

test('a request is worked on first and then has its day, thirty days on', async () => {
  const { world, clock, jobs } = server
  const { id: administrationId, owner } = await world.administration({ subscriptionType: 'NONE' })
  const params = { administrationId }
  const client = await world.as(owner)
  const asked = Math.floor(clock.now().getTime() / 1000)
  await client.call(removalRequests.request, { params })
  expect(await client.call(removalRequests.list)).toEqual([{ administrationId, readyForRemovalAt: null }])
  await jobs.drain()
  const ready = { administrationId, readyForRemovalAt: asked + 30 * daySeconds }
  expect(await client.call(removalRequests.list)).toEqual([ready])

  clock.advanceMs(daySeconds * 1000)
  await client.call(removalRequests.request, { params })
  await jobs.drain()
  expect(await client.call(removalRequests.list)).toEqual([ready])
})

test('a withdrawn request is gone, also when it was still worked on', async () => {
  const { world, jobs } = server
  const { id: administrationId, owner } = await world.administration({ subscriptionType: 'TRIAL' })
  const client = await world.as(owner)
  await client.call(removalRequests.request, { params: { administrationId } })
  await client.call(removalRequests.cancel, { body: { administrationId } })
  await jobs.drain()
  expect(await client.call(removalRequests.list)).toEqual([])
  expect((await client.send(removalRequests.cancel, { body: { administrationId } })).status).toBe(204)
})

test('a subscription that goes on has to be cancelled first', async () => {
  const { world } = server
  const { id: administrationId, owner } = await world.administration({ subscriptionType: 'ZZP' })
  const client = await world.as(owner)
  const params = { administrationId }
  expect((await client.call(removalRequests.preview, { params })).hasRunningSubscription).toBe(true)
  expect(codeOf(await client.send(removalRequests.request, { params }))).toBe(90027)
  expect(await client.call(removalRequests.list)).toEqual([])
})

test('only the main user withdraws, and nobody learns of another’s request', async () => {
  const { world } = server
  const { id: administrationId, owner } = await world.administration({ subscriptionType: 'NONE' })
  const administrator = await world.user()
  await world.role({ user: administrator, administrationId, permissions: ['ADMIN'] })
  await (await world.as(owner)).call(removalRequests.request, { params: { administrationId } })
  const asAdministrator = await world.as(administrator)
  expect(codeOf(await asAdministrator.send(removalRequests.cancel, { body: { administrationId } }))).toBe(90004)
  expect(await asAdministrator.call(removalRequests.list)).toHaveLength(1)
  const stranger = await world.as(await world.user())
  expect(codeOf(await stranger.send(removalRequests.cancel, { body: { administrationId } }))).toBe(90005)
  expect(await stranger.call(removalRequests.list)).toEqual([])
})

test('choosing a plan withdraws a removal that was asked', async () => {
  const { world } = server
  const { id: administrationId, owner } = await world.administration({ subscriptionType: 'NONE' })
  const params = { administrationId }
  const client = await world.as(owner)
  await client.call(removalRequests.request, { params })
  expect(await client.call(removalRequests.list)).toHaveLength(1)
  await client.call(subscriptions.switchToVariant, { params: { ...params, variantId: 2 } })
  expect(await client.call(removalRequests.list)).toEqual([])
})
