import { authentication, users } from '@klopt/api-client/contract'
import { expect, test } from 'vitest'
import { withTransaction } from '../../database/transaction.ts'
import { createTestServer } from '../../testing/index.ts'
import { absoluteLifetime_ms } from '../../server/session-lifetime.ts'
import { housekeepingJob } from './housekeeping.ts'

test('housekeeping removes what has expired and leaves what is in use', async () => {
  const server = await createTestServer()
  const { world, services, clock } = server
  try {
    const user = await world.user()
    await world.as(user)
    await world.visitor().send(authentication.login, {
      body: {
        grant_type: 'password',
        client_identifier: 'web',
        email_address: user.emailAddress,
        password: 'verkeerd',
      },
    })
    clock.advance_ms(absoluteLifetime_ms)
    const client = await world.as(user)

    await withTransaction(services.pool, { kind: 'job' }, (db) =>
      server.jobs.senderFor(db).enqueue(housekeepingJob, {}),
    )
    await server.jobs.drain()
    const { rows } = await services.pool.query(
      'SELECT (SELECT count(*) FROM sessions) AS sessions, (SELECT count(*) FROM login_attempts) AS attempts',
    )
    expect(rows).toEqual([{ sessions: 1, attempts: 0 }])
    expect((await client.send(users.me)).status).toBe(200)
  } finally {
    await server.stop()
  }
})
