import { authentication, registrations, users } from '@klopt/api-client/schemas'
import { expect, test } from 'vitest'
import { withTransaction } from '../../database/transaction.ts'
import { createTestServer } from '../../testing/index.ts'
import { absoluteLifetimeMs } from '../../kernel/session-lifetime.ts'
import { registrationsHousekeepingJob } from '../registrations/housekeeping.ts'
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
    clock.advanceMs(absoluteLifetimeMs)
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

test('housekeeping removes links, registrations and challenges that are over, and leaves those that can be used', async () => {
  const server = await createTestServer()
  const { world, services, clock } = server
  try {
    const user = await world.user({ totpSecret: 'JBSWY3DPEHPK3PXP' })
    const fill = async (number: number) => {
      const client = world.visitor()
      const body = { client_identifier: 'web', email_address: user.emailAddress }
      await client.call(authentication.forgotPassword, { body })
      await client.call(authentication.login, { body: { ...body, grant_type: 'password', password: user.password } })
      await client.call(registrations.register, {
        body: {
          kind: 'owner',
          firstName: 'Noor',
          lastName: 'Nieuwkoop',
          companyName: 'Noor',
          emailAddress: `nieuw${number}@test.example`,
          password: user.password,
        },
      })
      await server.jobs.drain()
    }
    await fill(1)
    clock.advanceMs(25 * 3_600_000)
    await fill(2)
    await withTransaction(services.pool, { kind: 'job' }, async (db) => {
      const sender = server.jobs.senderFor(db)
      await sender.enqueue(housekeepingJob, {})
      await sender.enqueue(registrationsHousekeepingJob, {})
    })
    await server.jobs.drain()
    const { rows } = await services.pool.query(`
      SELECT (SELECT count(*) FROM mailed_links) AS links, (SELECT count(*) FROM registrations) AS registrations,
        (SELECT count(*) FROM second_factor_challenges) AS challenges`)
    expect(rows).toEqual([{ links: 1, registrations: 1, challenges: 1 }])
  } finally {
    await server.stop()
  }
})
