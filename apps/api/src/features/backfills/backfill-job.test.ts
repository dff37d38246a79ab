import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { withTransaction } from '../../database/transaction.ts'
import { createTestServer, type KloptTestServer } from '../../testing/index.ts'
import { makeTemporaryFolder, type TemporaryFolder } from '../../testing/temporary-folder.ts'
import { createBackfillJob } from './backfill-job.ts'

let folder: TemporaryFolder
let server: KloptTestServer
beforeEach(async () => {
  folder = await makeTemporaryFolder()
})
afterEach(async () => {
  await server.stop()
  await folder.remove()
})

test('rows are moved run after run until none is left, whoever the rows are of', async () => {
  await writeFile(
    join(folder.path, '0001_seen.backfill.sql'),
    `WITH batch AS (SELECT id FROM items WHERE id > $1 ORDER BY id LIMIT $2),
      moved AS (UPDATE items i SET seen = true FROM batch b WHERE i.id = b.id AND NOT i.seen RETURNING 1)
      SELECT (SELECT max(id) FROM batch) AS last_key, (SELECT count(*) FROM moved) AS moved`,
  )
  const job = createBackfillJob('test.backfill', folder.path)
  server = await createTestServer({ extraJobs: [job] })
  const { pool } = server.services
  await pool.query(`CREATE TABLE items (id bigint PRIMARY KEY, seen bool NOT NULL DEFAULT false);
    INSERT INTO items SELECT n FROM generate_series(1, 20001) n`)
  await withTransaction(pool, { kind: 'job' }, (db) => server.jobs.senderFor(db).enqueue(job, {}))
  await server.jobs.drain()
  const { rows } = await pool.query('SELECT count(*)::int AS seen FROM items WHERE seen')
  expect(rows).toEqual([{ seen: 20_001 }])
})
