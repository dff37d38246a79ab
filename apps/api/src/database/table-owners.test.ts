import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestServer, type KloptTestServer } from '../testing/index.ts'
import { filesWithRawNames, hasRawNames, sqlTouches, touchesOf, type Touch } from './sql-touches.test-support.ts'
import { readsOfOthers, tablesOf, writingFunctions } from './table-owners.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.stop())

const owned = Object.entries(tablesOf).flatMap(([owner, tables]) => tables.map((table) => [table, owner] as const))
const ownerOf = new Map(owned)
const touches = sqlTouches()

async function relations(kind: 'r' | 'v', options = ''): Promise<string[]> {
  const { rows } = await server.services.pool.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class
     WHERE relkind = $1 AND relnamespace = 'public'::regnamespace AND coalesce(array_to_string(reloptions, ','), '') LIKE $2
     ORDER BY relname`,
    [kind, `%${options}%`],
  )
  return rows.map(({ name }) => name)
}

/** By folder the tables of others that it touches, as the lists of `table-owners.test-support.ts` have them. */
function ofOthers(kind: Touch['kind']): Record<string, string[]> {
  const found: Record<string, string[]> = {}
  for (const touch of touches) {
    const owner = ownerOf.get(touch.name)
    if (touch.kind !== kind || owner === undefined || owner === touch.folder) continue
    found[touch.folder] = [...new Set([...(found[touch.folder] ?? []), touch.name])].toSorted()
  }
  return found
}

test('every table has one owner, and every owner a folder that touches it', async () => {
  expect(owned.map(([table]) => table).toSorted()).toEqual(await relations('r'))
  // The lines of returns with their months, and the names in bank lines, by functions of the database alone.
  const byFunctions = [
    ...['icp_list_lines', 'periods', 'undeclared_vat_lines', 'vat_return_lines'].map((table) => `books ${table}`),
    'features/bank bank_counterparties',
  ]
  const touched = new Set([...touches.map(({ folder, name }) => `${folder} ${name}`), ...byFunctions])
  expect(owned.filter(([table, owner]) => !touched.has(`${owner} ${table}`))).toEqual([])
})

test('a table is written by its owner alone: others call its functions', () => {
  expect(ofOthers('write')).toEqual({})
})

test('an SQL function that writes is called by the owner of what it writes', () => {
  const calls = touches.filter(({ kind, name }) => kind === 'call' && name in writingFunctions)
  expect(calls.filter(({ name, folder }) => folder !== writingFunctions[name])).toEqual([])
  expect([...new Set(calls.map(({ name }) => name))].toSorted()).toEqual(Object.keys(writingFunctions))
})

test('who reads tables of others is listed, and nobody that does so no more', () => {
  expect(ofOthers('read')).toEqual(readsOfOthers)
})

test('a view shows what its reader may see, not what its maker may, and is only read', async () => {
  const views = await relations('v')
  expect(views).toEqual(await relations('v', 'security_invoker'))
  expect(touches.filter(({ kind, name: touched }) => kind === 'write' && views.includes(touched))).toEqual([])
})

async function columnsOf(relation: string): Promise<string[]> {
  const { rows } = await server.services.pool.query<{ name: string }>(
    `SELECT attname AS name FROM pg_attribute WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped ORDER BY attname`,
    [relation],
  )
  return rows.map(({ name }) => name)
}

test('what others read of somebody has nothing that they sign in by', async () => {
  expect(await columnsOf('people')).toEqual([
    'deactivated_at',
    'email_address',
    'firm_id',
    'firm_is_admin',
    'firm_sees_all',
    'first_name',
    'has_second_factor',
    'id',
    'last_name',
  ])
})

// Their types are those of the tables: a column that was added to one of them alone would be read as nothing.
test.each([
  ['companies', 'administrations'],
  ['trading_partners', 'contacts'],
  ['role_assignments', 'roles'],
  ['stored_files', 'files'],
])('the view %s shows each column of %s', async (view, table) => {
  expect(await columnsOf(view)).toEqual(await columnsOf(table))
})

test('a view may be read by the server and no more', async () => {
  const { rows } = await server.services.pool.query(
    `SELECT relname, privilege_type FROM pg_class, aclexplode(relacl)
     WHERE relkind = 'v' AND relnamespace = 'public'::regnamespace AND grantee = 'klopt_app'::regrole AND privilege_type <> 'SELECT'`,
  )
  expect(rows).toEqual([])
})

test('the tables of the books are read by the books alone: everybody else has their views', () => {
  const tables = new Set(tablesOf['books'])
  const readers = touches.filter(({ folder, name: touched }) => folder !== 'books' && tables.has(touched))
  expect(readers.map(({ file, name: touched }) => `${file} ${touched}`)).toEqual([])
})

test('names of tables stand in the SQL, where this test can read them', () => {
  expect(filesWithRawNames()).toEqual([
    'database/transaction.ts',
    // Words of its own table of tables, and one of two.
    'features/export/audit-file/sources.ts',
    'features/export/table-rows.ts',
  ])
})

describe('SQL is read in whatever way it is written:', () => {
  test.each([
    ["db.insertInto('journals')", 'write journals'],
    ['db\n    .updateTable(\n      "open_items")', 'write open_items'],
    ["db.deleteFrom('sessions')", 'write sessions'],
    ['sql`INSERT INTO login_attempts AS a (key)`', 'write login_attempts'],
    ['sql`UPDATE journals SET x = 1`', 'write journals'],
    ['sql`WITH gone AS (DELETE FROM error_reports)`', 'write error_reports'],
    ["db.selectFrom('accounts as a')", 'read accounts'],
    ["query.leftJoin('users as u', 'u.id', 'x')", 'read users'],
    ["db.selectFrom(['files', 'documents as d'])", 'read files, read documents'],
    ['sql`SELECT FROM a JOIN journal_lines l ON true`', 'read a, read journal_lines'],
    ['sql`SELECT 1 FROM invoices i, contacts c, users`', 'read invoices, read contacts, read users'],
    ["{ from: 'contacts t' }", 'read contacts'],
    ['sql`SELECT id FROM post_entry(${x})`', 'call post_entry'],
    ['sql`update open_items set open_cents = 0`', 'write open_items'],
    ['sql`insert into public.journals (id)`', 'write journals'],
    ['sql`UPDATE ONLY public.Open_Items SET x = 1`', 'write open_items'],
    ['sql`DELETE\n  FROM users`', 'write users'],
    ["db.updateTable('public.journals')", 'write journals'],
    ['sql`select 1 from public.accounts a, invoices i`', 'read accounts, read invoices'],
    ['sql`select public.post_entry(${x})`', 'call post_entry'],
  ])('%s', (source, expected) => {
    const found = touchesOf(source).map(({ kind, name }) => `${kind} ${name}`)
    expect([...new Set(found)].toSorted()).toEqual(expected.split(', ').toSorted())
  })

  test.each([
    'db.updateTable(named)',
    'db\n  .insertInto(\n    tables[0],\n  )',
    'db.deleteFrom(`${kind}_lines`)',
    'db.selectFrom(table)',
    "query.leftJoin(other, 'a.id', 'b.id')",
    'sql.table(named)',
  ])('a name that is no word in it is seen: %s', (source) => {
    expect(hasRawNames(source)).toBe(true)
  })

  test('a query of its own as a table is none', () => {
    expect(hasRawNames("db.selectFrom(found.as('m')).innerJoin((q) => q.selectFrom('users'), 'a', 'b')")).toBe(false)
  })

  test('comments say nothing', () => {
    expect(touchesOf('/** DELETE FROM users */\n  // UPDATE users SET x\n')).toEqual([])
  })
})
