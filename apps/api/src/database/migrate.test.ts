import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createEmptyDatabase, type TestDatabase } from '../testing/database.ts'
import { query } from '../testing/query.ts'
import { makeTemporaryFolder, type TemporaryFolder } from '../testing/temporary-folder.ts'
import { migrate } from './migrate.ts'

let database: TestDatabase
let folder: TemporaryFolder
beforeEach(async () => {
  database = await createEmptyDatabase()
  folder = await makeTemporaryFolder()
})
afterEach(async () => {
  await database.drop()
  await folder.remove()
})

const write = (name: string, sql: string) => writeFile(join(folder.path, name), sql)
const run = () => migrate(database.connection, { folder: folder.path })

test('migrations run once, in the order of their numbers', async () => {
  await write('0002_fill.sql', 'INSERT INTO counted VALUES (1);')
  await write('0001_make.sql', 'CREATE TABLE counted (value int);')
  await run()
  await run()
  expect(await query(database.connection, 'SELECT value FROM counted')).toEqual([{ value: 1 }])
})

test('servers that start at the same moment apply every migration once', async () => {
  await write('0001_make.sql', 'CREATE TABLE counted (value int); INSERT INTO counted VALUES (1);')
  await Promise.all([run(), run(), run()])
  expect(await query(database.connection, 'SELECT value FROM counted')).toEqual([{ value: 1 }])
})

test('a migration that fails leaves nothing of itself behind, and those before it stay', async () => {
  await write('0001_make.sql', 'CREATE TABLE counted (value int);')
  await write('0002_fail.sql', 'CREATE TABLE half (value int); SELECT 1 / 0;')
  await expect(run()).rejects.toThrow('Migratie 0002_fail.sql is mislukt en niet toegepast: division by zero')
  expect(await query(database.connection, "SELECT to_regclass('half') AS half, name FROM schema_migrations")).toEqual([
    { half: null, name: '0001_make.sql' },
  ])
})

/** Each try counts, also one that is undone. */
const tries = 'CREATE SEQUENCE tries'
const triesOf = () => query(database.connection, 'SELECT last_value::int AS tries FROM tries')
const failing = (until: string) =>
  `DO $$ BEGIN IF nextval('tries') < ${until} THEN RAISE 'busy' USING ERRCODE = 'lock_not_available'; END IF; END $$;`

test('a migration that does not get a lock is tried again, five times at most', async () => {
  const patiently = () => migrate(database.connection, { folder: folder.path, retryMs: 1 })
  await write('0001_tries.sql', `${tries};`)
  await write('0002_third.sql', `CREATE TABLE made (value int); ${failing('3')}`)
  await patiently()
  expect(await triesOf()).toEqual([{ tries: 3 }])
  await write('0003_never.sql', failing('100'))
  await expect(patiently()).rejects.toThrow('Migratie 0003_never.sql is mislukt en niet toegepast: busy')
  expect(await triesOf()).toEqual([{ tries: 8 }])
})

test('an index is made while people write, and again after one that was not finished', async () => {
  await write('0001_make.sql', 'CREATE TABLE counted (value int); INSERT INTO counted VALUES (1), (1);')
  const named = 'DROP INDEX CONCURRENTLY IF EXISTS once;\nCREATE UNIQUE INDEX CONCURRENTLY once ON counted (value);'
  await write('0002_once.sql', `-- concurrently: numbers are unique\n${named}`)
  await expect(run()).rejects.toThrow('0002_once.sql is mislukt en niet toegepast')
  const valid = () =>
    query(
      database.connection,
      "SELECT indisvalid AS valid FROM pg_index JOIN pg_class c ON c.oid = indexrelid WHERE relname = 'once'",
    )
  expect(await valid()).toEqual([{ valid: false }])
  await query(database.connection, 'DELETE FROM counted WHERE ctid = (SELECT min(ctid) FROM counted)')
  await Promise.all([run(), run(), run()])
  expect(await valid()).toEqual([{ valid: true }])
})

test('an applied migration that was changed is refused', async () => {
  await write('0001_make.sql', 'CREATE TABLE counted (value int);')
  await run()
  await write('0001_make.sql', 'CREATE TABLE counted (value bigint);')
  await expect(run()).rejects.toThrow('Migratie 0001_make.sql is gewijzigd')
})

test('line ends as Git writes them on another machine are no change', async () => {
  await write('0001_make.sql', 'CREATE TABLE counted\n(value int);\n')
  await run()
  await write('0001_make.sql', 'CREATE TABLE counted\r\n(value int);\r\n')
  await expect(run()).resolves.toBeUndefined()
})

test('a database of a newer version of Klopt is refused', async () => {
  await write('0001_make.sql', 'CREATE TABLE counted (value int);')
  await write('0002_newer.sql', 'CREATE TABLE newer (value int);')
  await run()
  await rm(join(folder.path, '0002_newer.sql'))
  await expect(run()).rejects.toThrow('de database is van een nieuwere versie')
})

test('a new migration numbered before an applied one is refused', async () => {
  await write('0002_make.sql', 'CREATE TABLE counted (value int);')
  await run()
  await write('0001_late.sql', 'CREATE TABLE late (value int);')
  await expect(run()).rejects.toThrow('Migratie 0001_late.sql is nieuw maar komt voor 0002_make.sql')
})
