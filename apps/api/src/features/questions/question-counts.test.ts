import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestServer, type KloptTestServer } from '../../testing/index.ts'
import { plansOf, rowsRead } from '../plans.test-support.ts'
import { ask, list, open } from './questions.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.stop())

test('questions are counted without who asked them', async () => {
  const { books, keeper } = await open(server)
  await ask(keeper, books)
  const plans = await plansOf(() => list(keeper, books), { having: 'AS count', isRun: true })
  expect(plans).toHaveLength(1)
  expect(rowsRead(plans, 'questions')).toBeGreaterThan(0)
  expect(rowsRead(plans, 'users')).toBe(0)
})
