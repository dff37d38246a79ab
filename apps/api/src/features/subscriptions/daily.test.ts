import { addDays } from '@klopt/validators'
import { expect, test } from 'vitest'
import { withTransaction } from '../../database/transaction.ts'
import { createTestServer, type NewAdministration } from '../../testing/index.ts'
import { dailySubscriptionsJob, stepOf } from './daily.ts'

const none = {
  subscription_type: 'TRIAL',
  subscription_variant_id: null,
  subscription_period_end: null,
  subscription_ends_on: null,
  subscriber_kind: 'OWNER',
  payment_method: 'NONE',
  subscription_email_address: null,
  grace_period_from: null,
  removal_requested_at: null,
  subscription_started_on: null,
  campaign_id: null,
  campaign_until: null,
} as const

test('a trial counts its last day; the day after it has no current period', () => {
  const row = { ...none, subscription_period_end: '2028-02-29' }
  expect(stepOf(row, '2028-02-29')).toBeNull()
  expect(stepOf(row, '2028-03-01')).toEqual([
    'end_trial',
    { subscription_period_end: null, grace_period_from: '2028-03-01' },
  ])
})

test('the grace period is thirty days, whatever the clocks do in between', () => {
  const row = { ...none, subscription_type: 'GRACE_PERIOD', grace_period_from: '2027-03-15' } as const
  expect(stepOf(row, '2027-04-13')).toBeNull()
  expect(stepOf(row, '2027-04-14')).toEqual([
    'end_grace_period',
    { subscription_type: 'NONE', grace_period_from: null },
  ])
})

test('a plan renews by its own unit, and ends after its last day when it was cancelled', () => {
  const row = {
    ...none,
    subscription_type: 'ZZP',
    subscription_variant_id: 7,
    subscription_period_end: '2026-11-20',
  } as const
  expect(stepOf(row, '2026-11-20')).toBeNull()
  expect(stepOf(row, '2026-11-21')).toEqual(['renew_subscription', { subscription_period_end: '2027-11-20' }])
  const cancelled = { ...row, subscription_ends_on: '2026-11-20' }
  expect(stepOf(cancelled, '2026-11-20')).toBeNull()
  expect(stepOf(cancelled, '2026-11-21')?.[1]).toMatchObject({
    subscription_type: 'GRACE_PERIOD',
    grace_period_from: '2026-11-21',
  })
})

test('the night ends what is over, leaves what is not, and catches up with nights that were missed', async () => {
  const server = await createTestServer()
  try {
    const { world, services, jobs } = server
    const today = '2026-06-15'
    const add = async (given: NewAdministration) => (await world.administration(given)).id
    const running = await add({ subscriptionType: 'TRIAL', subscriptionPeriodEnd: today })
    const over = await add({ subscriptionType: 'TRIAL', subscriptionPeriodEnd: addDays(today, -1) })
    const longOver = await add({ subscriptionType: 'TRIAL', subscriptionPeriodEnd: addDays(today, -90) })
    const states = async () => {
      const { rows } = await services.pool.query<{ id: number; type: string; end: string | null }>(
        'SELECT id, subscription_type AS type, subscription_period_end AS end FROM administrations ORDER BY id',
      )
      return rows
    }
    const night = async () => {
      await withTransaction(services.pool, { kind: 'job' }, (db) =>
        jobs.senderFor(db).enqueue(dailySubscriptionsJob, {}),
      )
      await jobs.drain()
    }
    await night()
    expect(await states()).toEqual([
      { id: running, type: 'TRIAL', end: today },
      { id: over, type: 'TRIAL', end: null },
      { id: longOver, type: 'NONE', end: null },
    ])
    await night()
    const { rows } = await services.pool.query('SELECT action FROM audit_log ORDER BY id')
    expect(rows.map(({ action }) => action)).toEqual(['end_trial', 'end_trial', 'end_grace_period'])
  } finally {
    await server.stop()
  }
})

test('one administration that cannot be judged does not hold up the others, and is told', async () => {
  const server = await createTestServer()
  try {
    const { world, services, jobs } = server
    const broken = await world.administration({ subscriptionType: 'TRIAL', subscriptionPeriodEnd: '-infinity' })
    const over = await world.administration({ subscriptionType: 'TRIAL', subscriptionPeriodEnd: '2026-06-14' })
    await withTransaction(services.pool, { kind: 'job' }, (db) => jobs.senderFor(db).enqueue(dailySubscriptionsJob, {}))
    await expect(jobs.drain()).rejects.toThrow(`1 of 2 subscriptions: ${broken.id}`)
    const { rows } = await services.pool.query('SELECT grace_period_from FROM administrations WHERE id = $1', [over.id])
    expect(rows).toEqual([{ grace_period_from: '2026-06-15' }])
  } finally {
    await server.stop()
  }
})
