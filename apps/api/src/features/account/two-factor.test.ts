import { account, authentication, users } from '@klopt/api-client/schemas'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeAt } from '../../security/totp.ts'
import { createTestServer, type KloptTestServer, type TestClient, type TestUser } from '../../testing/index.ts'
import { mailTo } from '../authentication/mails.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.stop())

const codeOf = (answer: { body: unknown }) => (answer.body as { code?: number } | null)?.code
const code = (secret: string) => codeAt(secret, server.clock.now())
const wrongCode = (secret: string) => String((Number(code(secret)) + 1) % 1_000_000).padStart(6, '0')
const nextCode = (secret: string) => {
  server.clock.advanceMs(30_000)
  return code(secret)
}
const login = (user: TestUser, client = server.world.visitor()) =>
  client.send(authentication.login, {
    body: {
      grant_type: 'password',
      client_identifier: 'web',
      email_address: user.emailAddress,
      password: user.password,
    },
  })
const verify = async (user: TestUser, given: string) => {
  const client = server.world.visitor()
  const { nonce } = (await login(user, client)).body as { nonce: string }
  return client.send(authentication.verifySecondFactor, { body: { client_identifier: 'web', nonce, code: given } })
}
const start = (user: TestUser, client: TestClient) =>
  client.call(account.startTwoFactor, { body: { currentPassword: user.password } })
const confirm = (client: TestClient, given: string) => client.send(account.confirmTwoFactor, { body: { code: given } })

async function signedIn(): Promise<{ user: TestUser; client: TestClient }> {
  const user = await server.world.user()
  return { user, client: await server.world.as(user) }
}

/** Somebody who has turned two-factor on. */
async function guarded() {
  const { user, client } = await signedIn()
  const { secret } = await start(user, client)
  const { recoveryCodes } = await client.call(account.confirmTwoFactor, { body: { code: code(secret) } })
  return { user, client, secret, recoveryCodes }
}

test('turning two-factor on: a secret for the app, a code that proves it, ten recovery codes, and a mail', async () => {
  const { user, client } = await signedIn()
  const { secret, uri } = await start(user, client)
  expect(secret).toMatch(/^[A-Z2-7]{32}$/)
  expect(uri).toContain(`otpauth://totp/Klopt:${encodeURIComponent(user.emailAddress)}?`)
  expect(new URL(uri).searchParams.get('secret')).toBe(secret)
  expect((await login(user)).body).toEqual({ result: 'success' })

  const given = code(secret)
  const { recoveryCodes } = await client.call(account.confirmTwoFactor, {
    body: { code: `${given.slice(0, 3)} ${given.slice(3)}` },
  })
  expect(new Set(recoveryCodes).size).toBe(10)
  for (const recoveryCode of recoveryCodes) expect(recoveryCode).toMatch(/^[A-HJ-NP-Z2-9]{16}$/)
  expect(await client.call(account.get)).toMatchObject({ twoFactorEnabled: true, recoveryCodesLeft: 10 })
  expect((await login(user)).body).toMatchObject({ result: 'second_factor' })
  await mailTo(server, user.emailAddress, 'two-factor-on')
})

test('the code that turned it on does not sign in as well', async () => {
  const { user, secret } = await guarded()
  expect(codeOf(await verify(user, code(secret)))).toBe(19005)
  expect((await verify(user, nextCode(secret))).status).toBe(200)
})

test('a wrong code turns nothing on, and five are enough', async () => {
  const { user, client } = await signedIn()
  const { secret } = await start(user, client)
  const wrong = await Promise.all(Array.from({ length: 7 }, () => confirm(client, wrongCode(secret))))
  expect(wrong.filter((answer) => codeOf(answer) === 19005)).toHaveLength(5)
  expect(wrong.filter((answer) => codeOf(answer) === 19006)).toHaveLength(2)
  expect(codeOf(await confirm(client, code(secret)))).toBe(19006)
  expect(await client.call(account.get)).toMatchObject({ twoFactorEnabled: false })
})

test('a secret waits ten minutes for its code, and a newer one replaces it', async () => {
  const { user, client } = await signedIn()
  expect(codeOf(await confirm(client, '123456'))).toBe(19009)
  const old = await start(user, client)
  const { secret } = await start(user, client)
  expect(codeOf(await confirm(client, code(old.secret)))).toBe(19005)
  server.clock.advanceMs(10 * 60_000)
  expect(codeOf(await confirm(client, code(secret)))).toBe(19009)
})

test('who has two-factor on cannot replace it without a code', async () => {
  const { user, client } = await guarded()
  const again = await client.send(account.startTwoFactor, { body: { currentPassword: user.password } })
  expect(codeOf(again)).toBe(90002)
})

test('of two who confirm at once one gets the recovery codes', async () => {
  const { user, client } = await signedIn()
  const { secret } = await start(user, client)
  const answers = await Promise.all([confirm(client, code(secret)), confirm(client, code(secret))])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 410])
})

test('turning it off takes the password and a code; neither stands in for the other', async () => {
  const { user, client, secret } = await guarded()
  const disable = (currentPassword: string, given: string) =>
    client.send(account.disableTwoFactor, { body: { currentPassword, code: given } })
  expect(codeOf(await disable('verkeerd', nextCode(secret)))).toBe(90023)
  expect(codeOf(await disable(user.password, wrongCode(secret)))).toBe(19005)
  expect(await client.call(account.get)).toMatchObject({ twoFactorEnabled: true })
  expect((await disable(user.password, code(secret))).status).toBe(204)
  expect(await client.call(account.get)).toMatchObject({ twoFactorEnabled: false, recoveryCodesLeft: 0 })
  expect((await login(user)).body).toEqual({ result: 'success' })
  await mailTo(server, user.emailAddress, 'two-factor-off')
})

test('who lost the phone turns it off with a recovery code', async () => {
  const { user, client, recoveryCodes } = await guarded()
  const [given = ''] = recoveryCodes
  const body = { currentPassword: user.password, code: given }
  expect((await client.send(account.disableTwoFactor, { body })).status).toBe(204)
})

test('a recovery code signs in once, however it is typed over', async () => {
  const { user, client, recoveryCodes } = await guarded()
  const [given = ''] = recoveryCodes
  const typed = given.toLowerCase().replace(/(.{4})(?=.)/g, '$1-')
  expect((await verify(user, typed)).status).toBe(200)
  expect(codeOf(await verify(user, given))).toBe(19005)
  expect(await client.call(account.get)).toMatchObject({ recoveryCodesLeft: 9 })
})

test('guessing recovery codes is limited, also when signing in again', async () => {
  const { user, recoveryCodes } = await guarded()
  const [given = ''] = recoveryCodes
  const guesses: (number | undefined)[] = []
  for (let guess = 0; guess < 11; guess += 1) guesses.push(codeOf(await verify(user, 'AAAABBBBCCCCDDDD')))
  expect(guesses).toEqual([...Array.from({ length: 10 }, () => 19005), 19006])
  expect(codeOf(await verify(user, given))).toBe(19006)
  server.clock.advanceMs(15 * 60_000)
  expect((await verify(user, given)).status).toBe(200)
})

test('wrong codes count together wherever they are given', async () => {
  const { user, client, secret } = await guarded()
  const renew = (given: string) =>
    client.send(account.renewRecoveryCodes, { body: { currentPassword: user.password, code: given } })
  for (let guess = 0; guess < 5; guess += 1) {
    expect(codeOf(await renew(wrongCode(secret)))).toBe(19005)
    expect(codeOf(await verify(user, wrongCode(secret)))).toBe(19005)
  }
  expect(codeOf(await renew(nextCode(secret)))).toBe(19006)
})

test('new recovery codes take the place of all earlier ones', async () => {
  const { user, client, secret, recoveryCodes } = await guarded()
  const renewed = await client.call(account.renewRecoveryCodes, {
    body: { currentPassword: user.password, code: nextCode(secret) },
  })
  expect(renewed.recoveryCodes).toHaveLength(10)
  expect(codeOf(await verify(user, recoveryCodes[0] ?? ''))).toBe(19005)
  expect((await verify(user, renewed.recoveryCodes[0] ?? '')).status).toBe(200)
  await mailTo(server, user.emailAddress, 'recovery-codes-renewed')
})

test('the code alone lets nobody in: it needs the nonce that only the password gives', async () => {
  const { user, secret } = await guarded()
  const given = nextCode(secret)
  const withWrongPassword = await login({ ...user, password: given })
  expect(codeOf(withWrongPassword)).toBe(2002)
  const client = server.world.visitor()
  const body = { client_identifier: 'web', nonce: 'verzonnen', code: given }
  expect(codeOf(await client.send(authentication.verifySecondFactor, { body }))).toBe(19009)
  expect(codeOf(await client.send(users.me))).toBe(2003)
})

test('secrets and recovery codes are kept sealed or hashed, and never logged', async () => {
  const { secret, recoveryCodes } = await guarded()
  const { user, client } = await signedIn()
  const pending = (await start(user, client)).secret
  const { rows } = await server.services.pool.query<{ row: string }>(
    'SELECT u::text AS row FROM users u UNION ALL SELECT r::text FROM recovery_codes r UNION ALL SELECT a::text FROM audit_log a',
  )
  for (const hidden of [secret, pending, ...recoveryCodes]) {
    expect(rows.filter(({ row }) => row.includes(hidden))).toEqual([])
    expect(server.logLines.filter((line) => line.includes(hidden))).toEqual([])
  }
})
