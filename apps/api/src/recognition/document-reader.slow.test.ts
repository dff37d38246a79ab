import { afterEach, expect, test, vi } from 'vitest'
import { aPdf, invoicePage } from '../features/documents/documents.test-support.ts'
import { createDocumentReader, ReaderClosedError, type DocumentReader, type ReaderOptions } from './document-reader.ts'
import { UnreadableError } from './unreadable.ts'

// A reader starts a process of its own, which a busy machine may keep waiting.
vi.setConfig({ testTimeout: 60_000 })

const readers: DocumentReader[] = []
afterEach(() => Promise.all(readers.splice(0).map((reader) => reader.close())))
function open(options?: ReaderOptions): DocumentReader {
  const reader = createDocumentReader(options)
  readers.push(reader)
  return reader
}

const own = { name: 'Ik', kvkNumber: null, vatNumber: null, iban: null, postcode: null, emailAddress: null }
const request = (bytes: Uint8Array) => ({
  bytes,
  mimeType: 'application/pdf',
  context: { today: '2026-06-15', own, suppliers: [] },
})
const silent = () => Promise.resolve()

test('documents that come together are each read', async () => {
  const reader = open()
  const readings = await Promise.all(
    [1, 2, 3].map((pages) =>
      reader.read(request(aPdf({ pages: Array.from({ length: pages }, () => invoicePage) })), silent),
    ),
  )
  expect(readings.map(({ pageCount }) => pageCount)).toEqual([1, 2, 3])
})

test('of two at once the second does not wait for the first', async () => {
  const reader = open({ atOnce: 2 })
  // Pages without text are looked at for letters, which takes many times longer than it takes to read some.
  const slow = reader.read(request(aPdf({ pages: Array.from({ length: 20 }, () => ({})) })), silent)
  await reader.read(request(aPdf()), silent)
  await reader.close()
  await expect(slow).rejects.toThrow(ReaderClosedError)
})

test('one that cannot be read does not stand in the way of the next', async () => {
  const reader = open()
  const [damaged, good] = await Promise.allSettled([
    reader.read(request(Buffer.from('%PDF-1.7 1 0 obj')), silent),
    reader.read(request(aPdf()), silent),
  ])
  expect(damaged).toMatchObject({ status: 'rejected', reason: expect.any(UnreadableError) as unknown })
  expect(good.status).toBe('fulfilled')
})

test('one that takes too long is ended and says so', async () => {
  await expect(open({ timeMs: 1 }).read(request(aPdf()), silent)).rejects.toThrow('duurde te lang')
})

test('one that takes too much memory is ended', async () => {
  const reader = open({ memoryBytes: 1 })
  // Pages without text are looked at for letters, which takes much longer than it takes to see the memory.
  const slow = aPdf({ pages: Array.from({ length: 20 }, () => ({})) })
  await expect(reader.read(request(slow), silent)).rejects.toThrow('konden we niet lezen')
})

test('a reader that is closed gives back what it was reading and takes nothing more', async () => {
  const reader = open()
  const reading = reader.read(request(aPdf()), silent)
  reading.catch(() => {})
  await reader.close()
  await expect(reading).rejects.toThrow(ReaderClosedError)
  await expect(reader.read(request(aPdf()), silent)).rejects.toThrow(ReaderClosedError)
})
