import { authentication } from '@klopt/api-client/schemas'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestServer, type KloptTestServer } from '../../testing/index.ts'
import { codeOf, login } from './login.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.stop())

test('after five failures the right password is refused too, for five minutes', async () => {
  const user = await server.world.user()
  const client = server.world.visitor()
  for (let attempt = 0; attempt < 5; attempt += 1) {
    expect(codeOf(await login(client, user.emailAddress, 'verkeerd'))).toBe(2002)
  }
  const refused = await login(client, user.emailAddress, user.password)
  expect(refused).toMatchObject({ status: 429, body: { code: 19004 } })
  server.clock.advanceMs(5 * 60_000 - 1)
  expect(codeOf(await login(client, user.emailAddress, user.password))).toBe(19004)
  server.clock.advanceMs(1)
  expect((await login(client, user.emailAddress, user.password)).status).toBe(200)
})

test('guesses that come at the same time are counted like those one by one', async () => {
  const user = await server.world.user()
  const guesses = await Promise.all(
    Array.from({ length: 20 }, () => login(server.world.visitor(), user.emailAddress, 'verkeerd')),
  )
  expect(guesses.filter((answer) => codeOf(answer) === 2002)).toHaveLength(5)
  expect(guesses.filter((answer) => codeOf(answer) === 19004)).toHaveLength(15)
})

test('another address of the same IPv6 connection gives no new guesses; another connection does', async () => {
  const user = await server.world.user()
  const guess = (address: string) =>
    server.world.visitor().send(
      authentication.login,
      {
        body: {
          grant_type: 'password',
          client_identifier: 'web',
          email_address: user.emailAddress,
          password: 'verkeerd',
        },
      },
      { headers: { 'x-forwarded-for': address } },
    )
  for (let last = 1; last <= 5; last += 1) expect(codeOf(await guess(`2001:db8:1:2::${last}`))).toBe(2002)
  expect(codeOf(await guess('2001:db8:1:2:aaaa::6'))).toBe(19004)
  expect(codeOf(await guess('2001:db8:1:3::1'))).toBe(2002)
})

test('one address that tries many accounts is stopped, also at a right password, for five minutes; others go on', async () => {
  const from = (address: string, emailAddress: string, password: string) =>
    server.world
      .visitor()
      .send(
        authentication.login,
        { body: { grant_type: 'password', client_identifier: 'web', email_address: emailAddress, password } },
        { headers: { 'x-forwarded-for': address } },
      )
  const user = await server.world.user()
  const [list, office] = ['198.51.100.7', '198.51.100.8']
  // Right ones do not count: an office signs in from one address.
  for (let time = 0; time < 40; time += 1) {
    expect((await from(list, user.emailAddress, user.password)).status).toBe(200)
  }
  const guesses = await Promise.all(
    Array.from({ length: 40 }, (_, index) => from(list, `gelekt-${index}@test.example`, 'Gelekt-2026!')),
  )
  expect(guesses.filter((answer) => codeOf(answer) === 2002)).toHaveLength(30)
  expect(guesses.filter((answer) => codeOf(answer) === 19004)).toHaveLength(10)
  expect(codeOf(await from(list, user.emailAddress, user.password))).toBe(19004)
  expect((await from(office, user.emailAddress, user.password)).status).toBe(200)
  server.clock.advanceMs(5 * 60_000)
  expect((await from(list, user.emailAddress, user.password)).status).toBe(200)
})

test('a right password forgets the failures before it', async () => {
  const user = await server.world.user()
  const client = server.world.visitor()
  for (let round = 0; round < 3; round += 1) {
    for (let attempt = 0; attempt < 4; attempt += 1) await login(client, user.emailAddress, 'verkeerd')
    expect((await login(client, user.emailAddress, user.password)).status).toBe(200)
  }
})
