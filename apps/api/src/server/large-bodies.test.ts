import { request, type ClientRequest } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aPdf, Inbox } from '../features/documents/documents.test-support.ts'
import { createTestServer, type KloptTestServer } from '../testing/index.ts'
import { createLargeBodies } from './large-bodies.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.stop())

test('no more are let in than may at once, the first first, and of one user no more than theirs', async () => {
  const gate = createLargeBodies({ atOnce: 3, perUser: 2 })
  const begun: string[] = []
  const enter = (userId: number, name: string) => {
    const { turn, leave } = gate.enter(userId)
    void turn.then(() => begun.push(name))
    return leave
  }
  const [leaveFirst, , leaveThird] = [enter(1, 'a'), enter(1, 'b'), enter(1, 'c')]
  const leaveOther = enter(2, 'd')
  enter(3, 'e')
  await Promise.resolve()
  expect(begun).toEqual(['a', 'b', 'd'])
  leaveOther()
  await Promise.resolve()
  expect(begun).toEqual(['a', 'b', 'd', 'e'])
  // Whoever gave up is not let in any more.
  leaveThird()
  leaveFirst()
  leaveFirst()
  await Promise.resolve()
  expect(begun).toEqual(['a', 'b', 'd', 'e'])
})

const size_bytes = 14_000_000

/** Sends all of a document but its last byte, which it can only when the server is reading it. */
async function stall({ id, client }: Inbox): Promise<ClientRequest> {
  const sending = request(`${server.url}/api/v2/administrations/${id}/documents/upload`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'content-length': size_bytes,
      cookie: [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    },
  })
  sending.on('error', () => {})
  await new Promise((resolve) => sending.write(Buffer.alloc(size_bytes - 1, ' '), resolve))
  return sending
}

test('uploads of a user that do not come to an end are not in the way of others, and free their places', async () => {
  const [slow, other] = [await Inbox.open(server), await Inbox.open(server)]
  const stalled = await Promise.all([stall(slow), stall(slow), stall(slow)])
  let settled = false
  const next = slow.send(aPdf()).finally(() => (settled = true))
  for (const pdf of [aPdf(), aPdf(), aPdf(), aPdf()]) expect((await other.send(pdf)).status).toBe(200)
  expect(settled).toBe(false)
  for (const sending of stalled) sending.destroy()
  expect((await next).status).toBe(200)
})
