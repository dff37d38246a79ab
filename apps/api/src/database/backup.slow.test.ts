import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { Client } from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { waitUntil } from '../embedded-postgres/wait-until.ts'
import { createEmptyDatabase, type TestDatabase } from '../testing/database.ts'
import { query } from '../testing/query.ts'
import { makeTemporaryFolder, type TemporaryFolder } from '../testing/temporary-folder.ts'
import { backup } from './backup.ts'
import { migrate } from './migrate.ts'
import { restore } from './restore.ts'

/** What makes tables hard to copy: references in a circle or to itself, computed columns, triggers, odd values. */
const SCHEMA = `
  CREATE TABLE people (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    name text NOT NULL,
    lower_name text GENERATED ALWAYS AS (lower(name)) STORED,
    house_id bigint
  );
  CREATE TABLE houses (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, owner_id bigint NOT NULL REFERENCES people);
  ALTER TABLE people ADD FOREIGN KEY (house_id) REFERENCES houses ON DELETE SET NULL;
  ALTER TABLE people ENABLE ROW LEVEL SECURITY;
  CREATE TABLE entries (
    id bigint PRIMARY KEY,
    reversed_by bigint REFERENCES entries DEFERRABLE INITIALLY DEFERRED,
    amount numeric, at timestamptz, day date, tags text[], document jsonb, hash bytea, share double precision
  );
  CREATE FUNCTION double_amount() RETURNS trigger LANGUAGE plpgsql AS
    'BEGIN NEW.amount := NEW.amount * 2; RETURN NEW; END';
  CREATE TRIGGER entries_doubled BEFORE INSERT ON entries FOR EACH ROW EXECUTE FUNCTION double_amount();
  CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RAISE ''never changed''; END';
  CREATE TRIGGER entries_fixed BEFORE UPDATE OR DELETE ON entries FOR EACH ROW EXECUTE FUNCTION refuse();`

const ROWS = `
  INSERT INTO people (name) VALUES (E'Zoë "de\\tbakker" \\\\ 🥖\\nOss'), ('');
  INSERT INTO houses (owner_id) VALUES (2);
  UPDATE people SET house_id = 1 WHERE id = 1;
  INSERT INTO entries VALUES
    (1, 9007199254740993, 0.10, '2026-03-29 02:59:59.123456+01', '2026-02-28', '{a,"b,c",NULL}',
     '{"n": 12345678901234567890.10}', '\\x00ff', 0.1),
    (9007199254740993, NULL, NULL, 'infinity', '0044-03-15 BC', '{}', NULL, '', 'NaN');`

let folder: TemporaryFolder
let file: string
let source: TestDatabase
let target: TestDatabase
beforeEach(async () => {
  folder = await makeTemporaryFolder()
  file = join(folder.path, 'backup.gz')
  await writeFile(join(folder.path, '0001_schema.sql'), SCHEMA)
  source = await createEmptyDatabase()
  target = await createEmptyDatabase()
  await migrate(source.connection, { folder: folder.path })
  await query(source.connection, ROWS)
})
afterEach(async () => {
  await source.drop()
  await target.drop()
  await folder.remove()
})

const makeBackup = () => backup(source.connection, file)
const restoreBackup = () => restore(target.connection, file, folder.path)

test('what is restored is what was backed up, to the last digit', async () => {
  expect(await makeBackup()).toBe(5)
  expect(await restoreBackup()).toBe(5)
  for (const table of ['people', 'houses', 'entries']) {
    const all = `SELECT t::text AS row FROM ${table} t ORDER BY id`
    expect(await query(target.connection, all)).toEqual(await query(source.connection, all))
  }
})

test('a restored database checks references, runs triggers and goes on counting as before', async () => {
  await makeBackup()
  await restoreBackup()
  const { connection } = target
  await expect(query(connection, 'INSERT INTO houses (owner_id) VALUES (99)')).rejects.toThrow('foreign key')
  await expect(query(connection, 'UPDATE entries SET amount = 3')).rejects.toThrow('never changed')
  expect(await query(connection, "INSERT INTO people (name) VALUES ('Nieuw') RETURNING id")).toEqual([{ id: '3' }])
})

test('a backup is of one moment: what is deleted while it is read is whole in it', async () => {
  const writer = new Client(source.connection)
  await writer.connect()
  await writer.query('BEGIN; LOCK TABLE people')
  const made = makeBackup()
  await waitUntil(() => waitsForLock(source), 10_000)
  await writer.query('DELETE FROM houses; DELETE FROM people; COMMIT')
  await writer.end()
  expect(await made).toBe(5)
  expect(await restoreBackup()).toBe(5)
})

test('an older backup fits: the migrations since then are applied to its rows', async () => {
  await makeBackup()
  await writeFile(
    join(folder.path, '0002_more.sql'),
    "ALTER TABLE people ADD greeting text; UPDATE people SET greeting = 'Hoi ' || id;",
  )
  await restoreBackup()
  expect(await query(target.connection, 'SELECT greeting FROM people ORDER BY id')).toEqual([
    { greeting: 'Hoi 1' },
    { greeting: 'Hoi 2' },
  ])
})

test('a backup of a newer version is refused', async () => {
  await writeFile(join(folder.path, '0002_more.sql'), 'ALTER TABLE people ADD greeting text;')
  await migrate(source.connection, { folder: folder.path })
  await makeBackup()
  await writeFile(join(folder.path, '0002_more.sql'), '-- something else')
  await expect(restoreBackup()).rejects.toThrow('past niet bij de tabellen van deze database')
})

test('a database that has rows is never restored over', async () => {
  await makeBackup()
  await migrate(target.connection, { folder: folder.path })
  await query(target.connection, "INSERT INTO people (name) VALUES ('Al hier')")
  await expect(restoreBackup()).rejects.toThrow('De database is niet leeg (tabel people)')
  expect(await query(target.connection, 'SELECT name FROM people')).toEqual([{ name: 'Al hier' }])
})

test.each([
  ['cut off', (whole: Buffer) => whole.subarray(0, whole.length - 20)],
  [
    'missing a row',
    (whole: Buffer) =>
      gzipSync(
        gunzipSync(whole)
          .toString()
          .replace(/^houses\t.*\n/m, ''),
      ),
  ],
  [
    'ending too early',
    (whole: Buffer) =>
      gzipSync(
        gunzipSync(whole)
          .toString()
          .replace(/\n\t\d+\n$/, '\n'),
      ),
  ],
  ['not a backup', () => Buffer.from('hallo')],
])('a file that is %s is refused and leaves the database empty', async (_, spoil) => {
  await makeBackup()
  await writeFile(file, spoil(await readFile(file)))
  await expect(restoreBackup()).rejects.toThrow('niet te lezen of beschadigd')
  await migrate(target.connection, { folder: folder.path })
  expect(await query(target.connection, 'SELECT count(*)::int AS people FROM people')).toEqual([{ people: 0 }])
})

test('only its owner can read a backup', async () => {
  await makeBackup()
  expect((await stat(file)).mode & 0o777).toBe(0o600)
})

async function waitsForLock({ connection }: TestDatabase): Promise<true | undefined> {
  const waiting = await query(connection, "SELECT FROM pg_locks WHERE NOT granted AND relation = 'people'::regclass")
  return waiting.length > 0 ? true : undefined
}
