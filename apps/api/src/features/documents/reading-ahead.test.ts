import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { withRead } from '../../database/transaction.ts'
import type { DocumentReading } from '../../recognition/document-reader.ts'
import { createTestServer, type KloptTestServer } from '../../testing/index.ts'
import { aPdf, Inbox } from './documents.test-support.ts'
import { readingAhead } from './reading-ahead.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await createTestServer()
})
beforeEach(async () => {
  vi.restoreAllMocks()
  // Whatever another test left to read, or measured.
  await server.services.pool.query('UPDATE recognitions SET duration_ms = NULL')
  await server.services.pool.query("UPDATE recognitions SET state = 'failed', failure = 'weg' WHERE state = 'queued'")
})
afterAll(() => server.stop())

/** Reads without reading, in so many seconds. */
function readIn(seconds: number): void {
  vi.spyOn(server.services.documentReader, 'read').mockImplementation(async () => {
    server.clock.advanceMs(seconds * 1000)
    return blank
  })
}
const blank: DocumentReading = {
  reader: 'text',
  pageCount: 1,
  thumbnail: null,
  words: '[]',
  ocrData: '{"words":[],"paragraphs":[]}',
  proposal: '{}',
  summary: { supplierName: null, invoiceDate: null, grossCents: null },
}
const ahead = async ({ id }: Inbox, fileId: number, atOnce: number) =>
  (
    await withRead(server.services.pool, { kind: 'administration', administrationId: id }, (db) =>
      readingAhead(db, id, atOnce),
    )
  ).get(fileId)

test('before anything was measured only the number that goes before is told', async () => {
  const inbox = await Inbox.open(server)
  await inbox.upload(aPdf())
  const { id } = await inbox.upload(aPdf())
  expect((await inbox.get(id)).recognition?.expected).toEqual({ documentsBefore: 1, secondsLeft: null })
})

test('the time follows from what readings of the kind took and from what goes before, two at once', async () => {
  const inbox = await Inbox.open(server)
  readIn(12)
  await inbox.read(aPdf())
  const sent = []
  for (let index = 0; index < 4; index += 1) sent.push(await inbox.upload(aPdf()))
  const [first, , , last] = sent.map(({ fileId }) => fileId)
  expect(await ahead(inbox, first ?? 0, 2)).toEqual({ documentsBefore: 0, secondsLeft: 12 })
  expect(await ahead(inbox, last ?? 0, 1)).toEqual({ documentsBefore: 3, secondsLeft: 48 })
  expect(await ahead(inbox, last ?? 0, 2)).toEqual({ documentsBefore: 3, secondsLeft: 24 })
})

test('it becomes less as the reading goes on, and is gone when it is done', async () => {
  const inbox = await Inbox.open(server)
  readIn(20)
  await inbox.read(aPdf())
  const { id, fileId } = await inbox.upload(aPdf())
  await server.services.pool.query(
    "UPDATE recognitions SET state = 'running', progress_percent = 75 WHERE administration_id = $1 AND file_id = $2",
    [inbox.id, fileId],
  )
  expect(await ahead(inbox, fileId, 2)).toEqual({ documentsBefore: 0, secondsLeft: 5 })
  await server.jobs.drain()
  await server.services.pool.query(
    "UPDATE recognitions SET state = 'queued' WHERE file_id = $1 AND state = 'running'",
    [fileId],
  )
  await server.jobs.drain()
  expect((await inbox.get(id)).recognition?.expected ?? null).toBeNull()
})

test('of another administration as many go before as have their turn first, and nothing else of it is told', async () => {
  const [busy, mine] = [await Inbox.open(server), await Inbox.open(server)]
  for (let index = 0; index < 5; index += 1) await busy.upload(aPdf())
  const sent = [await mine.upload(aPdf()), await mine.upload(aPdf())]
  const { items } = await mine.list()
  const before = new Map(items.map(({ id, recognition }) => [id, recognition?.expected?.documentsBefore]))
  expect(sent.map(({ id }) => before.get(id))).toEqual([1, 3])
})
