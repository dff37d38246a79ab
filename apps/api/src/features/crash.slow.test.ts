import { contract } from '@klopt/api-client/contract'
import { expect, onTestFinished, test } from 'vitest'
import { TestClient, type KloptTestServer } from '../testing/index.ts'
import { startServerProcess, type ServerProcess } from '../testing/server-process.ts'
import { makeTemporaryFolder } from '../testing/temporary-folder.ts'
import { Books } from './books.test-support.ts'
import { beside, killedInTheMiddle } from './crash.test-support.ts'
import { credit, debit, write } from './journal-entries/journal.test-support.ts'
import { expectBooksToAddUp } from './ledger-invariants.test-support.ts'

const writers = 6
const killedAfter = 25

/** Finalises drafts from several sides until the server is gone; answers the numbers that were acknowledged. */
async function writeUntilKilled(
  running: ServerProcess,
  books: Books,
  drafts: { id: number; version: number }[],
  kill: () => void,
): Promise<string[]> {
  const acknowledged: string[] = []
  const client = new TestClient(running.url)
  for (const [name, value] of books.client.cookies) client.setCookie(`${name}=${value}`)
  const left = [...drafts]
  const write = async () => {
    for (let draft = left.pop(); draft; draft = left.pop()) {
      const params = { ...books.params, invoiceId: draft.id }
      const { number } = await client.call(contract.invoices.finalise, { params, body: { version: draft.version } })
      acknowledged.push(number)
      if (acknowledged.length === killedAfter) kill()
    }
  }
  await Promise.allSettled(Array.from({ length: writers }, write))
  return acknowledged
}

test('after kill -9 of server and database in the middle of writing, all that was acknowledged is there and balances', async () => {
  const folder = await makeTemporaryFolder()
  onTestFinished(folder.remove)
  const env = { DATA_DIR: folder.path, DATABASE_URL: '', DEMO: '0', LOG_LEVEL: 'silent' }
  const first = await startServerProcess(env)
  onTestFinished(() => void first.child.kill('SIGKILL'))
  const { server, postgresPid } = await beside(folder.path)
  const books = await Books.open(server)
  const contactId = await books.contact()
  const drafts = []
  for (let n = 0; n < killedAfter + 40; n += 1) drafts.push(await books.draft({ contactId }))
  await server.stop()

  const acknowledged = await writeUntilKilled(first, books, drafts, () => {
    first.child.kill('SIGKILL')
    process.kill(postgresPid, 'SIGKILL')
  })
  expect(await first.ended).toBe('SIGKILL')
  expect(acknowledged.length).toBeGreaterThanOrEqual(killedAfter)
  expect(acknowledged.length).toBeLessThan(drafts.length)

  const second = await startServerProcess(env)
  onTestFinished(() => void second.child.kill('SIGTERM'))
  const after = await beside(folder.path)
  const same = await books.seenBy(after.server)
  const kept = await same.rows<{ number: string }>('SELECT number FROM invoices WHERE administration_id = $1')
  expect(kept.map(({ number }) => number)).toEqual(expect.arrayContaining(acknowledged))
  await expectBooksToAddUp(same)
  expect((await same.invoice({ contactId })).number).toMatch(/^2026-00\d\d$/)
  await expectBooksToAddUp(same)
  await after.server.stop()
  second.child.kill('SIGTERM')
  expect(await second.ended).toBe(0)
})

/** Books whose fiscal year before this one can be closed. */
async function closable(server: KloptTestServer, year: number): Promise<Books> {
  const books = await Books.open(server)
  const [cash, revenue] = [await books.account('BLimKasKas'), await books.account('WOmzNodNod')]
  await write(books, { entryDate: `${year}-06-30`, lines: [debit(cash, 12_345), credit(revenue, 12_345)] })
  return books
}

/** Whether a year is wholly closed, or else wholly open. */
async function isClosed(books: Books, year: number): Promise<boolean> {
  const [found] = await books.rows<{ closings: number; entries: number; locked: boolean; open_cents: number }>(
    `SELECT (SELECT count(*) FROM year_closings WHERE administration_id = $1)::int AS closings,
      (SELECT count(*) FROM journal_entries WHERE administration_id = $1 AND source_type = 'year_close')::int AS entries,
      (SELECT locked_until IS NOT NULL FROM book_locks WHERE administration_id = $1) AS locked,
      (SELECT sum(l.credit_cents - l.debit_cents) FROM journal_lines l JOIN accounts a ON a.id = l.account_id
        WHERE l.administration_id = $1 AND a.type = 'revenue' AND l.entry_date <= make_date($2, 12, 31))::int AS open_cents`,
    [books.id, year],
  )
  const closed = found?.closings === 1
  expect(found).toEqual({
    closings: closed ? 1 : 0,
    entries: closed ? 1 : 0,
    locked: closed,
    open_cents: closed ? 0 : 12_345,
  })
  return closed
}

const year = new Date().getFullYear() - 1

test('after kill -9 of server and database in the middle of closing, a year is closed or open and nothing in between', () =>
  killedInTheMiddle({
    prepare: (server) => closable(server, year),
    act: async (client, { params }) => {
      await client.call(contract.fiscalYears.close, { params: { ...params, year }, body: {} })
    },
    isDone: (books) => isClosed(books, year),
  }))

/** Books with 21.00 of VAT on a sale of the first quarter, which can be declared. */
async function fileable(server: KloptTestServer): Promise<Books> {
  const books = await Books.open(server)
  const [cash, revenue] = [await books.account('BLimKasKas'), await books.account('WOmzNodOdh')]
  const sold = { ...credit(revenue, 12_100), vatCode: 'sale_high' }
  await write(books, { entryDate: `${year}-02-15`, lines: [debit(cash, 12_100), sold] })
  return books
}

/** Whether a return is wholly filed, or else not at all. */
async function isFiled(books: Books): Promise<boolean> {
  const [found] = await books.rows<{ returns: number; members: number; waiting: number; entries: number }>(
    `SELECT (SELECT count(*) FROM vat_returns WHERE administration_id = $1)::int AS returns,
      (SELECT count(*) FROM vat_return_lines WHERE administration_id = $1)::int AS members,
      (SELECT count(*) FROM undeclared_vat_lines WHERE administration_id = $1)::int AS waiting,
      (SELECT count(*) FROM journal_entries WHERE administration_id = $1 AND source_type = 'vat_return')::int AS entries`,
    [books.id],
  )
  const filed = found?.returns === 1
  // The base and the VAT of the sale.
  expect(found).toEqual({
    returns: filed ? 1 : 0,
    members: filed ? 2 : 0,
    waiting: filed ? 0 : 2,
    entries: filed ? 1 : 0,
  })
  return filed
}

test('after kill -9 of server and database in the middle of filing, a return is filed with its lines or they all wait', () =>
  killedInTheMiddle({
    prepare: fileable,
    act: async (client, { params }) => {
      await client.call(contract.vat.file, { params, body: { period: `${year}-Q1`, payableEuros: 21 } })
    },
    isDone: isFiled,
  }))
