import { must } from '@klopt/bookkeeping/money'
import { contract } from '@klopt/api-client/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestServer, type KloptTestServer } from '../../testing/index.ts'
import { Books } from '../books.test-support.ts'
import { expectBooksToAddUp } from '../ledger-invariants.test-support.ts'
import { somebodyWaits } from '../somebody-waits.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.stop())

const sendFile = (books: Books, period: string, payableEuros: number) =>
  books.client.send(contract.vat.file, { params: books.params, body: { period, payableEuros } })
const code = (answer: { body: unknown }) => (answer.body as { code: number }).code

/** Holds the month, so that the filing stands first in its row, and lets go once the postings were sent as well. */
async function filingFirst<T, U>(month: string, file: () => Promise<T>, post: () => Promise<U>): Promise<[T, U]> {
  const holder = await server.services.pool.connect()
  try {
    await holder.query('BEGIN')
    await holder.query('SELECT FROM periods WHERE month = $1 FOR UPDATE', [`${month}-01`])
    const filing = file()
    await somebodyWaits(server)
    const postings = post()
    await holder.query('COMMIT')
    return await Promise.all([filing, postings])
  } finally {
    holder.release()
  }
}

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
    const file = () => sendFile(books, month, payableEuros)
    const post = () =>
      Promise.all(
        drafts.map((draft) =>
          books.client.send(contract.invoices.finalise, {
            params: { ...books.params, invoiceId: draft.id },
            body: { version: draft.version },
          }),
        ),
      )
    // Who of a race comes first is luck; in every third month the filing does.
    const [filing, finals] = await (round % 3 === 0 ? filingFirst(month, file, post) : Promise.all([file(), post()]))
    expect(finals.map(({ status }) => status)).toEqual([200, 200, 200])
    if (filing.status !== 200) {
      expect(code(filing)).toBe(90002)
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
  expect(filed).toBeGreaterThanOrEqual(4)
  await expectBooksToAddUp(books)
})
