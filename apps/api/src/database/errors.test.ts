import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestServer, type KloptTestServer } from '../testing/index.ts'
import { catalogueNameOf, isRetryable, isUniqueViolation, uniqueMeaningOf } from './errors.ts'
import { withTransaction } from './transaction.ts'

let server: KloptTestServer
let own: number
let foreign: number
beforeAll(async () => {
  server = await createTestServer()
  own = (await server.world.administration()).id
  foreign = (await server.world.administration()).id
})
afterAll(() => server.stop())

/** What a statement fails with inside an administration. */
async function failureOf(statement: string): Promise<unknown> {
  const scope = { kind: 'administration', administrationId: own } as const
  try {
    await withTransaction(server.services.pool, scope, (db) => sql.raw(statement).execute(db))
  } catch (error) {
    return error
  }
  throw new Error('the statement did not fail')
}
const raise = (state: string) => `DO $$ BEGIN RAISE EXCEPTION 'x' USING ERRCODE = '${state}'; END $$`

test.each([
  ['an entry that does not balance', raise('KL001'), 'entry_unbalanced'],
  ['a locked period', raise('KL002'), 'period_locked'],
  ['a row of another administration', raise('KL003'), 'not_found'],
  ['a final document', raise('KL004'), 'not_a_draft'],
  ['a number beyond its column', 'SELECT 9223372036854775807 + 1::bigint', 'amount_too_large'],
  ['text where a number belongs', `SELECT 'x'::bigint`, 'invalid_input'],
  ['a division by zero', 'SELECT 1 / 0', null],
  ['a privilege that the server lacks', 'TRUNCATE counters', null],
] as const)('%s is told as the user can understand it', async (_what, statement, name) => {
  expect(catalogueNameOf(await failureOf(statement))).toBe(name)
})

test('a row of another tenant cannot be told from one that does not exist', async () => {
  const insert = (id: number) => failureOf(`INSERT INTO counters (administration_id, name) VALUES (${id}, 'x')`)
  expect(catalogueNameOf(await insert(foreign))).toBe('not_found')
  expect(catalogueNameOf(await insert(999_999))).toBe('not_found')
})

test('what is referred to is in use, what does not exist is not found', async () => {
  const { pool } = server.services
  const inUse = await pool.query('DELETE FROM accounts').catch((error: unknown) => error)
  expect(catalogueNameOf(inUse)).toBe('in_use')
  const missing = await pool
    .query("INSERT INTO sessions VALUES ('\\x00', 999999, now(), now(), now())")
    .catch((error: unknown) => error)
  expect(catalogueNameOf(missing)).toBe('not_found')
})

test('a twin can be told apart by its constraint', async () => {
  await server.services.pool.query(`INSERT INTO counters (administration_id, name) VALUES (${own}, 'twin')`)
  const twin = await failureOf(`INSERT INTO counters (administration_id, name) VALUES (${own}, 'twin')`)
  expect(catalogueNameOf(twin)).toBeNull()
  expect(uniqueMeaningOf(twin)).toHaveProperty('unreachable')
  expect(uniqueMeaningOf(new Error('duplicate key'))).toBeNull()
  expect(isUniqueViolation(twin)).toBe(true)
  expect(isUniqueViolation(twin, 'counters_pkey')).toBe(true)
  expect(isUniqueViolation(twin, 'users_email_address')).toBe(false)
})

test('only what another transaction caused is tried again', async () => {
  expect(isRetryable(await failureOf(raise('40001')))).toBe(true)
  expect(isRetryable(await failureOf(raise('40P01')))).toBe(true)
  expect(isRetryable(await failureOf(raise('KL002')))).toBe(false)
  expect(isRetryable(new Error('deadlock detected'))).toBe(false)
})
