import { createHash, randomBytes } from 'node:crypto'
import { createConnection } from 'node:net'
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { contract } from '@klopt/api-client/contract'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createTestServer, fileBody, type KloptTestServer } from '../../testing/index.ts'
import { aPdf, Inbox } from './documents.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.stop())

const rows = async (inbox: Inbox, table: 'documents' | 'files' | 'recognitions') => {
  const result = await server.services.pool.query(`SELECT count(*) FROM ${table} WHERE administration_id = $1`, [
    inbox.id,
  ])
  return Number((result.rows[0] as { count: unknown }).count)
}
/** What stands on disk while it comes in. */
const incoming = () => readdir(join(server.dataDir, 'files', 'incoming'))
const fieldOf = ({ body }: { body: unknown }) => (body as { fields?: { content?: string } }).fields?.content

test('a document is kept with its file and is waiting to be read', async () => {
  const inbox = await Inbox.open(server)
  const bytes = aPdf()
  const { id, fileId, isDuplicate, state } = await inbox.upload(bytes, 'Factuur juni.pdf')
  expect({ isDuplicate, state }).toEqual({ isDuplicate: false, state: 'unprocessed' })
  expect(await inbox.get(id)).toMatchObject({
    fileId,
    name: 'Factuur juni.pdf',
    mimeType: 'application/pdf',
    sizeBytes: bytes.length,
    source: 'upload',
    sender: null,
    pageCount: null,
    recognition: { state: 'queued', progressPercent: 0, failure: null, canReadAgain: false },
    summary: null,
    purchaseId: null,
    version: 1,
  })
  const answer = await inbox.client.send(contract.files.ocrResult, { params: { ...inbox.params, fileId } })
  expect(answer.body).toMatchObject({ code: 90033 })
})

test('the same content is one document, whatever its name, also when it is sent 20 times at once', async () => {
  const inbox = await Inbox.open(server)
  const bytes = aPdf()
  const sent = await Promise.all(Array.from({ length: 20 }, (_, index) => inbox.upload(bytes, `kopie ${index}.pdf`)))
  expect(new Set(sent.map(({ id }) => id)).size).toBe(1)
  expect(sent.filter(({ isDuplicate }) => !isDuplicate)).toHaveLength(1)
  for (const table of ['documents', 'files', 'recognitions'] as const) expect(await rows(inbox, table)).toBe(1)
})

test('a repeated request with its key is one upload', async () => {
  const inbox = await Inbox.open(server)
  const bytes = aPdf()
  const [first, second] = [
    await inbox.send(bytes, 'a.pdf', { idempotencyKey: 'een-en-dezelfde' }),
    await inbox.send(bytes, 'a.pdf', { idempotencyKey: 'een-en-dezelfde' }),
  ]
  expect(second.body).toEqual(first.body)
})

test('what somebody else has is not a duplicate', async () => {
  const [one, other] = [await Inbox.open(server), await Inbox.open(server)]
  const bytes = aPdf()
  await one.upload(bytes)
  expect((await other.upload(bytes)).isDuplicate).toBe(false)
})

test.each([
  [
    'a program that calls itself pdf',
    Buffer.concat([Buffer.from('MZ\u0090\u0000\u0003'), Buffer.alloc(2000)]),
    'formaat',
  ],
  ['a page', '<html><script>alert(1)</script></html>', 'formaat'],
  ['an archive', Buffer.from('PK\u0003\u0004 not really'), 'formaat'],
  ['a text', 'zomaar een tekst', 'formaat'],
  ['xml that is no invoice', '<?xml version="1.0"?><Document xmlns="x"/>', 'e-factuur'],
  ['an invoice with entities', '<!DOCTYPE Invoice [<!ENTITY a "b">]><Invoice>&a;</Invoice>', 'e-factuur'],
  ['nothing', '', 'leeg'],
])('%s is refused with 13005 and says why', async (_what, content, why) => {
  const inbox = await Inbox.open(server)
  const answer = await inbox.send(content)
  expect(answer).toMatchObject({ status: 415, body: { code: 13005 } })
  expect(fieldOf(answer)).toContain(why)
  expect(await rows(inbox, 'files')).toBe(0)
  expect(await incoming()).toEqual([])
})

test('10 MB is taken and one byte more is too large', async () => {
  const inbox = await Inbox.open(server)
  const padded = (size: number) => Buffer.concat([aPdf(), Buffer.alloc(size)]).subarray(0, size)
  expect((await inbox.send(padded(10_485_760))).status).toBe(200)
  const answer = await inbox.send(padded(10_485_761))
  expect(answer).toMatchObject({ status: 413, body: { code: 90008 } })
  expect(fieldOf(answer)).toBe('Het bestand mag maximaal 10 MB groot zijn.')
  expect(await incoming()).toEqual([])
})

test('a file of which the name is missing is refused with the field', async () => {
  const inbox = await Inbox.open(server)
  const input = { params: inbox.params, body: fileBody(aPdf()) }
  const answer = await inbox.client.send(contract.documents.upload, input)
  expect(answer).toMatchObject({ status: 422, body: { fields: { name: 'Dit veld mag niet leeg zijn' } } })
})

test('a large document goes from the network to the store in parts, and is moved and not copied', async () => {
  const inbox = await Inbox.open(server)
  const { receive } = server.services.incoming
  let largestBytes = 0
  const received = vi.spyOn(server.services.incoming, 'receive').mockImplementation((chunks) =>
    receive(
      (async function* () {
        for await (const chunk of chunks) {
          largestBytes = Math.max(largestBytes, chunk.length)
          yield chunk
        }
      })(),
    ),
  )
  const [put, take] = [vi.spyOn(server.services.files, 'put'), vi.spyOn(server.services.files, 'take')]
  const content = Buffer.concat([aPdf(), randomBytes(10_000_000)])
  const { fileId } = await inbox.upload(content)
  expect(largestBytes).toBeGreaterThan(0)
  expect(largestBytes).toBeLessThanOrEqual(1_048_576)
  expect([received.mock.calls.length, take.mock.calls.length, put.mock.calls.length]).toEqual([1, 1, 0])
  vi.restoreAllMocks()
  const sha256 = createHash('sha256').update(content).digest()
  expect((await server.services.files.read(inbox.id, sha256)).equals(content)).toBe(true)
  const { rows: kept } = await server.services.pool.query('SELECT sha256, size_bytes FROM files WHERE id = $1', [
    fileId,
  ])
  expect(kept).toEqual([{ sha256, size_bytes: content.length }])
  expect(await incoming()).toEqual([])
})

test.each([
  ['../../../etc/passwd', 'passwd.pdf'],
  ['C:\\Users\\Eva\\factuur.pdf', 'factuur.pdf'],
  ['factuur\r\nSet-Cookie: a=b.pdf', 'factuurSet-Cookie: a=b.pdf'],
  ['foto.html', 'foto.html.pdf'],
])('the name %j is kept as %j', async (given, kept) => {
  const inbox = await Inbox.open(server)
  expect((await inbox.get((await inbox.upload(aPdf(), given)).id)).name).toBe(kept)
})

test('a free plan has room for 100 files: of many at once exactly 100 are kept, and what is there is still found', async () => {
  const inbox = await Inbox.open(server, { subscriptionType: 'PRESTARTER' })
  const bytes = aPdf()
  await inbox.upload(bytes)
  await server.services.pool.query(
    `WITH made AS (
       INSERT INTO files (administration_id, sha256, name, mime_type, size_bytes, created_at)
       SELECT $1, sha256(n::text::bytea), 'x.pdf', 'application/pdf', 1, now() FROM generate_series(1, 96) n
       RETURNING id, sha256)
     INSERT INTO documents (administration_id, file_id, sha256, source, created_at)
     SELECT $1, id, sha256, 'upload', now() FROM made`,
    [inbox.id],
  )
  const answers = await Promise.all(Array.from({ length: 8 }, () => inbox.send(aPdf())))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
  expect(answers.find(({ status }) => status !== 200)).toMatchObject({ status: 403, body: { code: 13009 } })
  expect(await rows(inbox, 'documents')).toBe(100)
  expect((await inbox.upload(bytes)).isDuplicate).toBe(true)
})

test('what a full plan refuses leaves no bytes behind', async () => {
  const inbox = await Inbox.open(server, { subscriptionType: 'PRESTARTER' })
  await inbox.upload(aPdf())
  await server.services.pool.query(
    `INSERT INTO files (administration_id, sha256, name, mime_type, size_bytes, created_at)
     SELECT $1, sha256(n::text::bytea), 'x.pdf', 'application/pdf', 1, now() FROM generate_series(1, 99) n`,
    [inbox.id],
  )
  await server.services.pool.query(
    `INSERT INTO documents (administration_id, file_id, sha256, source, created_at)
     SELECT $1, id, sha256, 'upload', now() FROM files WHERE administration_id = $1 AND name = 'x.pdf'`,
    [inbox.id],
  )
  expect(await inbox.send(aPdf())).toMatchObject({ status: 403, body: { code: 13009 } })
  expect(await readdir(join(server.dataDir, 'files', String(inbox.id)))).toHaveLength(1)
})

test('an upload that is cut off halfway leaves nothing', async () => {
  const inbox = await Inbox.open(server)
  const cookie = [...inbox.client.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const body = aPdf()
  const { port } = new URL(server.url)
  const socket = createConnection({ port: Number(port), host: '127.0.0.1' })
  await once(socket, 'connect')
  socket.write(
    `POST /api/v2/administrations/${inbox.id}/documents/upload?name=a.pdf HTTP/1.1\r\nHost: localhost:${port}\r\nCookie: ${cookie}\r\n` +
      `Content-Type: application/octet-stream\r\nContent-Length: ${body.length}\r\n\r\n`,
  )
  socket.end(body.subarray(0, body.length / 2))
  await once(socket.resume(), 'close')
  for (const table of ['documents', 'files', 'recognitions'] as const) expect(await rows(inbox, table)).toBe(0)
  await expect(readdir(join(server.dataDir, 'files', String(inbox.id)))).rejects.toThrow('ENOENT')
  await expect.poll(incoming).toEqual([])
})

test('books that cannot be changed take no documents', async () => {
  const inbox = await Inbox.open(server, { subscriptionType: 'GRACE_PERIOD' })
  expect((await inbox.send(aPdf())).status).toBe(403)
})
