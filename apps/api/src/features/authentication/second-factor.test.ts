import { authentication, users } from '@klopt/api-client/schemas'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeAt } from '../../security/totp.ts'
import { createTestServer, type KloptTestServer, type TestClient, type TestUser } from '../../testing/index.ts'
import { hashRecoveryCode } from './recovery-codes.ts'

const totpSecret = 'JBSWY3DPEHPK3PXP'
let server: KloptTestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.stop())

async function passPassword(client: TestClient, user: TestUser): Promise<string> {
  const answer = await client.call(authentication.login, {
    body: {
      grant_type: 'password',
      client_identifier: 'web',
      email_address: user.emailAddress,
      password: user.password,
    },
  })
  if (answer.result !== 'second_factor') throw new Error('no second factor was asked')
  return answer.nonce
}
const verify = (client: TestClient, nonce: string, code: string) =>
  client.send(authentication.verifySecondFactor, { body: { client_identifier: 'web', nonce, code } })
const rightCode = () => codeAt(totpSecret, server.clock.now())
const wrongCode = () => String((Number(rightCode()) + 1) % 1_000_000).padStart(6, '0')
const codeOf = (answer: { body: unknown }) => (answer.body as { code?: number }).code

test('the password alone lets a user with two-factor nowhere', async () => {
  const client = server.world.visitor()
  await passPassword(client, await server.world.user({ totpSecret }))
  expect(client.cookies.size).toBe(0)
  expect((await client.send(users.me)).status).toBe(401)
})

test('the code finishes signing in; the nonce works once', async () => {
  const client = server.world.visitor()
  const nonce = await passPassword(client, await server.world.user({ totpSecret }))
  expect(await verify(client, nonce, rightCode())).toMatchObject({ status: 200, body: { result: 'success' } })
  expect((await client.send(users.me)).status).toBe(200)
  expect(codeOf(await verify(server.world.visitor(), nonce, rightCode()))).toBe(19009)
})

test('a code works once, even with a new nonce', async () => {
  const user = await server.world.user({ totpSecret })
  const code = rightCode()
  await verify(server.world.visitor(), await passPassword(server.world.visitor(), user), code)
  const nonce = await passPassword(server.world.visitor(), user)
  expect(codeOf(await verify(server.world.visitor(), nonce, code))).toBe(19005)
  server.clock.advanceMs(30_000)
  expect((await verify(server.world.visitor(), nonce, rightCode())).status).toBe(200)
})

test('a clock that is one step off is forgiven, two are not', async () => {
  const user = await server.world.user({ totpSecret })
  const nonce = await passPassword(server.world.visitor(), user)
  const stale = codeAt(totpSecret, new Date(server.clock.now().getTime() - 60_000))
  expect(codeOf(await verify(server.world.visitor(), nonce, stale))).toBe(19005)
  const late = codeAt(totpSecret, new Date(server.clock.now().getTime() - 30_000))
  expect((await verify(server.world.visitor(), nonce, late)).status).toBe(200)
})

test('after five wrong codes the right one is refused (19006), also when they come at once', async () => {
  const user = await server.world.user({ totpSecret })
  const nonce = await passPassword(server.world.visitor(), user)
  const guesses = await Promise.all(Array.from({ length: 8 }, () => verify(server.world.visitor(), nonce, wrongCode())))
  expect(guesses.filter((answer) => codeOf(answer) === 19005)).toHaveLength(5)
  expect(guesses.filter((answer) => codeOf(answer) === 19006)).toHaveLength(3)
  expect(codeOf(await verify(server.world.visitor(), nonce, rightCode()))).toBe(19006)
})

test('signing in again does not give endless guesses', async () => {
  const user = await server.world.user({ totpSecret })
  for (let round = 0; round < 2; round += 1) {
    const nonce = await passPassword(server.world.visitor(), user)
    for (let guess = 0; guess < 5; guess += 1) await verify(server.world.visitor(), nonce, wrongCode())
  }
  const nonce = await passPassword(server.world.visitor(), user)
  expect(codeOf(await verify(server.world.visitor(), nonce, rightCode()))).toBe(19006)
  server.clock.advanceMs(15 * 60_000)
  const later = await passPassword(server.world.visitor(), user)
  expect((await verify(server.world.visitor(), later, rightCode())).status).toBe(200)
})

test('the second factor has to come within ten minutes (19009)', async () => {
  const nonce = await passPassword(server.world.visitor(), await server.world.user({ totpSecret }))
  server.clock.advanceMs(10 * 60_000)
  expect(codeOf(await verify(server.world.visitor(), nonce, rightCode()))).toBe(19009)
})

test('a nonce that nobody was given counts as expired', async () => {
  expect(codeOf(await verify(server.world.visitor(), 'verzonnen', rightCode()))).toBe(19009)
})

test('a recovery code works once, in any case of letters', async () => {
  const user = await server.world.user({ totpSecret })
  await server.services.pool.query('INSERT INTO recovery_codes (user_id, code_hash) VALUES ($1, $2)', [
    user.id,
    hashRecoveryCode('KLOPTDEMO2026ABC'),
  ])
  const nonce = await passPassword(server.world.visitor(), user)
  expect((await verify(server.world.visitor(), nonce, 'kloptdemo2026abc')).status).toBe(200)
  const again = await passPassword(server.world.visitor(), user)
  expect(codeOf(await verify(server.world.visitor(), again, 'KLOPTDEMO2026ABC'))).toBe(19005)
})

test('somebody else’s recovery code is a wrong code', async () => {
  const other = await server.world.user({ totpSecret })
  await server.services.pool.query('INSERT INTO recovery_codes (user_id, code_hash) VALUES ($1, $2)', [
    other.id,
    hashRecoveryCode('AAAABBBBCCCCDDDD'),
  ])
  const nonce = await passPassword(server.world.visitor(), await server.world.user({ totpSecret }))
  expect(codeOf(await verify(server.world.visitor(), nonce, 'AAAABBBBCCCCDDDD'))).toBe(19005)
})
