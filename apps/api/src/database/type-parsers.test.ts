import { afterAll, beforeAll, expect, test } from 'vitest'
import type pg from 'pg'
import { createTestDatabase, type TestDatabase } from '../testing/database.ts'
import { createPool } from './pool.ts'

let database: TestDatabase
let pool: pg.Pool
beforeAll(async () => {
  database = await createTestDatabase()
  pool = createPool({ connection: database.connection, onError: () => {} })
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})

const valueOf = async (expression: string): Promise<unknown> =>
  (await pool.query<{ value: unknown }>(`SELECT ${expression} AS value`)).rows[0]?.value

test('a bigint is a number as long as it is exact, and an error beyond', async () => {
  expect(await valueOf('9007199254740991::bigint')).toBe(9007199254740991)
  expect(await valueOf('-1::bigint')).toBe(-1)
  await expect(valueOf('9007199254740993::bigint')).rejects.toThrow(RangeError)
})

test('a civil date stays the text it is, whatever the time zone of the server', async () => {
  expect(await valueOf("date '2026-03-29'")).toBe('2026-03-29')
})

test('an instant becomes a Date to the millisecond', async () => {
  expect(await valueOf("timestamptz '2026-10-25 02:30:00.123456+01'")).toEqual(new Date('2026-10-25T01:30:00.123Z'))
  expect(await valueOf("timestamptz '2026-01-01 00:00:00+00'")).toEqual(new Date('2026-01-01T00:00:00Z'))
})

test('arrays of bigints and dates hold numbers and texts', async () => {
  expect(await valueOf("'{1,2}'::bigint[]")).toEqual([1, 2])
  expect(await valueOf("'{}'::bigint[]")).toEqual([])
  expect(await valueOf("'{2026-01-01}'::date[]")).toEqual(['2026-01-01'])
})

test('a numeric keeps all its decimals as text', async () => {
  expect(await valueOf('0.1::numeric(14, 4)')).toBe('0.1000')
})

test('many statements at once on one pool keep their answers apart', async () => {
  const answers = await Promise.all(Array.from({ length: 200 }, (_, index) => valueOf(`${index}::int`)))
  expect(answers).toEqual(Array.from({ length: 200 }, (_, index) => index))
})
