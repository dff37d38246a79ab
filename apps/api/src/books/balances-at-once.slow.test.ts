import { afterAll, beforeAll, expect, test } from 'vitest'
import { Books } from '../features/books.test-support.ts'
import { createTestServer, type KloptTestServer } from '../testing/index.ts'
import { foldBalances } from './fold-balances.ts'
import { generalJournal } from './general-journal.ts'
import { postEntry } from './post-entry.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.stop())

const faults = (books: Books) => books.rows('SELECT * FROM balance_faults($1)')
const deltaCount = async (books: Books) =>
  (await books.rows('SELECT id FROM balance_deltas WHERE administration_id = $1')).length

interface Posted {
  readonly entryDate: string
  readonly cents: number
  readonly sourceType?: 'general' | 'year_close'
}

/** Books from rent to private deposits. */
async function post(books: Books, { entryDate, cents, sourceType = 'general' }: Posted): Promise<void> {
  const [cost, funds] = [await books.account('WBedHuiBeh'), await books.account('BEivKapPrs')]
  await books.asApp(async (db) => {
    const header = {
      administrationId: books.id,
      journalId: await generalJournal(db, books.id),
      entryDate,
      description: 'Huur',
      sourceType,
      createdBy: books.owner.id,
      at: server.clock.now(),
    }
    await postEntry(db, header, [
      { account: { id: cost }, debitCents: cents, creditCents: 0 },
      { account: { id: funds }, debitCents: 0, creditCents: cents },
    ])
  })
}

test('16 write and one folds at once: nobody waits for ever, and balances and deltas are the lines', async () => {
  const books = await Books.openOn(server, '2026-12-31')
  const written = new AbortController()
  const folding = (async () => {
    let folded = 0
    while (!written.signal.aborted) folded += await books.asApp(foldBalances)
    return folded
  })()
  const writers = Array.from({ length: 16 }, async (_value, writer) => {
    for (let turn = 0; turn < 6; turn++) {
      await post(books, { entryDate: `2026-0${1 + ((writer + turn) % 6)}-15`, cents: 1 + writer * turn })
    }
  })
  await Promise.all(writers).finally(() => written.abort())
  const folded = (await folding) + (await books.asApp(foldBalances))
  expect(folded).toBe(16 * 6 * 2)
  expect([await deltaCount(books), await faults(books)]).toEqual([0, []])
})
