import { contract } from '@klopt/api-client/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestServer, type KloptTestServer } from '../../testing/index.ts'
import { Books } from '../books.test-support.ts'
import { plansOf, rowsRead } from '../plans.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.stop())

const DOCUMENTS = 5_000

test('a page of documents looks up its own files, however many the administration has', async () => {
  const books = await Books.open(server)
  await books.rows(
    `WITH file AS (
      INSERT INTO files (administration_id, sha256, name, mime_type, size_bytes, created_at)
      SELECT $1, sha256(n::text::bytea), 'bon ' || n || '.pdf', 'application/pdf', 1, timestamptz '2026-01-01' + n * interval '1 minute'
      FROM generate_series(1, ${DOCUMENTS}) n RETURNING id, sha256, created_at)
    INSERT INTO documents (administration_id, file_id, sha256, source, created_at)
    SELECT $1, id, sha256, 'upload', created_at FROM file`,
  )
  await books.rows('ANALYZE documents, files', [])
  const list = () => books.client.call(contract.documents.list, { params: books.params, query: {} })
  const { items } = await list()
  const plans = await plansOf(list, { having: 'AS sort_key', isRun: true })
  // One more than a page shows says whether there is another.
  expect(rowsRead(plans, 'files')).toBe(items.length + 1)
})
