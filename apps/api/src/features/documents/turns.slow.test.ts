import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { DocumentReading, ReadRequest } from '../../recognition/document-reader.ts'
import { UnreadableError } from '../../recognition/unreadable.ts'
import { createTestServer, type KloptTestServer } from '../../testing/index.ts'
import { aPdf, Inbox } from './documents.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await createTestServer()
})
beforeEach(() => {
  vi.restoreAllMocks()
})
afterAll(() => server.stop())

/** Documents with a name each, and the names in the order in which they are read. */
function watchReader(during: (name: string) => Promise<void> = async () => {}) {
  const names = new Map<string, string>()
  const order: string[] = []
  vi.spyOn(server.services.documentReader, 'read').mockImplementation(async ({ bytes }: ReadRequest) => {
    const name = names.get(Buffer.from(bytes).toString('base64')) ?? '?'
    order.push(name)
    await during(name)
    return blank
  })
  const upload = async (inbox: Inbox, name: string) => {
    const bytes = aPdf()
    names.set(bytes.toString('base64'), name)
    return inbox.upload(bytes)
  }
  return { order, upload }
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

test('one document of B is read after one of the ten that A brought before it, not after all', async () => {
  const [a, b] = [await Inbox.open(server), await Inbox.open(server)]
  const { order, upload } = watchReader()
  for (let index = 1; index <= 10; index += 1) await upload(a, `A${index}`)
  await upload(b, 'B1')
  await server.jobs.drain()
  expect(order).toEqual(['A1', 'B1', 'A2', 'A3', 'A4', 'A5', 'A6', 'A7', 'A8', 'A9', 'A10'])
})

test('three administrations take turns, and one that comes later does not wait for what the others have left', async () => {
  const [a, b, c] = [await Inbox.open(server), await Inbox.open(server), await Inbox.open(server)]
  const { order, upload } = watchReader(async (name) => {
    if (name === 'B1') await upload(c, 'C1')
  })
  for (const name of ['A1', 'A2', 'A3']) await upload(a, name)
  for (const name of ['B1', 'B2', 'B3']) await upload(b, name)
  await server.jobs.drain()
  expect(order.filter((name) => name !== 'C1')).toEqual(['A1', 'B1', 'A2', 'B2', 'A3', 'B3'])
  expect(order.indexOf('C1')).toBeLessThanOrEqual(4)
})

test('whatever number of documents waits, one job of an administration stands in the queue', async () => {
  const inbox = await Inbox.open(server)
  const { order, upload } = watchReader()
  for (let index = 1; index <= 5; index += 1) await upload(inbox, `A${index}`)
  const { rows } = await server.services.pool.query(
    "SELECT state FROM jobs.job WHERE name = 'documents.read' AND data->>'administrationId' = $1",
    [String(inbox.id)],
  )
  expect(rows).toEqual([{ state: 'created' }])
  await server.jobs.drain()
  expect(order).toHaveLength(5)
})

test('the next of an administration lines up while one of it is read, so that two can be read at once', async () => {
  const inbox = await Inbox.open(server)
  const states: string[][] = []
  const { upload } = watchReader(async () => {
    const { rows } = await server.services.pool.query<{ state: string }>(
      "SELECT state FROM jobs.job WHERE name = 'documents.read' AND data->>'administrationId' = $1 AND state IN ('created', 'active') ORDER BY state",
      [String(inbox.id)],
    )
    states.push(rows.map(({ state }) => state))
  })
  await upload(inbox, 'A1')
  await upload(inbox, 'A2')
  await server.jobs.drain()
  expect(states).toEqual([['created', 'active'], ['active']])
})

test('what comes in while the last document is read, or at the moment its turn ends, is read too', async () => {
  const inbox = await Inbox.open(server)
  let left = 20
  const { order, upload } = watchReader(async () => {
    if (left > 0) void coming.push(upload(inbox, `A${(left -= 1)}`))
  })
  const coming: Promise<unknown>[] = [upload(inbox, 'A20')]
  await coming[0]
  while (order.length < 21) {
    await server.jobs.drain()
    await Promise.all(coming)
  }
  expect((await inbox.list()).items.map(({ recognition }) => recognition?.state)).toEqual(Array(21).fill('done'))
})

test('a document that cannot be read, and one that fails, keep nobody behind them waiting', async () => {
  const inbox = await Inbox.open(server)
  const { order, upload } = watchReader(async (name) => {
    if (name === 'A1') throw new UnreadableError('Dit bestand is beschadigd.')
    if (name === 'A2' && order.filter((each) => each === 'A2').length === 1) throw new Error('uit het veld geslagen')
  })
  for (const name of ['A1', 'A2', 'A3']) await upload(inbox, name)
  await expect(server.jobs.drain()).rejects.toThrow('uit het veld geslagen')
  await server.jobs.drain()
  expect(order).toEqual(['A1', 'A2', 'A3'])
  await server.services.pool.query(
    "UPDATE jobs.job SET start_after = now() WHERE name = 'documents.read' AND state = 'retry'",
  )
  await server.jobs.drain()
  expect(order).toEqual(['A1', 'A2', 'A3', 'A2'])
  expect((await inbox.list()).items.map(({ recognition }) => recognition?.state)).toEqual(['done', 'done', 'failed'])
})

test('how far the reading of a document is, is shown while it goes on, and of no other document', async () => {
  const inbox = await Inbox.open(server)
  const [first, second] = [await inbox.upload(aPdf()), await inbox.upload(aPdf())]
  const seen: (number | undefined)[][] = []
  vi.spyOn(server.services.documentReader, 'read').mockImplementation(async (_request, onProgress) => {
    await onProgress(40)
    const documents = [await inbox.get(first.id), await inbox.get(second.id)]
    seen.push(documents.map(({ recognition }) => recognition?.progressPercent))
    return blank
  })
  await server.jobs.drain()
  expect(seen).toEqual([
    [40, 0],
    [100, 40],
  ])
})

test('a working server goes straight on to the next document', async () => {
  const working = await createTestServer()
  try {
    const inbox = await Inbox.open(working)
    vi.spyOn(working.services.documentReader, 'read').mockImplementation(async () => {
      await pause(1)
      return blank
    })
    await working.jobs.start()
    for (let index = 1; index <= 4; index += 1) await inbox.upload(aPdf())
    // Four rounds of the queue would take 15 s.
    await expect
      .poll(async () => (await inbox.list()).items.every(({ recognition }) => recognition?.state === 'done'), {
        timeout: 4_000,
      })
      .toBe(true)
  } finally {
    await working.stop()
  }
})
