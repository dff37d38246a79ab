import { text } from 'node:stream/consumers'
import { contract } from '@klopt/api-client/contract'
import { checkAuditFile, elementsAt } from '@klopt/bookkeeping/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedTestServer, type KloptTestServer } from '../../../testing/index.ts'
import { Books } from '../../books.test-support.ts'
import { auditFileStream } from '../../export/audit-file/write-audit-file.ts'
import { aYear, closed, reopen } from '../../fiscal-years/close-year.test-support.ts'
import { expectBooksToAddUp } from '../../ledger-invariants.test-support.ts'
import { balances, take, undo, upload } from './audit-file.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await sharedTestServer()
})
afterAll(() => server.stop())

const written = async (books: Books, version: '3.2' | '4.0') =>
  text(
    await auditFileStream(server.services, {
      administrationId: books.id,
      fiscalYear: 2025,
      version,
      today: '2026-01-10',
    }),
  )

async function figures(books: Books) {
  const { params } = books
  const query = { from: '2025-01-01', to: '2025-12-31' }
  const result = await books.client.call(contract.reports.profitAndLoss, { params, query })
  const sheet = await books.client.call(contract.reports.balanceSheet, { params, query: { asOf: '2025-12-31' } })
  return {
    result: result.resultCents[0],
    lines: [...result.lines, ...sheet.lines].map(({ label, amountsCents }) => [label, amountsCents[0]]),
    equity: sheet.equityCents[0],
    movements: result.equity.movements.map(({ name, amountsCents }) => [name, amountsCents[0]]),
    balances: await balances(books),
  }
}

test.each(['3.2', '4.0'] as const)(
  'a closed year of these books, read back from %s, has the profit and loss of then',
  async (version) => {
    const books = await aYear(server)
    await closed(books, 2025)
    const file = await written(books, version)
    const { problems, root } = checkAuditFile(file, version)
    expect(problems).toEqual([])
    expect(elementsAt(root, 'company', 'periods', 'period')).toHaveLength(13)
    const other = await Books.openOn(server, '2026-01-10')
    const { id, entries } = await upload(other, file)
    expect(entries.notes.find((note) => note.startsWith('De afsluiting'))).toMatch(
      /^De afsluiting van het boekjaar in dit bestand, boeking \S+ \(Afsluiting boekjaar 2025\), komt mee als afsluiting/,
    )
    expect((await take(other, id)).status).toBe(200)
    // 60,000.00 earned, 8,791.67 spent; 1,500.00 put in and 38,400.00 taken out.
    expect(await figures(other)).toMatchObject({ result: 5_120_833, equity: 1_430_833 })
    expect(await figures(other)).toEqual(await figures(books))
    await expectBooksToAddUp(other)
    // Nothing is left to close; the year is locked by it.
    expect(await closed(other, 2025)).toBeDefined()
    expect(await figures(other)).toEqual(await figures(books))
    await reopen(other, 2025)
    expect((await undo(other, id)).status).toBe(204)
    expect(await balances(other)).toEqual({})
    expect((await upload(other, file)).entries.notes.join(' ')).not.toContain('dubbel in dit boekjaar')
  },
)

test('a year that was opened again and closed anew has its last closing, and one that is open has none', async () => {
  const books = await aYear(server)
  await closed(books, 2025)
  await reopen(books, 2025)
  const open = await Books.openOn(server, '2026-01-10')
  const one = await upload(open, await written(books, '4.0'))
  await take(open, one.id)
  expect(await figures(open)).toEqual(await figures(books))
  await closed(books, 2025)
  const again = await Books.openOn(server, '2026-01-10')
  const two = await upload(again, await written(books, '4.0'))
  await take(again, two.id)
  expect(await figures(again)).toEqual(await figures(books))
})
