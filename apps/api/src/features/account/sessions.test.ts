import { account, users } from '@klopt/api-client/schemas'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedTestServer, type KloptTestServer } from '../../testing/index.ts'
import { idleLifetimeMs } from '../../kernel/session-lifetime.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await sharedTestServer()
})
afterAll(() => server.stop())

const codeOf = (answer: { body: unknown }) => (answer.body as { code?: number } | null)?.code

test('a user sees where they are signed in, the last used first, and which one this is', async () => {
  const user = await server.world.user()
  const laptop = await server.world.as(user)
  server.clock.advanceMs(60_000)
  const phone = await server.world.as(user)
  await server.world.as(await server.world.user())
  const started = Math.floor(server.clock.now().getTime() / 1000)
  const unknown = { id: expect.any(Number), device: 'Onbekend apparaat', address: '127.0.0.1' }
  expect(await phone.call(account.sessions)).toEqual([
    { ...unknown, createdAt: started, lastSeenAt: started, isCurrent: true },
    { ...unknown, createdAt: started - 60, lastSeenAt: started - 60, isCurrent: false },
  ])
  const own = (await laptop.call(account.sessions)).filter(({ isCurrent }) => isCurrent)
  expect(own).toMatchObject([{ createdAt: started - 60 }])
})

test('a session that is over is not shown', async () => {
  const user = await server.world.user()
  await server.world.as(user)
  server.clock.advanceMs(idleLifetimeMs)
  const client = await server.world.as(user)
  expect(await client.call(account.sessions)).toHaveLength(1)
})

test('ending one session leaves the others', async () => {
  const user = await server.world.user()
  const [here, there] = [await server.world.as(user), await server.world.as(user)]
  const other = (await here.call(account.sessions)).find(({ isCurrent }) => !isCurrent)
  await here.call(account.endSession, { params: { sessionId: other?.id ?? 0 } })
  expect(codeOf(await there.send(users.me))).toBe(2003)
  expect((await here.send(users.me)).status).toBe(200)
})

test('ending the own session signs out', async () => {
  const client = await server.world.as(await server.world.user())
  const [session] = await client.call(account.sessions)
  await client.call(account.endSession, { params: { sessionId: session?.id ?? 0 } })
  expect(client.cookies.size).toBe(0)
})

test('somebody else’s session answers as if it did not exist, and goes on', async () => {
  const stranger = await server.world.as(await server.world.user())
  const [theirs] = await stranger.call(account.sessions)
  const client = await server.world.as(await server.world.user())
  const foreign = await client.send(account.endSession, { params: { sessionId: theirs?.id } })
  const absent = await client.send(account.endSession, { params: { sessionId: 999_999 } })
  expect(foreign.status).toBe(404)
  expect(foreign.body).toEqual(absent.body)
  expect((await stranger.send(users.me)).status).toBe(200)
})

test('signing out everywhere ends every session, this one included, and nobody else’s', async () => {
  const user = await server.world.user()
  const [here, there] = [await server.world.as(user), await server.world.as(user)]
  const stranger = await server.world.as(await server.world.user())
  await here.call(account.endAllSessions)
  expect(here.cookies.size).toBe(0)
  expect(codeOf(await there.send(users.me))).toBe(2003)
  expect((await stranger.send(users.me)).status).toBe(200)
})
