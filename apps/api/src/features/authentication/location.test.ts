import { authentication, users } from '@klopt/api-client/schemas'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeAt } from '../../security/totp.ts'
import { createTestServer, type KloptTestServer, type TestClient, type TestUser } from '../../testing/index.ts'
import { mailsTo, mailTo } from './mails.test-support.ts'

const totpSecret = 'JBSWY3DPEHPK3PXP'
const home = '203.0.113.7'
const elsewhere = '198.51.100.20'
const windows = 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0'

let server: KloptTestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.stop())

const from = (address: string) => ({ headers: { 'x-forwarded-for': address, 'user-agent': windows } })
const login = (client: TestClient, { emailAddress, password }: TestUser, address: string) =>
  client.send(
    authentication.login,
    { body: { grant_type: 'password', client_identifier: 'web', email_address: emailAddress, password } },
    from(address),
  )
const open = (client: TestClient, query: Readonly<Record<string, string>>, address: string) =>
  client.send(
    authentication.loginWithSingleSignInToken,
    { body: { client_identifier: 'web', user_id: Number(query.uid), single_sign_in_token: query.sst } },
    from(address),
  )
const codeOf = (answer: { body: unknown }) => (answer.body as { code?: number } | null)?.code
const isSignedIn = async (client: TestClient) => (await client.send(users.me)).status === 200

/** Somebody who signed in at home before, with the browser they did it with. */
async function settled(given: { totpSecret?: string } = {}): Promise<{ user: TestUser; browser: TestClient }> {
  const user = await server.world.user({ ...given, confirmsLocations: true })
  const browser = server.world.visitor()
  const answer = await login(browser, user, home)
  if (given.totpSecret !== undefined) await verify(browser, (answer.body as { nonce: string }).nonce, home)
  return { user, browser }
}
const verify = (client: TestClient, nonce: string, address: string) =>
  client.send(
    authentication.verifySecondFactor,
    { body: { client_identifier: 'web', nonce, code: codeAt(totpSecret, server.clock.now()) } },
    from(address),
  )

test('a user without any known location signs in as ever, and this one is known from then on', async () => {
  const { user, browser } = await settled()
  expect(await isSignedIn(browser)).toBe(true)
  expect((await login(browser, user, home)).status).toBe(200)
  expect(browser.cookies.get('__Host-klopt_device')).toMatch(/^[\w-]{43}$/)
})

test('the device cookie is out of reach of scripts and other sites, and lasts', async () => {
  const user = await server.world.user({ confirmsLocations: true })
  const { headers } = await login(server.world.visitor(), user, home)
  expect(headers.getSetCookie().find((cookie) => cookie.includes('klopt_device'))).toMatch(
    /^__Host-klopt_device=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
  )
})

test.each([
  ['another browser', home, true],
  ['another network', elsewhere, false],
])('the right password from %s gets 2018 and no session, but a mail', async (_what, address, newBrowser) => {
  const { user, browser } = await settled()
  const client = newBrowser ? server.world.visitor() : browser
  if (!newBrowser) await browser.send(authentication.logout)
  const answer = await login(client, user, address)
  expect(answer).toMatchObject({ status: 403, body: { code: 2018 } })
  expect(client.cookies.get('__Host-klopt_device')).toMatch(/^[\w-]{43}$/)
  expect(await isSignedIn(client)).toBe(false)
  const mail = await mailTo(server, user.emailAddress, 'confirm-location')
  expect(mail.subject).toBe('Bevestig je nieuwe locatie')
  expect(mail.path).toBe('/v2/authenticate')
  expect(mail.query).toEqual({
    message: 'confirm_location',
    sst: expect.stringMatching(/^[\w-]{43}$/),
    uid: String(user.id),
  })
  expect(mail.text).toContain(`Apparaat: Firefox op Windows\nNetwerkadres: ${address}`)
})

test('the link leads on to where one was going', async () => {
  const { user } = await settled()
  const returnTarget = Buffer.from('/v2/administrations/3/bank?state=waiting').toString('base64')
  const body = {
    grant_type: 'password' as const,
    client_identifier: 'web',
    email_address: user.emailAddress,
    password: user.password,
  }
  const visitor = server.world.visitor()
  const refused = await visitor.send(authentication.login, { body: { ...body, return_target: '//evil.example' } })
  expect(refused.status).toBe(422)
  await visitor.send(authentication.login, { body: { ...body, return_target: returnTarget } }, from(elsewhere))
  expect((await mailTo(server, user.emailAddress, 'confirm-location')).query).toMatchObject({ r: returnTarget })
})

test('a neighbour in the same range of the provider, in the same browser, needs no mail', async () => {
  const { user, browser } = await settled()
  expect((await login(browser, user, '203.0.200.1')).status).toBe(200)
})

test('a wrong password is told apart by nothing: no mail, no 2018', async () => {
  const { user } = await settled()
  expect(codeOf(await login(server.world.visitor(), { ...user, password: 'verkeerd' }, elsewhere))).toBe(2002)
  expect(await mailsTo(server, user.emailAddress)).toHaveLength(1)
})

test('the link signs in where it is opened, and lets in where it was asked for', async () => {
  const { user } = await settled()
  const asking = server.world.visitor()
  await login(asking, user, elsewhere)
  const { query } = await mailTo(server, user.emailAddress, 'confirm-location')
  const phone = server.world.visitor()
  expect(await open(phone, query, '192.0.2.9')).toMatchObject({ status: 200, body: { result: 'success' } })
  expect(await isSignedIn(phone)).toBe(true)
  expect(await isSignedIn(asking)).toBe(false)
  expect((await login(asking, user, elsewhere)).status).toBe(200)
  expect((await login(phone, user, '192.0.2.9')).status).toBe(200)
})

test('the link works once and for ten minutes; anything else is 2013', async () => {
  const { user } = await settled()
  await login(server.world.visitor(), user, elsewhere)
  const { query } = await mailTo(server, user.emailAddress, 'confirm-location')
  const stranger = await server.world.user()
  const tries = [
    { ...query, sst: 'verzonnen' },
    { ...query, uid: String(stranger.id) },
    { ...query, uid: '0' },
  ]
  for (const wrong of tries) expect(codeOf(await open(server.world.visitor(), wrong, home))).toBe(2013)
  const both = await Promise.all([0, 1].map(() => open(server.world.visitor(), query, home)))
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400])
  expect(codeOf(await open(server.world.visitor(), query, home))).toBe(2013)

  const late = await settled()
  await login(server.world.visitor(), late.user, elsewhere)
  const old = await mailTo(server, late.user.emailAddress, 'confirm-location')
  server.clock.advanceMs(10 * 60_000)
  expect(codeOf(await open(server.world.visitor(), old.query, home))).toBe(2013)
})

test('the link of somebody who was deactivated meanwhile is 2013', async () => {
  const { user } = await settled()
  await login(server.world.visitor(), user, elsewhere)
  const { query } = await mailTo(server, user.emailAddress, 'confirm-location')
  await server.services.pool.query('UPDATE users SET deactivated_at = now() WHERE id = $1', [user.id])
  expect(codeOf(await open(server.world.visitor(), query, home))).toBe(2013)
})

test('the link never stands in for the second factor', async () => {
  server.clock.advanceMs(60_000)
  const { user } = await settled({ totpSecret })
  server.clock.advanceMs(60_000)
  const asking = server.world.visitor()
  expect(codeOf(await login(asking, user, elsewhere))).toBe(2018)
  const { query } = await mailTo(server, user.emailAddress, 'confirm-location')
  const answer = await open(asking, query, elsewhere)
  expect(answer.body).toEqual({ result: 'second_factor', nonce: expect.any(String) })
  expect(await isSignedIn(asking)).toBe(false)
  expect((await verify(asking, (answer.body as { nonce: string }).nonce, elsewhere)).status).toBe(200)
  expect(await isSignedIn(asking)).toBe(true)
})

test('only who proved the second factor too makes a first location known', async () => {
  const user = await server.world.user({ confirmsLocations: true, totpSecret })
  const answer = await login(server.world.visitor(), user, elsewhere)
  expect(answer.body).toMatchObject({ result: 'second_factor' })
  const { rows } = await server.services.pool.query('SELECT FROM known_locations WHERE user_id = $1', [user.id])
  expect(rows).toHaveLength(0)
})

test('the first sign-in from a place is told by mail, and later ones are not', async () => {
  const { user, browser } = await settled()
  const mail = await mailTo(server, user.emailAddress, 'new-sign-in')
  expect(mail.subject).toBe('Nieuwe aanmelding')
  expect(mail.text).toContain(`Apparaat: Firefox op Windows\nNetwerkadres: ${home}\nMoment: `)
  expect(mail.path).toBe('/v2/forgot-password')
  await login(browser, user, home)
  await mailTo(server, user.emailAddress, 'new-sign-in')

  const asking = server.world.visitor()
  await login(asking, user, elsewhere)
  await open(browser, (await mailTo(server, user.emailAddress, 'confirm-location')).query, home)
  await login(asking, user, elsewhere)
  const told = (await mailsTo(server, user.emailAddress)).filter(({ kind }) => kind === 'new-sign-in')
  expect(told.map(({ text }) => /Netwerkadres: (\S+)/.exec(text)?.[1]).toSorted()).toEqual([elsewhere, home].toSorted())
})

test('nobody can fill a mailbox: one mail a minute and five an hour, with the same answer each time', async () => {
  const { user } = await settled()
  const count = async () =>
    (await mailsTo(server, user.emailAddress)).filter(({ kind }) => kind === 'confirm-location').length
  for (let minute = 0; minute < 8; minute += 1) {
    for (let time = 0; time < 2; time += 1) {
      expect(codeOf(await login(server.world.visitor(), user, elsewhere))).toBe(2018)
    }
    expect(await count()).toBe(Math.min(minute + 1, 5))
    server.clock.advanceMs(60_000)
  }
  server.clock.advanceMs(3_600_000)
  await login(server.world.visitor(), user, elsewhere)
  expect(await count()).toBe(6)
})

test('accounts with a published password are not asked: nobody could read the mail', async () => {
  const user = await server.world.user()
  for (const address of [home, elsewhere]) {
    const answer = await login(server.world.visitor(), user, address)
    expect(answer.status).toBe(200)
    expect(answer.headers.getSetCookie().join()).not.toContain('klopt_device')
  }
})

test('no token of a mail or cookie is kept, queued or logged as it is', async () => {
  const { user, browser } = await settled()
  await login(server.world.visitor(), user, elsewhere)
  const { query } = await mailTo(server, user.emailAddress, 'confirm-location')
  const secrets = [query.sst ?? '', browser.cookies.get('__Host-klopt_device') ?? '']
  const { rows } = await server.services.pool.query<{ row: string }>(
    `SELECT l::text AS row FROM mailed_links l UNION ALL SELECT k::text FROM known_locations k
     UNION ALL SELECT j.data::text FROM jobs.job j UNION ALL SELECT a::text FROM audit_log a`,
  )
  for (const secret of secrets) {
    expect(secret).toHaveLength(43)
    expect(rows.filter(({ row }) => row.includes(secret))).toEqual([])
    expect(server.logLines.filter((line) => line.includes(secret))).toEqual([])
  }
})
