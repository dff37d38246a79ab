import { contract, type QueryOf } from '@klopt/api-client/contract'
import { must } from '@klopt/bookkeeping/money'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestServer, type KloptTestServer } from '../testing/index.ts'
import { Books } from './books.test-support.ts'
import { expectInOrder, walk, type ReadPage } from './list-walk.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.stop())

/** A list with what it offers to sort by: the names of fields of its items. */
interface ListUnderTest {
  readonly columns: readonly string[]
  /** Adds rows of chance, many of them alike in what is sorted by. */
  readonly add: (books: Books, rows: readonly RandomRow[]) => Promise<void>
  readonly reader: (books: Books) => ReadPage<Item>
}
interface Item {
  readonly id: number
  readonly [field: string]: unknown
}

const randomRow = fc.record({
  word: fc.constantFrom('Appel', 'appel', 'Éclair', 'eclair', 'F9', 'F10', 'f10', 'zwaan', 'Ω', ''),
  day: fc.integer({ min: 0, max: 5 }),
  cents: fc.constantFrom(-100, 0, 1, 1, 250_000, 99_999_999),
  isDone: fc.boolean(),
})
type RandomRow = typeof randomRow extends fc.Arbitrary<infer Row> ? Row : never

/** So many rows of chance, the same for the same seed. */
const rowsOf = (seed: number, count: number): readonly RandomRow[] => fc.sample(randomRow, { seed, numRuns: count })

const json = (rows: readonly RandomRow[]) => JSON.stringify(rows.map((row, index) => ({ ...row, n: index + 1 })))
const recordset = 'jsonb_to_recordset($2) AS r(word text, day int, cents bigint, "isDone" boolean, n int)'

const lists: Record<string, ListUnderTest> = {
  invoices: {
    columns: ['number', 'invoiceDate', 'dueDate', 'grossCents'],
    async add(books, rows) {
      const { contactId, entryId } = await aBookedInvoice(books)
      await books.rows(
        `INSERT INTO invoices (administration_id, number, sequence_number, contact_id, invoice_date, payment_term_days,
          due_date, net_cents, gross_cents, snapshot, journal_entry_id, finalised_at, created_at, updated_at)
        SELECT $1, CASE WHEN "isDone" THEN word || '-' || n || gen_random_uuid() END, CASE WHEN "isDone" THEN n END, $3, date '2026-05-01' + day, 0,
          date '2026-05-01' + n % 7, cents, cents, CASE WHEN "isDone" THEN '{}'::jsonb END,
          CASE WHEN "isDone" THEN $4::bigint END, CASE WHEN "isDone" THEN now() END, now(), now()
        FROM ${recordset}`,
        [books.id, json(rows), contactId, entryId],
      )
    },
    reader: (books) => (query) =>
      books.client.call(contract.invoices.list, {
        params: books.params,
        query: query as QueryOf<typeof contract.invoices.list>,
      }),
  },
}

/** A final invoice, for what a row of its kind has to refer to. */
async function aBookedInvoice(books: Books): Promise<{ contactId: number; entryId: number }> {
  const { id } = await books.invoice({})
  const { contactId, journalEntryId } = await books.show(id)
  return { contactId: must(contactId, 'its contact'), entryId: must(journalEntryId, 'its entry') }
}

describe.each(Object.entries(lists))('%s', (_, { columns, add, reader }) => {
  const directions = columns.flatMap((column) => [column, `-${column}`])

  test('every offered order shows each row once, there and back, whatever is alike or empty', async () => {
    const property = fc.asyncProperty(fc.nat(), fc.integer({ min: 101, max: 120 }), async (seed, count) => {
      const given = rowsOf(seed, count)
      const books = await Books.open(server)
      await add(books, given)
      for (const sort of directions) {
        const { there, back } = await walk(reader(books), { sort })
        const column = sort.replace('-', '')
        expect(new Set(there.map(({ id }) => id)).size, `by ${sort}`).toBe(there.length)
        expect(there.length, `by ${sort}`).toBeGreaterThanOrEqual(given.length)
        expectInOrder(
          there.map((item) => [item[column] as string | number | null, item.id]),
          sort.startsWith('-'),
        )
        expect(
          back.map(({ id }) => id),
          `by ${sort}`,
        ).toEqual(there.map(({ id }) => id))
      }
    })
    await fc.assert(property, { numRuns: 2, endOnFailure: true })
  })

  test('what is added meanwhile takes nothing away and brings nothing twice', async () => {
    const books = await Books.open(server)
    await add(books, rowsOf(1, 105))
    for (const sort of directions) {
      const before = (await walk(reader(books), { sort })).there.map(({ id }) => id)
      const { there } = await walk(reader(books), { sort }, () => add(books, rowsOf(2, 5)))
      const ids = there.map(({ id }) => id)
      expect(new Set(ids).size, `by ${sort}`).toBe(ids.length)
      expect(
        before.filter((id) => !ids.includes(id)),
        `by ${sort}`,
      ).toEqual([])
    }
  })
})
