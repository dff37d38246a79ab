import { account, authentication, users } from '@klopt/api-client/schemas'
import pg from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { codeAt } from '../../security/totp.ts'
import { createTestServer, type KloptTestServer, type TestClient, type TestUser } from '../../testing/index.ts'
import { somebodyWaits } from '../somebody-waits.test-support.ts'

/** A new password ends whatever the old one opened, also what is opening while it is set. */

const totpSecret = 'JBSWY3DPEHPK3PXP'
const newPassword = 'Nieuw-wachtwoord-2'
let server: KloptTestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.stop())

const codeOf = (answer: { body: unknown }) => (answer.body as { code?: number } | null)?.code
const login = (client: TestClient, user: TestUser) =>
  client.send(authentication.login, {
    body: {
      grant_type: 'password',
      client_identifier: 'web',
      email_address: user.emailAddress,
      password: user.password,
    },
  })

/** Does something right after the next password was found to be right. */
function afterCheck(work: () => Promise<unknown>): void {
  const { verify } = server.services.passwords
  vi.spyOn(server.services.passwords, 'verify').mockImplementationOnce(async (password, stored) => {
    const right = await verify(password, stored)
    await work()
    return right
  })
}

async function transaction(): Promise<pg.PoolClient> {
  const client = await server.services.pool.connect()
  onTestFinished(() => client.release())
  await client.query('BEGIN')
  return client
}

test('a login whose password is changed before its session starts is refused', async () => {
  const user = await server.world.user()
  const client = server.world.visitor()
  afterCheck(() => server.services.pool.query("UPDATE users SET password_hash = 'anders' WHERE id = $1", [user.id]))
  expect(codeOf(await login(client, user))).toBe(2002)
  expect(codeOf(await client.send(users.me))).toBe(2003)
})

test('a login that waits for a change of the password to commit is refused', async () => {
  const user = await server.world.user()
  const change = await transaction()
  await change.query("UPDATE users SET password_hash = 'anders' WHERE id = $1", [user.id])
  const answer = login(server.world.visitor(), user)
  await somebodyWaits(server)
  await change.query('COMMIT')
  expect(codeOf(await answer)).toBe(2002)
})

test('a code that comes while its login is ended starts no session', async () => {
  const user = await server.world.user({ totpSecret })
  const client = server.world.visitor()
  const { nonce } = (await login(client, user)).body as { nonce: string }
  const change = await transaction()
  await change.query("UPDATE users SET password_hash = 'anders' WHERE id = $1", [user.id])
  const code = codeAt(totpSecret, server.clock.now())
  const answer = client.send(authentication.verifySecondFactor, { body: { client_identifier: 'web', nonce, code } })
  await somebodyWaits(server)
  await change.query('DELETE FROM second_factor_challenges WHERE user_id = $1', [user.id])
  await change.query('COMMIT')
  expect(codeOf(await answer)).toBe(19009)
  expect(codeOf(await client.send(users.me))).toBe(2003)
})

test('of two changes of the password with the same current one, the second is refused', async () => {
  const user = await server.world.user()
  const [first, second] = [await server.world.as(user), await server.world.as(user)]
  const change = (client: TestClient) =>
    client.send(account.changePassword, { body: { currentPassword: user.password, newPassword } })
  const statuses = (await Promise.all([change(first), change(second)])).map(({ status }) => status)
  expect(statuses.filter((status) => status === 204)).toHaveLength(1)
  const { rows } = await server.services.pool.query('SELECT FROM sessions WHERE user_id = $1', [user.id])
  expect(rows).toHaveLength(1)
})

test('an e-mail address is not changed with a password that is over', async () => {
  const user = await server.world.user()
  const client = await server.world.as(user)
  afterCheck(() => server.services.pool.query("UPDATE users SET password_hash = 'anders' WHERE id = $1", [user.id]))
  const body = { emailAddress: 'dief@test.example', currentPassword: user.password }
  expect(codeOf(await client.send(account.changeEmailAddress, { body }))).toBe(90023)
  expect(await client.call(account.get)).toMatchObject({ pendingEmailAddress: null })
})
