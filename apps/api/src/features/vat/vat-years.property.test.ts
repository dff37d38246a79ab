import { afterAll, beforeAll, test } from 'vitest'
import { createTestServer, type KloptTestServer } from '../../testing/index.ts'
import { expectAnyYearToAddUp } from './vat-years.test-support.ts'

/** On a machine that does other things too. */
const LONGEST_MS = 240_000

let server: KloptTestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.stop())

// The same years each time, which go side by side; the slow lane takes a hundred others, and sees that all that can
// happen did.
test(
  'of four years of every VAT code, boxes and corrections are the lines: nothing twice, never, or undecided for ever',
  async () => {
    await expectAnyYearToAddUp(server, {
      runs: Number(process.env['RUNS'] ?? 4),
      seed: Number(process.env['SEED'] ?? 2026),
    })
  },
  LONGEST_MS,
)
