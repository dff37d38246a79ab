import { members, timers } from '@klopt/api-client/schemas'
import { expect, test } from 'vitest'
import { withTransaction } from '../../database/transaction.ts'
import { createTestServer } from '../../testing/index.ts'
import { dailySubscriptionsJob } from '../subscriptions/daily.ts'

test('the timer of who is removed stops', async () => {
  const server = await createTestServer()
  try {
    const { world, services, clock } = server
    const { id: administrationId, owner } = await world.administration()
    const member = await world.user()
    await world.role({ user: member, administrationId, permissions: ['TIME_TRACKING'] })
    const params = { administrationId }
    await (await world.as(member)).call(timers.start, { params })
    await (await world.as(owner)).call(members.deactivate, { params: { ...params, userId: member.id } })
    const { rows } = await services.pool.query('SELECT stopped_at FROM timers WHERE user_id = $1', [member.id])
    expect(rows).toEqual([{ stopped_at: clock.now() }])
  } finally {
    await server.stop()
  }
})

test('a timer that runs when the grace period begins is stopped, as nobody could stop it any more', async () => {
  const server = await createTestServer()
  try {
    const { world, services, jobs, clock } = server
    const { id: administrationId, owner } = await world.administration({
      subscriptionType: 'TRIAL',
      subscriptionPeriodEnd: '2026-06-15',
    })
    const client = await world.as(owner)
    const { id: timerId } = await client.call(timers.start, { params: { administrationId } })
    clock.advanceMs(24 * 3_600_000)
    await withTransaction(services.pool, { kind: 'job' }, (db) => jobs.senderFor(db).enqueue(dailySubscriptionsJob, {}))
    await jobs.drain()
    const list = await client.call(timers.list, { params: { administrationId }, query: {} })
    expect(list).toMatchObject([{ id: timerId, duration_in_seconds: 86_400 }])
    expect(list[0]?.stopped_timestamp).not.toBeNull()
    const stop = await client.send(timers.stop, { params: { administrationId, timerId } })
    expect(stop).toMatchObject({ status: 403, body: { code: 90011 } })
  } finally {
    await server.stop()
  }
})
