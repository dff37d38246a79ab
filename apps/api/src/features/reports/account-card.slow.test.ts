import { contract } from '@klopt/api-client/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestServer, type KloptTestServer } from '../../testing/index.ts'
import { Books } from '../books.test-support.ts'
import { aLine, aStatement } from '../bank/statements.test-support.ts'
import { importStatements } from '../bank/import-statements.ts'
import { countStatements } from '../count-statements.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.stop())

const trialBalance = (books: Books, from: string, to: string) =>
  books.client.call(contract.reports.trialBalance, { params: books.params, query: { from, to } })
const card = (books: Books, accountId: number, from: string, to: string, cursor?: string) =>
  books.client.call(contract.reports.accountCard, {
    params: { ...books.params, accountId },
    query: { from, to, ...(cursor !== undefined && { cursor }) },
  })

/** Imports lines and books each of them whole to one account. */
async function processAll(books: Books, lines: ReturnType<typeof aLine>[], accountId: number): Promise<void> {
  const file = { name: 'a.xml', sha256: Buffer.alloc(32), format: 'camt053', statements: [aStatement(lines)] }
  const now = server.clock.now()
  await books.asApp((db) =>
    importStatements(db, { administrationId: books.id, userId: books.owner.id, now, file, createBook: false }),
  )
  const rows = await books.rows<{ id: number; version: number; amount_cents: number }>(
    'SELECT id, version, amount_cents FROM bank_transactions WHERE administration_id = $1',
  )
  for (const row of rows)
    await books.process(row, {
      bookings: [{ accountId, amountCents: row.amount_cents, vatCode: null, description: '' }],
    })
}

test('an account card carries its balance over pages, to the closing balance of the trial balance', async () => {
  const books = await Books.open(server)
  const suspense = await books.account('BVorTusTbt')
  const lines = Array.from({ length: 180 }, (_, n) =>
    aLine({ date: `2026-0${(n % 5) + 1}-1${n % 3}`, amountCents: (n % 2 === 0 ? 1 : -1) * (n + 1) }),
  )
  await processAll(books, lines, suspense)
  const bank = await books.account('BLimBanRba')
  const [from, to] = ['2026-02-01', '2026-04-30']
  const seen = []
  let balance: number | null = null
  let cursor: string | undefined
  do {
    const page = await card(books, bank, from, to, cursor)
    balance ??= page.openingCents
    for (const item of page.items) {
      balance += item.debitCents - item.creditCents
      expect(item.balanceCents).toBe(balance)
    }
    seen.push(...page.items)
    cursor = page.nextCursor ?? undefined
    if (cursor === undefined) expect(balance).toBe(page.closingCents)
  } while (cursor !== undefined)
  expect(seen.length).toBeGreaterThan(100)
  expect(new Set(seen.map((item) => item.lineId)).size).toBe(seen.length)
  expect(seen.map((item) => item.date)).toEqual(seen.map((item) => item.date).toSorted())
  const report = await trialBalance(books, from, to)
  const row = report.rows.find((candidate) => candidate.accountId === bank)
  expect(row?.closingCents).toBe(balance)
  const wanted = lines.filter(({ date }) => date <= to).reduce((sum, line) => sum + line.amountCents, 0)
  expect(balance).toBe(wanted)
  expect(await countStatements(() => card(books, bank, from, to))).toBeLessThan(12)
})
