import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { toApiError } from '../kernel/to-api-error.ts'
import { createTestServer, type KloptTestServer } from '../testing/index.ts'
import { uniqueConstraints } from './unique-constraints.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.stop())

/** Every unique index whose columns do not hold an id that the database gives by itself. */
async function namesInTheDatabase(): Promise<string[]> {
  const { rows } = await server.services.pool.query<{ name: string }>(`
    SELECT i.relname AS name FROM pg_index x
    JOIN pg_class i ON i.oid = x.indexrelid
    JOIN pg_class t ON t.oid = x.indrelid
    WHERE t.relnamespace = 'public'::regnamespace AND x.indisunique AND NOT EXISTS (
      SELECT FROM pg_attribute a
      WHERE a.attrelid = t.oid AND a.attnum = ANY (x.indkey::smallint[]) AND a.attidentity <> '')`)
  return rows.map(({ name }) => name)
}

const broken = (constraint: string) => {
  const error = new pg.DatabaseError('duplicate key value violates unique constraint', 0, 'error')
  return toApiError(Object.assign(error, { code: '23505', constraint }))
}

test('each unique constraint of the database is told by its field, by an error, or is said to be out of reach', async () => {
  expect(Object.keys(uniqueConstraints).toSorted()).toEqual((await namesInTheDatabase()).toSorted())
})

test.each(Object.entries(uniqueConstraints))('%s answers what it means', (constraint, meaning) => {
  const answer = broken(constraint)
  if ('field' in meaning) {
    expect([answer.error, answer.fields]).toEqual(['invalid_input', { [meaning.field]: meaning.text }])
  } else if ('error' in meaning) expect(answer.error).toBe(meaning.error)
  // A fault of ours is no conflict of anybody.
  else expect(answer.error).toBe('internal')
})

test('a constraint that nobody knows is a fault, not a conflict', () => {
  expect(broken('somebody_elses_key').error).toBe('internal')
})
