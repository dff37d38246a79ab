import { examples } from '@klopt/api-client/schemas'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withTransaction } from '../../database/transaction.ts'
import { createTestServer, type KloptTestServer } from '../../testing/index.ts'
import { rememberAdministration } from '../users/change-user.ts'
import { openExample } from './open-example.ts'

let server: KloptTestServer
beforeAll(async () => {
  // Making takes longer than anybody waits for a lock here.
  server = await createTestServer({ limits: { lockTimeoutMs: 20 } })
})
afterAll(() => server.stop())

test('a second press meanwhile, in another window, waits for the first and opens the same', async () => {
  const client = await server.world.as(await server.world.user())
  const presses = await Promise.all([client.call(examples.open), client.call(examples.open)])
  expect(new Set(presses.map(({ redirect_url }) => redirect_url)).size).toBe(1)
})

test('while it is made one works on: going to another administration is remembered', async () => {
  const { id, owner } = await server.world.administration()
  const { pool, clock } = server.services
  const enter = () =>
    withTransaction(pool, { kind: 'system' }, (db) => rememberAdministration(db, owner.id, id), { lockTimeoutMs: 20 })
  const made = await withTransaction(pool, { kind: 'system' }, (db) => {
    const jobs = server.jobs.senderFor(db)
    const prepare = async () => async () => enter().then(() => id)
    return openExample(db, prepare, { userId: owner.id, jobs, now: clock.now() })
  })
  expect(made).toEqual({ id, isNew: true })
})
