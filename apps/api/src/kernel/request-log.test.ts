import { authentication, users } from '@klopt/api-client/schemas'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeAt } from '../security/totp.ts'
import { createTestServer, type KloptTestServer } from '../testing/index.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.stop())

const totpSecret = 'JBSWY3DPEHPK3PXP'

test('the log of signing in holds no password, code, token or cookie', async () => {
  const user = await server.world.user({ totpSecret })
  const client = server.world.visitor()
  const credentials = { grant_type: 'password' as const, client_identifier: 'web', email_address: user.emailAddress }
  await client.send(authentication.login, { body: { ...credentials, password: 'een-fout-wachtwoord' } })
  const answer = await client.call(authentication.login, { body: { ...credentials, password: user.password } })
  const nonce = answer.result === 'second_factor' ? answer.nonce : ''
  const code = codeAt(totpSecret, server.clock.now())
  await client.send(authentication.verifySecondFactor, { body: { client_identifier: 'web', nonce, code } })
  await client.send(users.me, { query: { with: 'geheim-in-de-query' } })
  await client.send(authentication.login, { body: { ...credentials, password: { half: user.password } } })
  await client.request('POST', '/api/authentication/login', { body: `{"password":"${user.password}"` })

  const log = server.logLines.join('')
  const token = client.cookies.get('__Host-klopt_session') ?? ''
  expect(token).toHaveLength(43)
  expect(log).toContain('/api/authentication/login')
  for (const secret of [user.password, 'een-fout-wachtwoord', token, nonce, code, totpSecret, 'geheim-in-de-query']) {
    expect(log).not.toContain(secret)
  }
  expect(log).not.toMatch(/cookie/i)
})

test('a sign-in that was refused is in the log with its code', async () => {
  const user = await server.world.user()
  await server.world.visitor().send(authentication.login, {
    body: {
      grant_type: 'password',
      client_identifier: 'web',
      email_address: user.emailAddress,
      password: 'verkeerd',
    },
  })
  const lines = server.logLines.map((line) => JSON.parse(line) as Record<string, unknown>)
  expect(lines).toContainEqual(expect.objectContaining({ code: 2002, msg: 'refused', reqId: expect.any(String) }))
})

test('each request is one line with its route, status, user and time, under one request id', async () => {
  const { id, owner } = await server.world.administration()
  const client = await server.world.as(owner)
  await client.request('GET', `/api/v1/administrations/${id}`)
  const lines = server.logLines.map((line) => JSON.parse(line) as Record<string, unknown>)
  expect(lines).toContainEqual(
    expect.objectContaining({
      method: 'GET',
      route: '/api/v1/administrations/:administrationId',
      status: 200,
      userId: owner.id,
      administrationId: id,
      reqId: expect.stringMatching(/^[\da-f-]{36}$/),
      duration_ms: expect.any(Number),
    }),
  )
})
