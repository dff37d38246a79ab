import { connect } from 'node:net'
import { once } from 'node:events'
import { defineCall } from '@klopt/api-client/schemas'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { createTestServer, TestSchedule } from '../testing/index.ts'
import { publicAccess } from '../kernel/access.ts'
import { route } from '../kernel/route.ts'

const slow = defineCall({
  method: 'GET',
  base: 'v2',
  path: '/slow',
  summary: 'Waits',
  response: v.object({ ok: v.boolean() }),
})

test('a request that runs is finished, while idle connections are closed and new ones refused', async () => {
  const arrived = Promise.withResolvers<void>()
  const gate = Promise.withResolvers<void>()
  const server = await createTestServer({
    extraRoutes: [
      route(slow, {
        access: publicAccess,
        async handle() {
          arrived.resolve()
          await gate.promise
          return { ok: true }
        },
      }),
    ],
  })
  const idle = connect(Number(new URL(server.url).port), 'localhost')
  await once(idle, 'connect')
  const answer = server.world.visitor().send(slow)
  await arrived.promise

  const stopped = server.stop()
  await once(idle.resume(), 'close')
  await expect(server.world.visitor().request('GET', '/api/health')).rejects.toThrow('fetch failed')
  gate.resolve()
  expect(await answer).toMatchObject({ status: 200, body: { ok: true } })
  await stopped
})

test('a server that was told to end says so to its balancer while it still answers everybody, and then ends', async () => {
  const schedule = new TestSchedule()
  const server = await createTestServer({ schedule: schedule.schedule, env: { DRAIN_SECONDS: '10' } })
  const ask = async (path: string) => (await fetch(`${server.url}${path}`)).status
  expect(await ask('/api/health/ready')).toBe(200)
  const stopped = server.stop()
  expect(await ask('/api/health/ready')).toBe(503)
  expect(await ask('/api/health/live')).toBe(200)
  expect((await server.world.visitor().send(slow)).status).toBe(404)
  schedule.pass(9_999)
  expect(await ask('/api/health')).toBe(200)
  schedule.pass(10_000)
  await stopped
  await expect(ask('/api/health')).rejects.toThrow('fetch failed')
})
