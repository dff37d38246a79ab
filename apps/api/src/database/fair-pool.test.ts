import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestServer, type KloptTestServer } from '../testing/index.ts'
import { withShare } from './fair-pool.ts'
import { withRead } from './transaction.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.stop())

/** Takes a connection for a share until it is let go. */
async function hold(key: string, atOnce = 4) {
  const client = await withShare({ key, atOnce }, () => server.services.pool.connect())
  return () => client.release()
}

test('who asks for much waits behind themselves, and others get a connection', async () => {
  const held: Promise<() => void>[] = []
  let busyHolds = 0
  for (let n = 0; n < 50; n += 1) {
    const one = hold('busy')
    void one.then(() => (busyHolds += 1))
    held.push(one)
  }
  await Promise.all(held.slice(0, 4))
  const others = await Promise.all(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((key) => hold(key, 1)))
  expect(busyHolds).toBe(4)
  for (const release of others) release()
  for (const one of held) (await one)()
})

test('a few who take all they may leave room for the next', async () => {
  const first = await Promise.all(['a', 'b', 'a', 'b', 'a', 'b', 'a', 'b'].map((key) => hold(key)))
  const third = await hold('c')
  const waiting = hold('c')
  const next = await hold('d')
  for (const release of [...first, third, next]) release()
  ;(await waiting)()
})

test('a connection that failed, broke or was closed gives its place back', async () => {
  const share = { key: 'one', atOnce: 1 }
  const failing = () => withShare(share, () => server.services.pool.query('SELECT 1 / 0'))
  for (let n = 0; n < 3; n += 1) await expect(failing()).rejects.toThrow('division by zero')
  for (let n = 0; n < 3; n += 1) {
    const client = await withShare(share, () => server.services.pool.connect())
    client.release(true)
  }
  const read = withShare(share, () => withRead(server.services.pool, { kind: 'system' }, async () => 'gelezen'))
  expect(await read).toBe('gelezen')
})

test('what the server does for itself counts against nobody', async () => {
  const all = await Promise.all(Array.from({ length: 4 }, () => hold('busy')))
  expect((await server.services.pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }])
  for (const release of all) release()
})
