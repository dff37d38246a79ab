import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createTestDatabase } from '../testing/database.ts'
import { createTestServer, type KloptTestServer } from '../testing/index.ts'
import { againWhenLost, ConnectionLostError } from './connection-lost.ts'
import type { Db } from './db.ts'
import { AbortedError } from './errors.ts'
import { createPool } from './pool.ts'
import type { Scope } from './scope.ts'
import { changeScope, withRead, withTransaction } from './transaction.ts'

let server: KloptTestServer
let own: number
let foreign: number

beforeAll(async () => {
  server = await createTestServer()
  own = (await server.world.administration({ companyName: 'Eigen' })).id
  foreign = (await server.world.administration({ companyName: 'Van een ander' })).id
})
afterAll(() => server.stop())

const read = <T>(scope: Scope, work: (db: Db) => Promise<T>) => withRead(server.services.pool, scope, work)
const write = <T>(scope: Scope, work: (db: Db) => Promise<T>) => withTransaction(server.services.pool, scope, work)
const names = (db: Db) => db.selectFrom('administrations').select('company_name').orderBy('id').execute()
const emailText = (administrationId: number) => ({
  administration_id: administrationId,
  kind: 'invoice' as const,
  language: 'nl' as const,
  subject: 'proef',
  body: '{}',
})

test('a query without the scope of a tenant sees nothing', async () => {
  expect(await read({ kind: 'user' }, names)).toEqual([])
  const client = await server.services.pool.connect()
  try {
    await client.query('BEGIN; SET LOCAL ROLE klopt_app')
    expect((await client.query('SELECT * FROM administrations')).rows).toEqual([])
    expect((await client.query('SELECT * FROM roles')).rows).toEqual([])
  } finally {
    await client.query('ROLLBACK')
    client.release()
  }
})

test('the scope of an administration shows that administration alone', async () => {
  expect(await read({ kind: 'administration', administrationId: own }, names)).toEqual([{ company_name: 'Eigen' }])
})

test('rows of another tenant cannot be written, changed or taken over', async () => {
  const scope: Scope = { kind: 'administration', administrationId: own }
  const insert = write(scope, (db) => db.insertInto('email_texts').values(emailText(foreign)).execute())
  await expect(insert).rejects.toMatchObject({ code: '42501' })

  const update = await write(scope, (db) =>
    db.updateTable('administrations').set({ company_name: 'Gekaapt' }).where('id', '=', foreign).executeTakeFirst(),
  )
  expect(update.numUpdatedRows).toBe(0n)

  await write(scope, (db) => db.insertInto('email_texts').values(emailText(own)).execute())
  const move = write(scope, (db) => db.updateTable('email_texts').set({ administration_id: foreign }).execute())
  await expect(move).rejects.toMatchObject({ code: '42501' })
})

test('the scope of a firm reads its clients and writes nothing', async () => {
  const scope: Scope = { kind: 'firm', clientIds: [own] }
  expect(await read(scope, names)).toEqual([{ company_name: 'Eigen' }])
  const update = await write(scope, (db) => db.updateTable('administrations').set({ phone: '1' }).executeTakeFirst())
  expect(update.numUpdatedRows).toBe(0n)
  expect(await read({ kind: 'firm', clientIds: [] }, names)).toEqual([])
})

test('a scope ends with its transaction, on the same connection too', async () => {
  const { pool } = server.services
  await Promise.all(Array.from({ length: 30 }, () => read({ kind: 'system' }, names)))
  const seen = await Promise.all(Array.from({ length: 30 }, () => read({ kind: 'user' }, names)))
  expect(seen.flat()).toEqual([])
  const { rows } = await pool.query<{ role: string }>('SELECT current_user AS role')
  expect(rows[0]?.role).not.toBe('klopt_app')
})

test('a transaction can move to the scope of what it has just made', async () => {
  const seen = await write({ kind: 'user' }, async (db) => {
    await changeScope(db, { kind: 'administration', administrationId: own })
    return names(db)
  })
  expect(seen).toEqual([{ company_name: 'Eigen' }])
})

test('what is no id cannot become part of a scope', async () => {
  const injection: number = JSON.parse(`"1', true); DROP TABLE users; --"`)
  await expect(async () => read({ kind: 'administration', administrationId: injection }, names)).rejects.toThrow(
    RangeError,
  )
})

test('a read-only transaction refuses to write', async () => {
  const insert = read({ kind: 'system' }, (db) => db.insertInto('firms').values({ company_name: 'Nee' }).execute())
  await expect(insert).rejects.toMatchObject({ code: '25006' })
})

test('a thrown error undoes everything and leaves the connection usable', async () => {
  const failing = write({ kind: 'system' }, async (db) => {
    await db.insertInto('firms').values({ company_name: 'Verdwijnt' }).execute()
    throw new Error('halverwege')
  })
  await expect(failing).rejects.toThrow('halverwege')
  const left = await read({ kind: 'system' }, (db) => db.selectFrom('firms').selectAll().execute())
  expect(left).toEqual([])
})

test('a statement that fails and is swallowed cannot be committed over', async () => {
  const swallowing = write({ kind: 'system' }, async (db) => {
    await db.insertInto('firms').values({ company_name: 'Verdwijnt' }).execute()
    await sql`SELECT 1 / 0`.execute(db).catch(() => null)
  })
  await expect(swallowing).rejects.toThrow(AbortedError)
})

test('nor is what was read before it an answer', async () => {
  const swallowing = read({ kind: 'system' }, (db) =>
    sql`SELECT 1 / 0`.execute(db).catch(() => 'a fault that became a value'),
  )
  await expect(swallowing).rejects.toThrow(AbortedError)
})

test('nor where the state of the transaction comes later than the error', async () => {
  const { connection, drop } = await createTestDatabase()
  const pool = createPool({ connection, maxConnections: 1, onError: () => {} })
  pool.on('connect', (client) => vi.spyOn(client, 'getTransactionStatus').mockReturnValue('T'))
  try {
    const swallowing = withRead(pool, { kind: 'system' }, (db) =>
      sql`SELECT 1 / 0`.execute(db).catch(() => 'a fault that became a value'),
    )
    await expect(swallowing).rejects.toThrow(AbortedError)
  } finally {
    await pool.end()
    await drop()
  }
})

test('a read is answered before it has ended, and its connection comes back when it has', async () => {
  const database = await createTestDatabase()
  const pool = createPool({ connection: database.connection, maxConnections: 1, onError: () => {} })
  try {
    const ask = () => withRead(pool, { kind: 'system' }, (db) => sql`SELECT txid_current_if_assigned()`.execute(db))
    await ask()
    expect(pool.idleCount).toBe(0)
    await ask()
    expect(pool.totalCount).toBe(1)
    const { rows } = await pool.query<{ state: string }>("SELECT current_setting('klopt.scope', true) AS state")
    expect(rows).toEqual([{ state: '' }])
  } finally {
    await pool.end()
    await database.drop()
  }
})

test('statements that nobody waits for one by one go out in one piece with the opening', async () => {
  const database = await createTestDatabase()
  const pool = createPool({ connection: database.connection, maxConnections: 1, onError: () => {} })
  try {
    const client = await pool.connect()
    client.release()
    if (!(client instanceof pg.Client)) throw new Error('a pool has clients of another kind')
    const { stream } = client.connection
    const pieces = [vi.spyOn(stream, '_write'), vi.spyOn(stream, '_writev' as '_write')]
    const one = (db: Db) => sql<{ one: number }>`SELECT 1 AS one`.execute(db)
    const found = await withRead(pool, { kind: 'system' }, (db) => Promise.all([one(db), one(db), one(db), one(db)]))
    expect(found.map(({ rows }) => rows[0]?.one)).toEqual([1, 1, 1, 1])
    await pool.query('SELECT 1')
    // The fourth is the question by itself, after the COMMIT.
    expect(pieces.flatMap(({ mock }) => mock.calls).length).toBeLessThanOrEqual(4)
  } finally {
    await pool.end()
    await database.drop()
  }
})

test('what travels with the commit takes the commit down when it fails', async () => {
  const failing = withTransaction(server.services.pool, { kind: 'system' }, async (db, withCommit) => {
    await db.insertInto('firms').values({ company_name: 'Verdwijnt' }).execute()
    withCommit(db.selectNoFrom(sql`1 / 0`.as('x')))
  })
  await expect(failing).rejects.toMatchObject({ code: '22012' })
  const left = await read({ kind: 'system' }, (db) => db.selectFrom('firms').selectAll().execute())
  expect(left).toEqual([])
})

test('whether a transaction was kept is unknown once its COMMIT was sent, and it is not done again', async () => {
  let tries = 0
  const lost = againWhenLost(() =>
    withTransaction(server.services.pool, { kind: 'system' }, async (db, withCommit) => {
      tries += 1
      await sql`RESET ROLE`.execute(db)
      withCommit(db.selectNoFrom(sql`pg_terminate_backend(pg_backend_pid())`.as('gone')))
    }),
  )
  await expect(lost).rejects.toMatchObject({ constructor: ConnectionLostError, isUndone: false })
  expect(tries).toBe(1)
})

test('several statements travel with the commit, all of them before it', async () => {
  await withTransaction(server.services.pool, { kind: 'system' }, async (db, withCommit) => {
    for (const company_name of ['Een', 'Twee', 'Drie']) withCommit(db.insertInto('firms').values({ company_name }))
  })
  const kept = await read({ kind: 'system' }, (db) => db.selectFrom('firms').select('company_name').execute())
  expect(kept.map((firm) => firm.company_name)).toEqual(['Een', 'Twee', 'Drie'])
})

test('a statement that comes after the end is refused: it would run outside of the scope', async () => {
  const leaked = await write({ kind: 'system' }, async (db) => db)
  await expect(names(leaked)).rejects.toThrow('after its transaction had ended')
})

test('a report can see one moment throughout', async () => {
  const level = await withRead(
    server.services.pool,
    { kind: 'system' },
    (db) => sql<{ level: string }>`SELECT current_setting('transaction_isolation') AS level`.execute(db),
    { isolation: 'repeatable read' },
  )
  expect(level.rows).toEqual([{ level: 'repeatable read' }])
})
