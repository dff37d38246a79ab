import { contract } from '@klopt/api-client/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { TestSmtpServer } from '../../mail/smtp-server.test-support.ts'
import { createTestServer, TestClient, type KloptTestServer } from '../../testing/index.ts'

let smtp: TestSmtpServer
let server: KloptTestServer
beforeAll(async () => {
  smtp = await TestSmtpServer.start()
  server = await createTestServer({ env: { SMTP_URL: `smtp://127.0.0.1:${smtp.port}` } })
})
afterAll(async () => {
  await server.stop()
  await smtp.stop()
})

async function forgetPassword(): Promise<void> {
  const user = await server.world.user()
  await new TestClient(server.url).call(contract.authentication.forgotPassword, {
    body: { client_identifier: 'test', email_address: user.emailAddress },
  })
}

async function nextTry(): Promise<void> {
  await server.services.pool.query(`UPDATE jobs.job SET start_after = now() WHERE state = 'created'`)
  await server.jobs.drain()
}

test('a link that could not be mailed at once is mailed while it works', async () => {
  smtp.behaviour = { message: 451 }
  await forgetPassword()
  await server.jobs.drain()
  smtp.behaviour = 'takes'
  server.clock.advanceMs(5 * 60_000)
  await nextTry()
  expect(smtp.taken).toEqual([expect.stringContaining('Nieuw wachtwoord instellen')])
})

test('a link that works no more is not mailed', async () => {
  smtp.taken.length = 0
  smtp.behaviour = { message: 451 }
  await forgetPassword()
  await server.jobs.drain()
  smtp.behaviour = 'takes'
  server.clock.advanceMs(10 * 60_000)
  await nextTry()
  expect(smtp.taken).toEqual([])
  const { rows } = await server.services.pool.query(`SELECT 1 FROM jobs.job WHERE state IN ('created', 'retry')`)
  expect(rows).toEqual([])
})

test('what was queued by a server of before is sent too', async () => {
  smtp.taken.length = 0
  await server.services.pool.query(
    `UPDATE jobs.job SET state = 'created', start_after = now(), completed_on = NULL,
       data = data - 'queuedAt' - 'expiresAt' - 'tries' || '{"id": "reset-password-of-before"}'
     WHERE name = 'authentication.mail' AND id = (SELECT min(id::text)::uuid FROM jobs.job WHERE name = 'authentication.mail')`,
  )
  await server.jobs.drain()
  expect(smtp.taken).toHaveLength(1)
})
