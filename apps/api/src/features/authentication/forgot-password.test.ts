import { authentication, users } from '@klopt/api-client/schemas'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { codeAt } from '../../security/totp.ts'
import { createTestServer, type KloptTestServer, type TestClient, type TestUser } from '../../testing/index.ts'
import { countStatements } from '../count-statements.test-support.ts'
import { mailsTo, mailTo } from './mails.test-support.ts'

const password = 'Nieuw-wachtwoord-2'
let server: KloptTestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.stop())

let networks = 0
/** Each from a network of its own, so that only what a test is about is limited. */
const forget = (emailAddress: string, address = `10.${(networks += 1)}.0.1`) =>
  server.world
    .visitor()
    .send(
      authentication.forgotPassword,
      { body: { client_identifier: 'web', email_address: emailAddress } },
      { headers: { 'x-forwarded-for': address } },
    )
const reset = (query: Readonly<Record<string, string>>, given = password) =>
  server.world.visitor().send(authentication.resetPassword, {
    body: { client_identifier: 'web', user_id: Number(query.uid), single_sign_in_token: query.token, password: given },
  })
const login = (client: TestClient, user: TestUser, given: string) =>
  client.send(authentication.login, {
    body: { grant_type: 'password', client_identifier: 'web', email_address: user.emailAddress, password: given },
  })
const codeOf = (answer: { body: unknown }) => (answer.body as { code?: number } | null)?.code

/** Somebody who asked for a link, and its query. */
async function forgetful(): Promise<{ user: TestUser; query: Readonly<Record<string, string>> }> {
  const user = await server.world.user()
  await forget(user.emailAddress)
  return { user, query: (await mailTo(server, user.emailAddress, 'reset-password')).query }
}

test('a known address is mailed a link, however it was typed', async () => {
  const user = await server.world.user({ emailAddress: 'Vergeten@test.example' })
  expect(await forget(' vergeten@TEST.example ')).toMatchObject({ status: 200, body: [] })
  const mail = await mailTo(server, user.emailAddress, 'reset-password')
  expect(mail.path).toBe('/v2/reset-password')
  expect(mail.query).toEqual({ token: expect.stringMatching(/^[\w-]{43}$/), uid: String(user.id) })
})

test('an unknown address and a deactivated account get the same answer, and no mail', async () => {
  const gone = await server.world.user({ deactivated: true })
  for (const emailAddress of ['niemand@test.example', gone.emailAddress]) {
    const answer = await forget(emailAddress)
    expect(answer).toMatchObject({ status: 200, body: [] })
    expect(answer.headers.getSetCookie()).toEqual([])
    expect(await mailsTo(server, emailAddress)).toEqual([])
  }
})

test('the work is the same for every address: as many statements and hashes', async () => {
  const known = await server.world.user()
  const gone = await server.world.user({ deactivated: true })
  await forget('opwarmen@test.example')
  const hash = vi.spyOn(server.services.passwords, 'hash')
  const verify = vi.spyOn(server.services.passwords, 'verify')
  const counts: number[] = []
  for (const emailAddress of [known.emailAddress, gone.emailAddress, 'onbekend@test.example']) {
    counts.push(await countStatements(() => forget(emailAddress)))
  }
  expect(new Set(counts).size).toBe(1)
  expect(counts[0]).toBeGreaterThan(3)
  expect(hash).not.toHaveBeenCalled()
  expect(verify).not.toHaveBeenCalled()
})

test('an address is mailed once a minute and five times an hour, with the same answer each time', async () => {
  const user = await server.world.user()
  for (let minute = 0; minute < 7; minute += 1) {
    for (let time = 0; time < 2; time += 1) expect((await forget(user.emailAddress)).body).toEqual([])
    expect(await mailsTo(server, user.emailAddress)).toHaveLength(Math.min(minute + 1, 5))
    server.clock.advanceMs(60_000)
  }
})

test('one network can ask for thirty addresses an hour, and is not told when it is over', async () => {
  const last = await server.world.user()
  for (let time = 0; time < 30; time += 1) await forget(`iemand${time}@test.example`, '192.0.2.1')
  expect((await forget(last.emailAddress, '192.0.2.99')).body).toEqual([])
  expect(await mailsTo(server, last.emailAddress)).toEqual([])
})

test('what is no e-mail address is said so', async () => {
  expect(codeOf(await forget('geen adres'))).toBe(33009)
})

test('the link sets a new password; the old one is over, and nobody is signed in by it', async () => {
  const { user, query } = await forgetful()
  const answer = await reset(query)
  expect(answer).toMatchObject({ status: 200, body: { result: 'success' } })
  expect(answer.headers.getSetCookie()).toEqual([])
  expect(codeOf(await login(server.world.visitor(), user, user.password))).toBe(2002)
  expect((await login(server.world.visitor(), user, password)).status).toBe(200)
  const mail = await mailTo(server, user.emailAddress, 'password-changed')
  expect(mail.subject).toBe('Je wachtwoord is gewijzigd')
})

test.each(['kort', 'alleenkleineletters1!', 'GEENKLEINE1!', 'Geencijfers!', 'Geenteken12'])(
  'a password that does not meet the rules is refused at its field: %s',
  async (weak) => {
    const { query } = await forgetful()
    expect(await reset(query, weak)).toMatchObject({
      status: 422,
      body: { code: 90001, fields: { password: 'Het wachtwoord voldoet niet aan alle eisen' } },
    })
    expect((await reset(query)).status).toBe(200)
  },
)

test('a password that many people have is refused at its field, and the link still works', async () => {
  const { query } = await forgetful()
  expect(await reset(query, 'P@ssw0rd1!')).toMatchObject({
    status: 422,
    body: { code: 90001, fields: { password: expect.stringContaining('te makkelijk te raden') as unknown } },
  })
  expect((await reset(query)).status).toBe(200)
})

test('a link that is not ours is 2013, one that is too old 2014, one that was used 2015', async () => {
  const { query } = await forgetful()
  const stranger = await server.world.user()
  expect(codeOf(await reset({ ...query, token: 'verzonnen' }))).toBe(2013)
  expect(codeOf(await reset({ ...query, uid: String(stranger.id) }))).toBe(2013)
  expect((await reset(query)).status).toBe(200)
  expect(codeOf(await reset(query))).toBe(2015)
  const late = await forgetful()
  server.clock.advanceMs(10 * 60_000)
  expect(codeOf(await reset(late.query))).toBe(2014)
})

test('of two who use the link at once one sets the password', async () => {
  const { query } = await forgetful()
  const answers = await Promise.all([reset(query), reset(query)])
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('no password is hashed for a link that does not work', async () => {
  const hash = vi.spyOn(server.services.passwords, 'hash')
  await reset({ token: 'verzonnen', uid: '1' })
  expect(hash).not.toHaveBeenCalled()
})

test('a link to confirm a location does not set a password', async () => {
  const user = await server.world.user({ confirmsLocations: true })
  await login(server.world.visitor(), user, user.password)
  await login(server.world.visitor(), user, user.password)
  const { query } = await mailTo(server, user.emailAddress, 'confirm-location')
  expect(codeOf(await reset({ uid: query.uid ?? '', token: query.sst ?? '' }))).toBe(2013)
})

test('a new password ends every session, other link and login that waits for a code, and keeps the second factor', async () => {
  const totpSecret = 'JBSWY3DPEHPK3PXP'
  const user = await server.world.user({ totpSecret })
  const session = await server.world.as(user)
  await forget(user.emailAddress)
  const first = (await mailTo(server, user.emailAddress, 'reset-password')).query
  server.clock.advanceMs(60_000)
  await forget(user.emailAddress)
  const links = (await mailsTo(server, user.emailAddress)).map(({ query }) => query)
  const second = links.find(({ token }) => token !== first.token) ?? {}
  const { body } = await login(server.world.visitor(), user, user.password)
  const { nonce } = body as { nonce: string }

  expect((await reset(second)).status).toBe(200)
  expect(codeOf(await session.send(users.me))).toBe(2003)
  expect(codeOf(await reset(first))).toBe(2015)
  const code = codeAt(totpSecret, server.clock.now())
  const verified = await server.world
    .visitor()
    .send(authentication.verifySecondFactor, { body: { client_identifier: 'web', nonce, code } })
  expect(codeOf(verified)).toBe(19009)
  expect((await login(server.world.visitor(), user, password)).body).toMatchObject({ result: 'second_factor' })
})

test('the link of somebody who was deactivated meanwhile is 2013, and nothing changes', async () => {
  const { user, query } = await forgetful()
  await server.services.pool.query('UPDATE users SET deactivated_at = now() WHERE id = $1', [user.id])
  expect(codeOf(await reset(query))).toBe(2013)
})

test('neither the address nor the token lies open in the queue or the log', async () => {
  const { user, query } = await forgetful()
  await reset(query)
  const { rows } = await server.services.pool.query<{ data: string }>('SELECT data::text AS data FROM jobs.job')
  for (const secret of [user.emailAddress, query.token ?? '', password]) {
    expect(rows.filter(({ data }) => data.includes(secret))).toEqual([])
    expect(server.logLines.filter((line) => line.includes(secret))).toEqual([])
  }
})
