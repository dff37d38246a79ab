import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { backfillBefore } from './migration-files.ts'
import { batchBreaches, breachesOf } from './migration-rules.test-support.ts'

const folder = new URL('../../migrations/', import.meta.url)
/** From here on books are kept for real; earlier ones are as they were applied. */
const FIRST = '0031'
/**
 * Applied before this rule was held against them, and so as they are for ever: one waits for the lock of a small table, one checked
 * all invoices in a block.
 */
const APPLIED = ['0046_users_of_firm.sql', '0126_invoices_of_any_amount.sql']
/** Those before it made their indexes at once. */
const FIRST_CONCURRENT = '0816'
const read = (name: string) => readFileSync(new URL(name, folder), 'utf8')
const files = readdirSync(folder).filter((name) => name.endsWith('.sql') && name >= FIRST && !APPLIED.includes(name))
const migrations = files.filter((name) => !name.endsWith('.backfill.sql'))

test.each(migrations)('%s can be applied to large books that are in use', (name) => {
  const breaches = breachesOf(read(name))
  const isOld = name < FIRST_CONCURRENT
  expect(isOld ? breaches.filter((breach) => !breach.startsWith('holds up who writes')) : breaches).toEqual([])
})

const backfills = files.filter((name) => name.endsWith('.backfill.sql'))
const batch =
  'WITH batch AS (SELECT id FROM a WHERE id > $1 ORDER BY id LIMIT $2) SELECT max(id) AS last_key, 0 AS moved'

test('a backfill takes a batch after a key, in one statement', () => {
  for (const name of backfills) expect([name, batchBreaches(read(name))]).toEqual([name, []])
  expect(batchBreaches(`${batch};\n`)).toEqual([])
  expect(batchBreaches(`${batch}; SELECT 1`)).toEqual(['is more than one statement'])
  expect(batchBreaches('UPDATE a SET b = 1')).toEqual(['lacks $1', 'lacks LIMIT $2', 'lacks last_key', 'lacks moved'])
})

test('what is moved before a migration is there, and was so a version before', () => {
  for (const name of migrations) {
    const needed = backfillBefore(read(name))
    if (needed === undefined) continue
    expect(files).toContain(needed)
    expect(needed < name && /^-- contract: \w/m.test(read(name))).toBe(true)
  }
})

describe('refused is', () => {
  const timed = "SET LOCAL lock_timeout = '5s';\n"

  test.each([
    ['ALTER TABLE vat_returns ADD COLUMN x text;', 'sets no lock_timeout'],
    [`${timed}ALTER TABLE journal_lines ALTER COLUMN vat_code TYPE varchar(9);`, 'rewrites journal_lines'],
    [
      `${timed}ALTER TABLE settlements ADD COLUMN at timestamptz NOT NULL DEFAULT clock_timestamp();`,
      'rewrites settlements',
    ],
    [
      `${timed}ALTER TABLE settlements ADD COLUMN n bigint GENERATED ALWAYS AS (amount_cents * 2) STORED;`,
      'rewrites settlements',
    ],
    [`${timed}ALTER TABLE open_items ADD COLUMN id2 bigserial;`, 'rewrites open_items'],
    [`${timed}ALTER TABLE open_items ADD CONSTRAINT x CHECK (amount_cents > 1);`, 'checks all rows of open_items'],
    [`${timed}ALTER TABLE open_items ADD PRIMARY KEY (administration_id, id);`, 'checks all rows of open_items'],
    [`${timed}ALTER TABLE open_items ALTER COLUMN number SET NOT NULL;`, 'checks all rows of open_items'],
    [`${timed}UPDATE journal_lines SET description = '';`, 'updates all of journal_lines'],
    [`${timed}ALTER TABLE contacts DROP COLUMN note;`, 'takes away what a running server reads: contacts'],
    [`${timed}ALTER TABLE contacts RENAME COLUMN note TO remark;`, 'takes away what a running server reads: contacts'],
    [`${timed}DROP TYPE colour;`, 'takes away what a running server reads: colour'],
    [`${timed}REVOKE UPDATE (note) ON contacts FROM klopt_app;`, 'takes away what a running server may do: contacts'],
    [
      `${timed}ALTER TABLE contacts ADD COLUMN kind text NOT NULL;`,
      'asks what a running server does not write: contacts',
    ],
    [
      `${timed}ALTER TABLE contacts ADD COLUMN a int NOT NULL DEFAULT 1, ADD COLUMN kind text NOT NULL;`,
      'asks what a running server does not write: contacts',
    ],
    [
      `${timed}ALTER TABLE contacts ADD COLUMN kind text NOT NULL, ADD COLUMN a int NOT NULL DEFAULT 1;`,
      'asks what a running server does not write: contacts',
    ],
    [
      `${timed}ALTER TABLE contacts ALTER COLUMN a DROP DEFAULT;`,
      'asks what a running server does not write: contacts',
    ],
    [
      `${timed}ALTER TABLE settlements ADD COLUMN n int GENERATED ALWAYS AS (CASE WHEN a THEN 1 ELSE 2 END) STORED;`,
      'rewrites settlements',
    ],
    ["SET LOCAL lock_timeout = '0';", 'waits too long for a lock: 0'],
    ["SET LOCAL lock_timeout = '10min';", 'waits too long for a lock: 10min'],
    [`${timed}DELETE FROM journal_lines;`, 'goes through all of journal_lines'],
    [`${timed}DROP FUNCTION post_entry;`, 'takes away what a running server reads: post_entry'],
    [
      `${timed}DO $$ BEGIN IF true THEN UPDATE journal_lines SET description = ''; END IF; END $$;`,
      'updates all of journal_lines',
    ],
    [`${timed}CREATE INDEX x ON journal_lines (id);`, 'holds up who writes: journal_lines'],
    [`${timed}CREATE UNIQUE INDEX x ON ONLY open_items (id);`, 'holds up who writes: open_items'],
    ['-- concurrently: y\nCREATE INDEX CONCURRENTLY x ON open_items (id);', 'cannot be repeated: x'],
    ['-- concurrently: y\nDROP TABLE x;', 'makes or drops no index: DROP TABLE x'],
    [`${timed}DROP TABLE contacts;`, 'takes away what a running server reads: contacts'],
  ])('%s', (sql, breach) => {
    expect(breachesOf(sql)).toContain(breach)
  })

  test.each([
    `${timed}ALTER TABLE settlements ADD COLUMN kind text NOT NULL DEFAULT 'payment';`,
    `${timed}ALTER TABLE open_items ADD CONSTRAINT x CHECK (amount_cents > 1) NOT VALID;`,
    `${timed}ALTER TABLE contacts ADD COLUMN a int, ADD COLUMN kind text NOT NULL DEFAULT 'a';`,
    `${timed}ALTER TABLE contacts ADD COLUMN a int DEFAULT 1 NOT NULL, ADD COLUMN b text;`,
    `${timed}ALTER TABLE contacts ADD COLUMN a int, ADD CHECK (b IS NULL OR a IS NOT NULL) NOT VALID;`,
    `${timed}ALTER TABLE open_items DROP CONSTRAINT x;`,
    `${timed}ALTER TABLE open_items ADD CONSTRAINT x PRIMARY KEY USING INDEX y;`,
    `${timed}-- contract: no server reads it since 0031\nALTER TABLE periods DROP COLUMN locked_at;`,
    `${timed}CREATE INDEX x ON contacts (id); CREATE TABLE y (a int); CREATE INDEX z ON y (a);`,
    '-- concurrently: y\nDROP INDEX CONCURRENTLY IF EXISTS x;\nCREATE INDEX CONCURRENTLY x ON open_items (id);',
    `${timed}CREATE TABLE x (a int); ALTER TABLE x ADD CONSTRAINT y CHECK (a > 1);`,
    `${timed}CREATE FUNCTION f() RETURNS void LANGUAGE sql AS $$ UPDATE journal_lines SET description = '' $$;`,
  ])('not: %s', (sql) => {
    expect(breachesOf(sql)).toEqual([])
  })
})
