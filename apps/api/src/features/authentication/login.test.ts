import { authentication, users } from '@klopt/api-client/schemas'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { absoluteLifetimeMs, idleLifetimeMs } from '../../kernel/session-lifetime.ts'
import { TooBusyError } from '../../security/passwords.ts'
import { createTestServer, type KloptTestServer, type TestClient } from '../../testing/index.ts'
import { countStatements } from '../count-statements.test-support.ts'
import { codeOf, login } from './login.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.stop())

const me = (client: TestClient) => client.send(users.me)

test('the right password starts a session in a cookie that scripts cannot read', async () => {
  const user = await server.world.user()
  const client = server.world.visitor()
  const answer = await login(client, ` ${user.emailAddress.toUpperCase()} `, user.password)
  expect(answer).toMatchObject({ status: 200, body: { result: 'success' } })
  expect(answer.headers.getSetCookie()[0]).toMatch(
    /^__Host-klopt_session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
  )
  expect((await me(client)).status).toBe(200)
})

test('the session token itself is kept nowhere', async () => {
  const user = await server.world.user()
  const client = server.world.visitor()
  await login(client, user.emailAddress, user.password)
  const token = client.cookies.get('__Host-klopt_session') ?? ''
  const { rows } = await server.services.pool.query<{ row: string }>('SELECT s::text AS row FROM sessions s')
  expect(rows.length).toBeGreaterThan(0)
  for (const { row } of rows) {
    expect(row).not.toContain(token)
    expect(row).not.toContain(Buffer.from(token).toString('hex'))
    expect(row).not.toContain(Buffer.from(token, 'base64url').toString('hex'))
  }
})

test('a wrong password and an unknown address get the same answer', async () => {
  const user = await server.world.user()
  const wrong = await login(server.world.visitor(), user.emailAddress, 'verkeerd')
  const unknown = await login(server.world.visitor(), 'niemand@test.example', 'verkeerd')
  expect(wrong.status).toBe(401)
  expect(wrong.body).toEqual({ code: 2002, message: 'Dit is geen geldige combinatie van e-mailadres en wachtwoord.' })
  expect(unknown.body).toEqual(wrong.body)
  expect(unknown.headers.get('set-cookie')).toBeNull()
})

test('a wrong password and an unknown address take the same work: as many statements and hashes', async () => {
  const user = await server.world.user()
  const verify = vi.spyOn(server.services.passwords, 'verify')
  const counts: [number, number][] = []
  for (const emailAddress of [user.emailAddress, 'onbekend@test.example']) {
    verify.mockClear()
    const statements = await countStatements(() => login(server.world.visitor(), emailAddress, 'verkeerd'))
    counts.push([statements, verify.mock.calls.length])
  }
  verify.mockRestore()
  expect(counts[0]).toEqual(counts[1])
  expect(counts[0]?.[1]).toBe(1)
})

test('a burst that is too large is told to come back, rather than kept waiting for ever', async () => {
  const user = await server.world.user()
  vi.spyOn(server.services.passwords, 'verify').mockRejectedValueOnce(new TooBusyError())
  const answer = await login(server.world.visitor(), user.emailAddress, user.password)
  expect(answer).toMatchObject({ status: 429, body: { code: 90012 } })
})

test('what is no e-mail address is said so before anything is looked up', async () => {
  expect(codeOf(await login(server.world.visitor(), 'geen adres', 'x'))).toBe(33009)
})

test('empty fields are named with the words of the form', async () => {
  const answer = await login(server.world.visitor(), '', '')
  expect(answer).toMatchObject({
    status: 422,
    body: { code: 90001, fields: { email_address: 'Vul je e-mailadres in', password: 'Vul je wachtwoord in' } },
  })
})

test('a deactivated user cannot sign in, and is out at the next request when signed in', async () => {
  const user = await server.world.user()
  const client = await server.world.as(user)
  expect((await me(client)).status).toBe(200)
  await server.services.pool.query('UPDATE users SET deactivated_at = now() WHERE id = $1', [user.id])
  expect(await me(client)).toMatchObject({ status: 401, body: { code: 2003 } })
  expect(codeOf(await login(server.world.visitor(), user.emailAddress, user.password))).toBe(2002)
})

test('signing in ends the session that the browser had, so that nobody can plant one', async () => {
  const user = await server.world.user()
  const client = server.world.visitor()
  await login(client, user.emailAddress, user.password)
  const before = new Map(client.cookies)
  await login(client, user.emailAddress, user.password)
  expect(client.cookies).not.toEqual(before)
  const old = server.world.visitor()
  for (const [name, value] of before) old.setCookie(`${name}=${value}`)
  expect(codeOf(await me(old))).toBe(2003)
  expect((await me(client)).status).toBe(200)
})

test('signing out ends the session on the server, not only in the browser', async () => {
  const user = await server.world.user()
  const client = await server.world.as(user)
  const copy = server.world.visitor()
  for (const [name, value] of client.cookies) copy.setCookie(`${name}=${value}`)
  expect((await client.send(authentication.logout)).status).toBe(204)
  expect(client.cookies.size).toBe(0)
  expect(codeOf(await me(copy))).toBe(2003)
})

test('a session ends after a week without use (2006), and is kept alive by use', async () => {
  const client = await server.world.as(await server.world.user())
  server.clock.advanceMs(idleLifetimeMs - 1)
  expect((await me(client)).status).toBe(200)
  server.clock.advanceMs(idleLifetimeMs - 1)
  expect((await me(client)).status).toBe(200)
  server.clock.advanceMs(idleLifetimeMs)
  expect(await me(client)).toMatchObject({ status: 401, body: { code: 2006 } })
})

test('a session ends thirty days after signing in, used or not (2005)', async () => {
  const client = await server.world.as(await server.world.user())
  const stepMs = absoluteLifetimeMs / 10
  for (let step = 0; step < 9; step += 1) {
    server.clock.advanceMs(stepMs)
    expect((await me(client)).status).toBe(200)
  }
  server.clock.advanceMs(stepMs)
  expect(await me(client)).toMatchObject({ status: 401, body: { code: 2005 } })
})

test('using a session writes at most once a minute', async () => {
  const user = await server.world.user()
  const client = await server.world.as(user)
  const lastSeen = async () => {
    const { rows } = await server.services.pool.query<{ xmin: string; at: Date }>(
      'SELECT xmin::text, last_seen_at AS at FROM sessions WHERE user_id = $1',
      [user.id],
    )
    return rows[0]
  }
  const start = await lastSeen()
  server.clock.advanceMs(59_999)
  await me(client)
  expect(await lastSeen()).toEqual(start)
  server.clock.advanceMs(1)
  await me(client)
  expect((await lastSeen())?.at).toEqual(server.clock.now())
})

test('signing in is also answered under the versioned base', async () => {
  const user = await server.world.user()
  const answer = await server.world.visitor().request('POST', '/api/v1/authentication/login', {
    body: {
      grant_type: 'password',
      client_identifier: 'web',
      email_address: user.emailAddress,
      password: user.password,
    },
  })
  expect(answer.status).toBe(200)
})

test('signing in and out leaves an audit row with who it was', async () => {
  const user = await server.world.user()
  const client = server.world.visitor()
  await login(client, user.emailAddress, user.password)
  await client.send(authentication.logout)
  const { rows } = await server.services.pool.query(
    'SELECT action, administration_id FROM audit_log WHERE user_id = $1 ORDER BY id',
    [user.id],
  )
  expect(rows).toEqual([
    { action: 'sign_in', administration_id: null },
    { action: 'sign_out', administration_id: null },
  ])
})

test('the demo accounts are told in demo mode only', async () => {
  expect(await server.world.visitor().call(authentication.demoAccounts)).toEqual([])
  const demo = await createTestServer({ demo: true })
  try {
    const accounts = await demo.world.visitor().call(authentication.demoAccounts)
    expect(accounts.map(({ emailAddress }) => emailAddress)).toContain('eigenaar@demo.klopt.nl')
  } finally {
    await demo.stop()
  }
})
