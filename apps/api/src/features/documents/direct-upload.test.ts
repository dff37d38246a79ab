import { contract } from '@klopt/api-client/schemas'
import { must } from '@klopt/bookkeeping/money'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startS3Server, type S3Server } from '../../files/s3-server.test-support.ts'
import { sha256Of } from '../../files/file-store.ts'
import { createTestServer, type CallOptions, type KloptTestServer } from '../../testing/index.ts'
import { aPdf, Inbox } from './documents.test-support.ts'
import { runNight } from './night.test-support.ts'

let bucket: S3Server
let server: KloptTestServer
beforeAll(async () => {
  bucket = await startS3Server()
  server = await createTestServer({ env: { FILES_URL: bucket.urlWithLinks } })
})
afterAll(async () => {
  await server.stop()
  await bucket.stop()
})

async function begin(inbox: Inbox, sizeBytes: number) {
  const { put } = await inbox.client.call(contract.documents.beginUpload, { params: inbox.params, body: { sizeBytes } })
  return must(put, 'where a file can be put')
}

const complete = (inbox: Inbox, uploadId: string, options?: CallOptions) =>
  inbox.client.send(
    contract.documents.completeUpload,
    { params: inbox.params, body: { uploadId, name: 'groot.pdf' } },
    options,
  )

/** As a browser does it: without our cookie. */
const putAt = (url: string, content: Uint8Array) =>
  fetch(url, { method: 'PUT', body: new Blob([new Uint8Array(content)], { type: 'application/pdf' }) })

/** Puts bytes in the bucket and says so; answers the call's answer. */
async function send(inbox: Inbox, content: Buffer, options?: CallOptions) {
  const { uploadId, url } = await begin(inbox, content.length)
  expect((await putAt(url, content)).status).toBe(200)
  return { uploadId, answer: await complete(inbox, uploadId, options) }
}

const quarantineOf = (inbox: Inbox, uploadId: string) => `quarantine/${inbox.id}/${uploadId}`

test('a file that a browser puts in the bucket becomes a document, under the hash that the server takes of it', async () => {
  const inbox = await Inbox.open(server)
  const content = aPdf()
  const { uploadId, answer } = await send(inbox, content)
  expect(answer.body).toMatchObject({ isDuplicate: false, state: 'unprocessed' })
  expect(bucket.has(`${inbox.id}/${sha256Of(content).toString('hex')}`)).toBe(true)
  expect(bucket.has(quarantineOf(inbox, uploadId))).toBe(false)
  await server.jobs.drain()
  const { fileId } = answer.body as { fileId: number }
  expect(await inbox.words(fileId)).toContain('2026-0815')
  expect((await inbox.upload(content)).isDuplicate).toBe(true)
})

test('what was kept is answered again to a repeat of the call, though what was put is gone', async () => {
  const inbox = await Inbox.open(server)
  const options = { idempotencyKey: crypto.randomUUID() }
  const { uploadId, answer } = await send(inbox, aPdf(), options)
  expect(await complete(inbox, uploadId, options)).toMatchObject({ status: 200, body: answer.body })
  expect(await complete(inbox, uploadId)).toMatchObject({ status: 409, body: { code: 90480 } })
})

test('what was put is no document before the server has seen it, and never another than the bytes say', async () => {
  const inbox = await Inbox.open(server)
  const content = Buffer.from('<html><script>alert(1)</script></html>')
  const { uploadId, answer } = await send(inbox, content)
  expect(answer).toMatchObject({ status: 415, body: { code: 13005 } })
  expect(bucket.has(`${inbox.id}/${sha256Of(content).toString('hex')}`)).toBe(false)
  // Left for the night.
  expect(bucket.has(quarantineOf(inbox, uploadId))).toBe(true)
  await bucket.age(quarantineOf(inbox, uploadId), new Date(server.clock.now().getTime() - 48 * 3_600_000))
  await runNight(server)
  expect(bucket.has(quarantineOf(inbox, uploadId))).toBe(false)
})

test('nothing that is too large is let in, whatever was said and whatever the bucket took', async () => {
  const inbox = await Inbox.open(server)
  const tooLarge = { params: inbox.params, body: { sizeBytes: 10_485_761 } }
  expect((await inbox.client.send(contract.documents.beginUpload, tooLarge)).status).toBe(413)
  // This server of the tests looks at no signature; one that does takes no other size (files/swift.slow.test.ts).
  const { uploadId, url } = await begin(inbox, 100)
  expect(new URL(url).searchParams.get('X-Amz-SignedHeaders')).toBe('content-length;host')
  expect((await putAt(url, Buffer.alloc(10_485_761, '%PDF-1.7 '))).status).toBe(200)
  expect((await complete(inbox, uploadId)).status).toBe(413)
})

test('what somebody put for one administration is nothing in another', async () => {
  const [inbox, other] = [await Inbox.open(server), await Inbox.open(server)]
  const content = aPdf()
  const { uploadId, url } = await begin(inbox, content.length)
  await putAt(url, content)
  expect((await complete(other, uploadId)).status).toBe(409)
  expect((await complete(inbox, uploadId)).status).toBe(200)
})

test('the viewer finds a page by a link that holds a minute, as a file and with what its bytes have to be', async () => {
  const inbox = await Inbox.open(server)
  const content = aPdf()
  const { fileId } = await inbox.upload(content)
  const params = { ...inbox.params, fileId }
  const { url, sha256 } = await inbox.client.call(contract.files.link, { params })
  expect(sha256).toBe(sha256Of(content).toString('hex'))
  const answer = await fetch(must(url, 'a link'), { headers: { origin: 'https://klopt.example' } })
  expect(Buffer.from(await answer.arrayBuffer()).equals(content)).toBe(true)
  expect(answer.headers.get('content-type')).toBe('application/pdf')
  expect(answer.headers.get('content-disposition')).toBe('attachment')
  expect(answer.headers.get('access-control-allow-origin')).toBeTruthy()
  expect(new URL(must(url, 'a link')).searchParams.get('X-Amz-Expires')).toBe('60')
  const stranger = await Inbox.open(server)
  expect((await stranger.client.send(contract.files.link, { params: { ...params, ...stranger.params } })).status).toBe(
    404,
  )
})

test('where browsers do not reach the files, they are told so and send all of it here', async () => {
  const alone = await createTestServer()
  const inbox = await Inbox.open(alone)
  const body = { sizeBytes: 5_000_000 }
  expect(await inbox.client.call(contract.documents.beginUpload, { params: inbox.params, body })).toEqual({ put: null })
  const { fileId } = await inbox.upload(aPdf())
  const link = await inbox.client.call(contract.files.link, { params: { ...inbox.params, fileId } })
  expect(link.url).toBeNull()
  await alone.stop()
})
