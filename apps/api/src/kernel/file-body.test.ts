import { readdir } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import { defineCall } from '@klopt/api-client/schemas'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestServer, fileBody, type KloptTestServer, type TestClient } from '../testing/index.ts'
import { administration } from './access.ts'
import { ApiError } from './api-error.ts'
import { route } from './route.ts'

const sendFile = defineCall({
  method: 'POST',
  base: 'v2',
  path: '/administrations/{administrationId}/send-file',
  summary: 'Says how large a file is',
  query: v.object({ name: v.string() }),
  body: 'file',
  response: v.object({ size: v.number(), sha256: v.string(), calls: v.number() }),
  errors: ['too_large'],
  idempotent: true,
  bodyLimitBytes: 2_000_000,
})
let calls = 0
const sendFileRoute = route(sendFile, {
  access: administration('BOOKING'),
  handle: async ({ input: { body, query }, unchanged }) => {
    unchanged()
    calls += 1
    if (query.name === 'weigeren') throw new ApiError('already_processed')
    if (query.name === 'vallen') throw new Error('gevallen')
    return { size: body.size_bytes, sha256: body.sha256.toString('hex'), calls }
  },
})

let server: KloptTestServer
let client: TestClient
let administrationId: number
beforeAll(async () => {
  server = await createTestServer({ extraRoutes: [sendFileRoute] })
  const { id, owner } = await server.world.administration()
  administrationId = id
  client = await server.world.as(owner)
})
afterAll(() => server.stop())

const send = (content: string | Uint8Array, name = 'a', idempotencyKey?: string) =>
  client.send(
    sendFile,
    { params: { administrationId }, query: { name }, body: fileBody(content) },
    { ...(idempotencyKey !== undefined && { idempotencyKey }) },
  )
const post = (body: unknown, headers: Record<string, string> = {}) =>
  client.request('POST', `/api/v2/administrations/${administrationId}/send-file?name=a`, { body, headers })
const left = () => readdir(join(server.dataDir, 'files', 'incoming'))

test('a file is counted and hashed while it comes in, and is gone once it is handled, however that ends', async () => {
  expect(await send('abc')).toMatchObject({
    status: 200,
    body: { size: 3, sha256: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad' },
  })
  expect((await send('abc', 'weigeren')).status).toBe(409)
  expect((await send('abc', 'vallen')).status).toBe(500)
  expect(await left()).toEqual([])
})

test('nothing at all is a file without bytes', async () => {
  expect(await send('')).toMatchObject({ status: 200, body: { size: 0 } })
})

test('a repeat with its key has one effect; the key with another file or another name is refused', async () => {
  const first = await send('abc', 'a', 'sleutel')
  const before = calls
  expect((await send('abc', 'a', 'sleutel')).body).toEqual(first.body)
  expect(calls).toBe(before)
  expect(await send('abd', 'a', 'sleutel')).toMatchObject({ status: 422, body: { code: 90003 } })
  expect(await send('abc', 'b', 'sleutel')).toMatchObject({ status: 422, body: { code: 90003 } })
  expect(await left()).toEqual([])
})

test.each([
  ['JSON', { content: 'abc' }, {}],
  ['a form of another site', 'abc', { 'content-type': 'text/plain' }],
  ['no body', undefined, {}],
])('%s is no file, and is refused', async (_what, body, headers) => {
  expect(await post(body, headers)).toMatchObject({ status: 400, body: { code: 90014 } })
})

test('a call that takes no file is sent none', async () => {
  const answer = await client.request('POST', '/api/authentication/login', { body: fileBody('abc') })
  expect(answer).toMatchObject({ status: 400, body: { code: 90014 } })
  expect(await left()).toEqual([])
})

/** Sends as the test says; answers what the server says, or null when it ends the connection. */
function sending(headers: Record<string, string | number>) {
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const path = `/api/v2/administrations/${administrationId}/send-file?name=a`
  const type = { 'content-type': 'application/octet-stream', cookie }
  const outgoing = request(`${server.url}${path}`, { method: 'POST', headers: { ...type, ...headers } })
  const { promise: answer, resolve } = Promise.withResolvers<{ status: number | undefined; body: string } | null>()
  outgoing
    .on('error', () => resolve(null))
    .on('response', (response) => {
      let body = ''
      response.setEncoding('utf8').on('data', (text: string) => (body += text))
      response.on('end', () => resolve({ status: response.statusCode, body }))
    })
  return { outgoing, answer }
}

test('too large is refused with the limit, before it is sent when it says so and else at the byte too many', async () => {
  expect((await send(new Uint8Array(2_000_000))).status).toBe(200)
  const said = sending({ 'content-length': 2_000_001 })
  said.outgoing.flushHeaders()
  const unsaid = sending({ 'transfer-encoding': 'chunked' })
  unsaid.outgoing.write(Buffer.alloc(2_000_001))
  for (const { outgoing, answer } of [said, unsaid]) {
    const { status, body } = (await answer) ?? { status: 0, body: '' }
    expect([status, body]).toEqual([413, expect.stringContaining('Het bestand mag maximaal 2 MB groot zijn.')])
    outgoing.destroy()
  }
  expect(await left()).toEqual([])
})

test('a sender that goes away halfway leaves nothing, and its call is not made', async () => {
  const before = calls
  const { outgoing } = sending({ 'content-length': 1_000_000 })
  outgoing.write(Buffer.alloc(500_000))
  await expect.poll(left).toHaveLength(1)
  outgoing.destroy()
  await expect.poll(left).toEqual([])
  expect(calls).toBe(before)
})

test('senders that go away once all is sent leave nothing either', async () => {
  for (let round = 0; round < 20; round += 1) {
    const { outgoing } = sending({ 'content-length': 100_000 })
    outgoing.end(Buffer.alloc(100_000), () => outgoing.destroy())
  }
  await expect.poll(() => server.gates.largeBodies.taken()).toBe(0)
  await expect.poll(left).toEqual([])
})

test('OpenAPI says that the body is bytes', async () => {
  const { body } = await client.request('GET', '/api/openapi.json')
  const { paths } = body as { paths: Record<string, Record<string, { requestBody: object; parameters: object[] }>> }
  const { requestBody, parameters } = paths['/api/v2/administrations/{administrationId}/send-file']?.['post'] ?? {}
  expect(requestBody).toEqual({ required: true, content: { 'application/octet-stream': {} } })
  expect(parameters).toContainEqual({ name: 'name', in: 'query', required: true, schema: { type: 'string' } })
})
