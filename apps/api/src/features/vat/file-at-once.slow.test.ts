import { must } from '@klopt/bookkeeping/money'
import { contract } from '@klopt/api-client/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestServer, type KloptTestServer } from '../../testing/index.ts'
import { Books } from '../books.test-support.ts'
import { expectBooksToAddUp } from '../ledger-invariants.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.stop())

const sendFile = (books: Books, period: string, payableEuros: number) =>
  books.client.send(contract.vat.file, { params: books.params, body: { period, payableEuros } })
const code = (answer: { body: unknown }) => (answer.body as { code: number }).code

test('of a posting and a filing at one moment, the posting is in the return or late', async () => {
  const books = await Books.open(server)
  const contactId = await books.contact()
  let filed = 0
  for (let round = 0; round < 12; round += 1) {
    const month = `20${String(10 + Math.floor(round / 12)).padStart(2, '0')}-${String((round % 12) + 1).padStart(2, '0')}`
    if (round === 0) await books.settings({ vatFrequency: 'month' })
    await books.invoice({ contactId, invoiceDate: `${month}-05` })
    const drafts = await Promise.all(
      Array.from({ length: 3 }, () => books.draft({ contactId, invoiceDate: `${month}-20` })),
    )
    const { payableEuros } = await books.vatReturn(month)
    const [filing, ...finals] = await Promise.all([
      sendFile(books, month, payableEuros),
      ...drafts.map((draft) =>
        books.client.send(contract.invoices.finalise, {
          params: { ...books.params, invoiceId: draft.id },
          body: { version: draft.version },
        }),
      ),
    ])
    expect(finals.map(({ status }) => status)).toEqual([200, 200, 200])
    if (filing?.status !== 200) {
      expect(code(filing ?? { body: {} })).toBe(90002)
      await books.file(month)
    } else filed += 1
    const shown = await books.vatReturn(month)
    const [ledger] = await books.rows<{ cents: number }>(
      `SELECT coalesce(sum(l.credit_cents - l.debit_cents), 0)::bigint AS cents FROM journal_lines l
      JOIN vat_return_lines m ON m.line_id = l.id JOIN vat_returns r ON r.id = m.return_id
      WHERE r.administration_id = $1 AND r.deleted_at IS NULL AND l.vat_kind = 'output' AND r.period_start = $2`,
      [books.id, `${month}-01`],
    )
    expect(shown.boxes.find(({ box }) => box === '1a')?.vatCents).toBe(ledger?.cents)
    // Four invoices a month: what is not in this return waits for the next, and nothing is in two or in none.
    const [lines] = await books.rows<{ declared: number; late: number }>(
      `SELECT count(m.line_id) AS declared, count(u.line_id) AS late FROM journal_lines l
      LEFT JOIN vat_return_lines m ON m.line_id = l.id LEFT JOIN undeclared_vat_lines u ON u.line_id = l.id
      WHERE l.administration_id = $1 AND l.vat_kind = 'output'`,
    )
    expect(must(lines, 'the count').declared + must(lines, 'the count').late).toBe((round + 1) * 4)
  }
  expect(filed).toBeGreaterThan(0)
  await expectBooksToAddUp(books)
})
