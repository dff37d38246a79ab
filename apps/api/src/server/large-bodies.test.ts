import { request, type ClientRequest } from 'node:http'
import { PassThrough, Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { waitUntil } from '../embedded-postgres/wait-until.ts'
import { aPdf, Inbox } from '../features/documents/documents.test-support.ts'
import { createTestServer, TestSchedule, type KloptTestServer } from '../testing/index.ts'
import { defaultLimits } from '../kernel/limits.ts'
import { watchUpload } from '../kernel/watch-upload.ts'

const { upload: limits, largeBodies } = defaultLimits
const later = new TestSchedule()
let server: KloptTestServer
beforeAll(async () => {
  server = await createTestServer({ schedule: later.schedule })
})
afterAll(() => server.stop())

interface Trickle {
  readonly sending: ClientRequest
  readonly status: Promise<number>
}

/** Begins to send a document of 10 MB and goes no further than its first byte. */
function trickle({ id, client }: Inbox): Trickle {
  const sending = request(`${server.url}/api/v2/administrations/${id}/documents/upload?name=a.pdf`, {
    method: 'POST',
    headers: {
      'content-type': 'application/octet-stream',
      'content-length': 10_000_000,
      cookie: [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    },
  })
  const { promise: status, resolve } = Promise.withResolvers<number>()
  sending.on('error', () => resolve(0)).on('response', (response) => resolve(response.resume().statusCode ?? 0))
  sending.write('%')
  return { sending, status }
}

const taken = (count: number) => async () => (server.gates.largeBodies.taken() === count ? true : undefined)
async function untilTaken(count: number): Promise<void> {
  if ((await waitUntil(taken(count), 10_000)) === undefined) throw new Error(`${count} places were never taken`)
}

test('uploads of a user that do not come to an end are not in the way of others, and free their places', async () => {
  const [slow, other] = [await Inbox.open(server), await Inbox.open(server)]
  const stalled = [trickle(slow), trickle(slow), trickle(slow)]
  await untilTaken(largeBodies.perKey)
  let settled = false
  const next = slow.send(aPdf()).finally(() => (settled = true))
  for (const pdf of [aPdf(), aPdf(), aPdf(), aPdf()]) expect((await other.send(pdf)).status).toBe(200)
  expect(settled).toBe(false)
  for (const { sending } of stalled) sending.destroy()
  expect((await next).status).toBe(200)
})

test('four accounts that trickle do not hold all places, and lose those they hold', async () => {
  const accounts = await Promise.all([1, 2, 3, 4].map(() => Inbox.open(server)))
  const stalled: Trickle[] = []
  // The last four places are for who has none: one is left to the last account, three to people who come now.
  for (const [index, places] of [3, 6, 8, 9].entries()) {
    for (const account of accounts.slice(index, index + 1)) {
      stalled.push(trickle(account), trickle(account), trickle(account))
    }
    await untilTaken(places)
  }
  const other = await Inbox.open(server)
  expect((await other.send(aPdf())).status).toBe(200)

  const heard = Promise.all(stalled.map(({ status }) => status))
  // Whoever waited gets the places of those that are ended, and is ended in turn.
  for (const left of [3, 0]) {
    later.pass(limits.windowMs)
    await untilTaken(left)
  }
  expect(await heard).toEqual(stalled.map(() => 408))
  expect((await other.send(aPdf())).status).toBe(200)
})

test('the places of one administration are shared by those who work in it', async () => {
  const inbox = await Inbox.open(server)
  const colleague = await server.world.user()
  await server.world.role({ user: colleague, administrationId: inbox.id, permissions: ['ACCOUNTING'] })
  const theirs = inbox.through(await server.world.as(colleague))
  const stalled = [trickle(inbox), trickle(inbox), trickle(theirs), trickle(theirs)]
  await untilTaken(largeBodies.perKey)
  expect(server.gates.largeBodies.taken(`administration ${inbox.id}`)).toBe(largeBodies.perKey)
  for (const { sending } of stalled) sending.destroy()
  await untilTaken(0)
})

/** A body that is sent as the test says. */
function watched() {
  const clock = new TestSchedule()
  const body = new PassThrough({ highWaterMark: 10_000_000 })
  const read = text(watchUpload(body, limits, clock.schedule))
  read.catch(() => {})
  return { body, read, clock }
}
const enough = 'x'.repeat((limits.lowestRate_bytesPerSecond * limits.windowMs) / 1_000)

test('a body that keeps the lowest rate is passed on whole, one that does not is ended in its window', async () => {
  const { body, read, clock } = watched()
  for (let n = 0; n < 3; n += 1) {
    body.write(enough)
    await new Promise(setImmediate)
    clock.pass(limits.windowMs)
  }
  body.end('!')
  expect(await read).toBe(`${enough.repeat(3)}!`)

  const slow = watched()
  slow.body.write(enough.slice(1))
  await new Promise(setImmediate)
  slow.clock.pass(limits.windowMs)
  await expect(slow.read).rejects.toMatchObject({ error: 'upload_too_slow' })
})

test('a body that is not there at the deadline is ended, however fast it comes', async () => {
  const { body, read, clock } = watched()
  body.write(enough)
  await new Promise(setImmediate)
  clock.pass(limits.deadlineMs)
  await expect(read).rejects.toMatchObject({ error: 'upload_too_slow', message: 'not there after 330000 ms' })
})

test('a body that nobody listens to any more ends nothing but itself', async () => {
  const clock = new TestSchedule()
  const unheard = watchUpload(new PassThrough(), limits, clock.schedule)
  clock.pass(limits.windowMs)
  await new Promise(setImmediate)
  expect(unheard.destroyed).toBe(true)
})

test('a body that turns out too large is answered at once, and is watched no longer', async () => {
  const inbox = await Inbox.open(server)
  const sending = request(`${server.url}/api/v2/administrations/${inbox.id}/documents/upload?name=a.pdf`, {
    method: 'POST',
    headers: {
      'content-type': 'application/octet-stream',
      'transfer-encoding': 'chunked',
      cookie: [...inbox.client.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    },
  })
  const { promise: status, resolve } = Promise.withResolvers<number | undefined>()
  sending.on('error', () => {}).on('response', (response) => resolve(response.resume().statusCode))
  sending.write(Buffer.alloc(10_600_000, ' '))
  expect(await status).toBe(413)
  sending.destroy()
  await untilTaken(0)
  later.pass(limits.deadlineMs)
  expect((await inbox.send(aPdf())).status).toBe(200)
})

test('no request takes longer than the wait for a place and the deadline of a body together', () => {
  expect(server.app.server.requestTimeout).toBe(largeBodies.patienceMs + limits.deadlineMs)
})

test('a body that breaks off ends as such', async () => {
  const broken = new Readable({ read: () => {} })
  const read = text(watchUpload(broken, limits, new TestSchedule().schedule))
  broken.destroy()
  await expect(read).rejects.toThrow('the sender went away')
})

test('a body that broke off before anybody looked at it ends at once', async () => {
  const broken = new Readable({ read: () => {} })
  broken.destroy()
  await new Promise(setImmediate)
  await expect(text(watchUpload(broken, limits, new TestSchedule().schedule))).rejects.toThrow('the sender went away')
})
