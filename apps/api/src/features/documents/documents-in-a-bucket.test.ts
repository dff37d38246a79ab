import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { contract } from '@klopt/api-client/schemas'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startS3Server, type S3Server } from '../../files/s3-server.test-support.ts'
import { createTestServer, type KloptTestServer } from '../../testing/index.ts'
import { aPdf, Inbox } from './documents.test-support.ts'
import { runNight } from './night.test-support.ts'

let bucket: S3Server
let server: KloptTestServer
beforeAll(async () => {
  bucket = await startS3Server()
  server = await createTestServer({ env: { FILES_URL: bucket.url } })
})
afterAll(async () => {
  await server.stop()
  await bucket.stop()
})

const night = () => runNight(server)
const twoDaysAgo = () => new Date(server.clock.now().getTime() - 48 * 3_600_000)
const keyOf = (inbox: Inbox, sha256: Buffer) => `${inbox.id}/${sha256.toString('hex')}`
async function sha256Of(fileId: number): Promise<Buffer> {
  const { rows } = await server.services.pool.query<{ sha256: Buffer }>('SELECT sha256 FROM files WHERE id = $1', [
    fileId,
  ])
  return rows[0]?.sha256 ?? Buffer.alloc(0)
}

/** The file as it is downloaded. */
async function textOf(inbox: Inbox, fileId: number) {
  return (await inbox.client.send(contract.files.download, { params: { ...inbox.params, fileId } })).body
}

test('a document goes to the bucket, is read from it and comes back whole; nothing of it stays on the disk', async () => {
  const inbox = await Inbox.open(server)
  const content = aPdf()
  const { fileId } = await inbox.upload(content)
  await server.jobs.drain()
  expect(await inbox.words(fileId)).toContain('2026-0815')
  expect(await textOf(inbox, fileId)).toBe(content.toString())
  expect(await readdir(join(server.dataDir, 'files'))).toEqual(['incoming'])
  expect(await readdir(join(server.dataDir, 'files', 'incoming'))).toEqual([])
})

test('at night what nobody uses goes, in two steps, and what turned out to be used is put back', async () => {
  const inbox = await Inbox.open(server)
  const { fileId } = await inbox.upload(aPdf())
  await server.jobs.drain()
  const { files } = server.services
  const used = await sha256Of(fileId)
  const orphan = await files.put(inbox.id, Buffer.from('gestrand'))
  await bucket.age(keyOf(inbox, orphan), twoDaysAgo())
  await bucket.age(keyOf(inbox, used), twoDaysAgo())
  // As when another server kept a document of it at the very moment that this one removed it.
  const kept = { name: used.toString('hex'), sha256: used, isAside: false }
  expect(await files.removeUnlessPutSince(inbox.id, kept, server.clock.now())).toBe(true)
  expect(await textOf(inbox, fileId)).toContain('%PDF')
  await night()
  const asideOf = async () => (await files.list(inbox.id)).filter(({ isAside }) => isAside).map(({ name }) => name)
  expect(await asideOf()).toEqual([orphan.toString('hex')])
  await bucket.age(`removed/${keyOf(inbox, orphan)}`, twoDaysAgo())
  await night()
  expect(await asideOf()).toEqual([])
  await expect(files.read(inbox.id, orphan)).rejects.toMatchObject({ code: 'ENOENT' })
  expect(await textOf(inbox, fileId)).toContain('%PDF')
})

test('while the bucket is away an upload is told to come back, and nothing is half done', async () => {
  const inbox = await Inbox.open(server)
  const whileAway = server.services.files
  await bucket.stop()
  const response = await inbox.send(aPdf())
  expect(response.status).toBe(503)
  expect(response.headers.get('retry-after')).toBe('5')
  expect(response.body).toMatchObject({ code: 90390 })
  await expect(whileAway.tenants()).rejects.toThrow('the bucket failed')
  bucket = await startS3Server()
})
