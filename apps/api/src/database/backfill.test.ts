import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createEmptyDatabase, type TestDatabase } from '../testing/database.ts'
import { query } from '../testing/query.ts'
import { makeTemporaryFolder, type TemporaryFolder } from '../testing/temporary-folder.ts'
import { moveBatch } from './backfill.ts'
import { migrate } from './migrate.ts'
import { readBackfills } from './migration-files.ts'
import { withClient } from './with-client.ts'

let database: TestDatabase
let folder: TemporaryFolder
beforeEach(async () => {
  database = await createEmptyDatabase()
  folder = await makeTemporaryFolder()
  await write('0001_backfills.sql', table)
  await write('0002_kind.sql', 'CREATE TABLE items (id bigint PRIMARY KEY, kind text, small text);')
  await write('0002_kind.backfill.sql', kinds)
  await migrateAll()
  await query(database.connection, "INSERT INTO items SELECT n, 'Kind ' || n FROM generate_series(1, 25) n")
})
afterEach(async () => {
  await database.drop()
  await folder.remove()
})

const table = `CREATE TABLE backfills (name text PRIMARY KEY, last_key bigint NOT NULL DEFAULT 0,
  moved_rows bigint NOT NULL DEFAULT 0, started_at timestamptz NOT NULL DEFAULT now(), finished_at timestamptz);`
const kinds = `WITH batch AS (SELECT id FROM items WHERE id > $1 ORDER BY id LIMIT $2 FOR NO KEY UPDATE),
  moved AS (UPDATE items i SET small = lower(i.kind) FROM batch b WHERE i.id = b.id AND i.small IS NULL RETURNING 1)
  SELECT (SELECT max(id) FROM batch) AS last_key, (SELECT count(*) FROM moved) AS moved`

const write = (name: string, sql: string) => writeFile(join(folder.path, name), sql)
const migrateAll = () => migrate(database.connection, { folder: folder.path })
const countLeft = async () => (await query(database.connection, 'SELECT FROM items WHERE small IS NULL')).length
const state = () =>
  query(database.connection, 'SELECT name, moved_rows::int AS moved, finished_at IS NOT NULL AS done FROM backfills')

async function kindsBackfill() {
  const [backfill] = await readBackfills(folder.path)
  if (backfill === undefined) throw new Error('no backfill was read')
  return backfill
}

/** Batches of ten rows, each on a connection of its own. */
const move = async () => {
  const backfill = await kindsBackfill()
  return withClient(database.connection, (client) => moveBatch(client, backfill, 10))
}

test('rows are moved in batches until none is left, and it is known how far it is', async () => {
  expect(await move()).toBe(true)
  expect(await countLeft()).toBe(15)
  expect(await move()).toBe(true)
  expect(await state()).toEqual([{ name: '0002_kind.backfill.sql', moved: 20, done: false }])
  expect([await move(), await move(), await move()]).toEqual([true, false, false])
  expect(await state()).toEqual([{ name: '0002_kind.backfill.sql', moved: 25, done: true }])
})

test('a batch that fails leaves nothing of itself, and the next begins where it began', async () => {
  await move()
  await query(database.connection, "ALTER TABLE items ADD CONSTRAINT no_twelve CHECK (small <> 'kind 12')")
  await expect(move()).rejects.toThrow('no_twelve')
  expect(await countLeft()).toBe(15)
  await query(database.connection, 'ALTER TABLE items DROP CONSTRAINT no_twelve')
  await move()
  expect(await countLeft()).toBe(5)
})

test('servers that move at once move each row once', async () => {
  await Promise.all([move(), move(), move()])
  expect(await countLeft()).toBe(0)
  expect(await state()).toMatchObject([{ moved: 25 }])
})

test('a migration that needs the rows moved has them moved first, also those that an older server wrote since', async () => {
  while (await move()) continue
  await query(database.connection, "INSERT INTO items VALUES (26, 'Kind 26'), (27, 'Kind 27')")
  await write('0003_small.sql', '-- after: 0002_kind.backfill.sql\nALTER TABLE items ALTER COLUMN small SET NOT NULL;')
  await migrateAll()
  expect(await state()).toMatchObject([{ moved: 27, done: true }])
  await write('0004_lost.sql', '-- after: 0003_lost.backfill.sql\nSELECT 1;')
  await expect(migrateAll()).rejects.toThrow('Migratie 0004_lost.sql noemt 0003_lost.backfill.sql, dat er niet is.')
})
