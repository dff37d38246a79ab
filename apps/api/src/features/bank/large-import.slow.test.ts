import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays } from '@klopt/validators'
import { createTestServer, type KloptTestServer } from '../../testing/index.ts'
import { Books } from '../books.test-support.ts'
import { aLine } from './statements.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.stop())

test('a file of 10,000 lines comes in, of which nothing was known when it did, and again it adds none', async () => {
  const books = await Books.open(server)
  const lines = Array.from({ length: 10_000 }, (_, n) =>
    aLine({ amountCents: 100 + n, description: `Betaling ${n}`, date: addDays('2026-01-01', Math.floor(n / 100)) }),
  )
  expect(await books.import(lines)).toMatchObject({ imported: 10_000, known: 0 })
  expect(await books.import(lines)).toMatchObject({ imported: 0, known: 10_000 })
})
