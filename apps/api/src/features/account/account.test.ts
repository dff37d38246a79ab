import { account, authentication, users } from '@klopt/api-client/schemas'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestServer, type KloptTestServer, type TestClient, type TestUser } from '../../testing/index.ts'
import { mailsTo, mailTo } from '../authentication/mails.test-support.ts'

const newPassword = 'Nieuw-wachtwoord-2'
let server: KloptTestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.stop())

const codeOf = (answer: { body: unknown }) => (answer.body as { code?: number } | null)?.code
const login = (user: TestUser, password: string, client = server.world.visitor()) =>
  client.send(authentication.login, {
    body: { grant_type: 'password', client_identifier: 'web', email_address: user.emailAddress, password },
  })

async function signedIn(): Promise<{ user: TestUser; client: TestClient }> {
  const user = await server.world.user()
  return { user, client: await server.world.as(user) }
}

test('the account shows who the user is and how it is guarded', async () => {
  const { user, client } = await signedIn()
  await client.call(account.saveProfile, { body: { firstName: ' Noor ', lastName: 'van Nieuwkoop' } })
  expect(await client.call(account.get)).toEqual({
    firstName: 'Noor',
    lastName: 'van Nieuwkoop',
    emailAddress: user.emailAddress,
    pendingEmailAddress: null,
    twoFactorEnabled: false,
    recoveryCodesLeft: 0,
  })
})

test('a new password ends the other sessions, links and waiting logins; this browser goes on in a new session', async () => {
  const { user, client } = await signedIn()
  const other = await server.world.as(user)
  await client.send(authentication.forgotPassword, {
    body: { client_identifier: 'web', email_address: user.emailAddress },
  })
  const { query } = await mailTo(server, user.emailAddress, 'reset-password')
  const before = new Map(client.cookies)
  await client.call(account.changePassword, { body: { currentPassword: user.password, newPassword } })

  expect((await client.send(users.me)).status).toBe(200)
  expect(codeOf(await other.send(users.me))).toBe(2003)
  const copy = server.world.visitor()
  for (const [name, value] of before) copy.setCookie(`${name}=${value}`)
  expect(codeOf(await copy.send(users.me))).toBe(2003)
  const reset = await client.send(authentication.resetPassword, {
    body: {
      client_identifier: 'web',
      user_id: user.id,
      single_sign_in_token: query.token,
      password: 'Nog-een-ander-3',
    },
  })
  expect(codeOf(reset)).toBe(2015)
  expect(codeOf(await login(user, user.password))).toBe(2002)
  expect((await login(user, newPassword)).status).toBe(200)
  await mailTo(server, user.emailAddress, 'password-changed')
})

test('a long password counts to its last character', async () => {
  const { user, client } = await signedIn()
  const long = `Aa1!${'lang '.repeat(39)}x`
  expect(long).toHaveLength(200)
  await client.call(account.changePassword, { body: { currentPassword: user.password, newPassword: long } })
  expect(codeOf(await login(user, long.slice(0, -1)))).toBe(2002)
  expect((await login(user, long)).status).toBe(200)
})

test('a password does not expire', async () => {
  const user = await server.world.user()
  server.clock.advanceMs(5 * 366 * 24 * 3_600_000)
  expect((await login(user, user.password)).status).toBe(200)
})

test.each([
  ['zwak', 'Het wachtwoord voldoet niet aan alle eisen'],
  ['Welkom01!', expect.stringContaining('te makkelijk te raden')],
])('a new password has to meet the rules and be hard to guess, and says so at its field: %s', async (weak, words) => {
  const { user, client } = await signedIn()
  const body = { currentPassword: user.password, newPassword: weak }
  expect(await client.send(account.changePassword, { body })).toMatchObject({
    status: 422,
    body: { fields: { newPassword: words as unknown } },
  })
})

test.each([
  ['the password', account.changePassword, { newPassword }],
  ['the e-mail address', account.changeEmailAddress, { emailAddress: 'ander@test.example' }],
  ['two-factor', account.startTwoFactor, {}],
  ['two-factor off', account.disableTwoFactor, { code: '123456' }],
  ['recovery codes', account.renewRecoveryCodes, { code: '123456' }],
])('changing %s asks for the current password, and five wrong ones are enough', async (_what, call, given) => {
  const { user, client } = await signedIn()
  const attempt = (currentPassword: string) => client.send(call, { body: { ...given, currentPassword } })
  const wrong = await Promise.all(Array.from({ length: 7 }, () => attempt('verkeerd')))
  expect(wrong.filter((answer) => codeOf(answer) === 90023)).toHaveLength(5)
  expect(wrong.filter((answer) => codeOf(answer) === 19004)).toHaveLength(2)
  expect(codeOf(await attempt(user.password))).toBe(19004)
  expect((await client.send(users.me)).status).toBe(200)
  server.clock.advanceMs(5 * 60_000)
  expect(codeOf(await attempt(user.password))).not.toBe(19004)
})

test('a new e-mail address counts once its link is opened, in whatever browser; both addresses are told', async () => {
  const { user, client } = await signedIn()
  const emailAddress = 'verhuisd@test.example'
  await client.call(account.changeEmailAddress, { body: { emailAddress, currentPassword: user.password } })
  expect(await client.call(account.get)).toMatchObject({
    emailAddress: user.emailAddress,
    pendingEmailAddress: emailAddress,
  })
  await mailTo(server, user.emailAddress, 'email-change-asked')
  const { path, query } = await mailTo(server, emailAddress, 'confirm-email-address')
  expect(path).toBe('/v2/confirm-email-address')

  const body = { userId: Number(query.uid), token: query.token ?? '' }
  expect((await server.world.visitor().send(account.confirmEmailAddress, { body })).status).toBe(204)
  expect(await client.call(account.get)).toMatchObject({ emailAddress, pendingEmailAddress: null })
  expect(codeOf(await login(user, user.password))).toBe(2002)
  expect((await login({ ...user, emailAddress }, user.password)).status).toBe(200)
  await mailTo(server, user.emailAddress, 'email-address-changed')
  expect(codeOf(await client.send(account.confirmEmailAddress, { body }))).toBe(2013)
})

test('that an address is taken is told to that address alone', async () => {
  const { user, client } = await signedIn()
  const other = await server.world.user()
  const emailAddress = other.emailAddress.toUpperCase().replace('TEST.EXAMPLE', 'test.example')
  const body = { emailAddress, currentPassword: user.password }
  expect((await client.send(account.changeEmailAddress, { body })).status).toBe(204)
  expect(await client.call(account.get)).toMatchObject({ pendingEmailAddress: emailAddress })
  expect((await mailsTo(server, emailAddress)).map(({ kind }) => kind)).toEqual(['email-address-taken'])
})

test('an address that was taken meanwhile stays with who has it', async () => {
  const { user, client } = await signedIn()
  const emailAddress = 'gegeerd@test.example'
  await client.call(account.changeEmailAddress, { body: { emailAddress, currentPassword: user.password } })
  const { query } = await mailTo(server, emailAddress, 'confirm-email-address')
  await server.world.user({ emailAddress })
  const body = { userId: user.id, token: query.token ?? '' }
  expect(codeOf(await client.send(account.confirmEmailAddress, { body }))).toBe(2013)
  expect(await client.call(account.get)).toMatchObject({ emailAddress: user.emailAddress })
})

test('the newest request for an address counts, for an hour', async () => {
  const { user, client } = await signedIn()
  const ask = (emailAddress: string) =>
    client.call(account.changeEmailAddress, { body: { emailAddress, currentPassword: user.password } })
  const open = async (emailAddress: string) => {
    const { query } = await mailTo(server, emailAddress, 'confirm-email-address')
    return client.send(account.confirmEmailAddress, { body: { userId: user.id, token: query.token } })
  }
  await ask('eerste@test.example')
  await ask('tweede@test.example')
  expect(codeOf(await open('eerste@test.example'))).toBe(2013)
  server.clock.advanceMs(3_600_000)
  expect(codeOf(await open('tweede@test.example'))).toBe(2013)
  expect(await client.call(account.get)).toMatchObject({ pendingEmailAddress: null })
})

test('what is no e-mail address is said so', async () => {
  const { user, client } = await signedIn()
  const body = { emailAddress: 'geen adres', currentPassword: user.password }
  expect(codeOf(await client.send(account.changeEmailAddress, { body }))).toBe(33009)
})

test('a user cannot make us fill a mailbox: five requests for an address an hour', async () => {
  const { user, client } = await signedIn()
  const ask = () =>
    client.send(account.changeEmailAddress, {
      body: { emailAddress: 'slachtoffer@test.example', currentPassword: user.password },
    })
  for (let time = 0; time < 5; time += 1) expect((await ask()).status).toBe(204)
  expect(codeOf(await ask())).toBe(90012)
})

test('and five for one address, whoever asks', async () => {
  const outcomes: (number | undefined)[] = []
  for (let asker = 0; asker < 6; asker += 1) {
    const { user, client } = await signedIn()
    const body = { emailAddress: 'Doelwit@test.example', currentPassword: user.password }
    outcomes.push(codeOf(await client.send(account.changeEmailAddress, { body })))
  }
  expect(outcomes).toEqual([...Array<undefined>(5), 90012])
})

test('changes leave audit rows without the secrets in them', async () => {
  const { user, client } = await signedIn()
  await client.call(account.changeEmailAddress, {
    body: { emailAddress: 'controle@test.example', currentPassword: user.password },
  })
  await client.call(account.changePassword, { body: { currentPassword: user.password, newPassword } })
  const { rows } = await server.services.pool.query<{ action: string; details: object }>(
    'SELECT action, details FROM audit_log WHERE user_id = $1 ORDER BY id',
    [user.id],
  )
  expect(rows).toEqual([
    { action: 'ask_email_address', details: {} },
    { action: 'change_password', details: {} },
  ])
  expect(server.logLines.filter((line) => line.includes(newPassword))).toEqual([])
})
