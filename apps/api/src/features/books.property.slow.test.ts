import { vatReturnBoxes } from '@klopt/bookkeeping/vat-return'
import { contract } from '@klopt/api-client/contract'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestServer, type KloptTestServer } from '../testing/index.ts'
import { Books } from './books.test-support.ts'
import { expectBooksToAddUp } from './ledger-invariants.test-support.ts'
import { doAct } from './random-bookkeeper.test-support.ts'
import { anyActs } from './random-stories.test-support.ts'
import { vatFacts } from './vat/vat-facts.ts'

/** Hundreds of calls, each followed by a look at all of the books: long on a machine that does other things too. */
const longestMs = 120_000 * Math.max(1, Number(process.env['RUNS'] ?? 6) / 6)

let server: KloptTestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.stop())

/** What was filed is what was seen then, and each box to the cent the sum of the lines that belong to the return. */
async function expectFiledReturnsToStand(books: Books, seen: Map<number, string>): Promise<void> {
  const filed = await books.rows<{ id: number; boxes: unknown }>(
    "SELECT id, boxes FROM vat_returns WHERE administration_id = $1 AND deleted_at IS NULL AND kind = 'return'",
  )
  for (const { id, boxes } of filed) {
    const frozen = JSON.stringify(boxes)
    expect(seen.get(id) ?? frozen).toBe(frozen)
    seen.set(id, frozen)
    expect(vatReturnBoxes(await books.asApp((db) => vatFacts(db, books.id, { returnId: id })))).toEqual(boxes)
  }
}

test(
  'whatever is invoiced, credited, imported, processed, undone, filed and taken back, the books add up',
  async () => {
    await fc.assert(
      fc.asyncProperty(anyActs, async (acts) => {
        const books = await Books.open(server)
        // Every other story is kept on a cash basis.
        if ((acts[0]?.day ?? 0) % 2 === 0) await books.settings({ vatScheme: 'cash' })
        const contactId = await books.contact()
        const seen = new Map<number, string>()
        // Some do one thing after the other, others up to three at once.
        const atOnce = 1 + ((acts[0]?.pick ?? 0) % 3)
        for (let at = 0; at < acts.length; at += atOnce) {
          await Promise.all(acts.slice(at, at + atOnce).map((act) => doAct(books, act, contactId)))
          await expectBooksToAddUp(books)
          await expectFiledReturnsToStand(books, seen)
        }
        const query = { from: '2025-10-01', to: '2026-12-31' }
        const { totals } = await books.client.call(contract.reports.trialBalance, { params: books.params, query })
        expect([totals.openingCents, totals.closingCents]).toEqual([0, 0])
        expect(totals.debitCents).toBe(totals.creditCents)
      }),
      // The same stories each time; SEED finds others.
      { numRuns: Number(process.env['RUNS'] ?? 6), seed: Number(process.env['SEED'] ?? 2026) },
    )
  },
  longestMs,
)
