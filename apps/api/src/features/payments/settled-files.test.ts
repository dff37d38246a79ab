import { contract } from '@klopt/api-client/contract'
import { must } from '@klopt/bookkeeping/money'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aLine } from '../bank/statements.test-support.ts'
import { expectBooksToAddUp } from '../ledger-invariants.test-support.ts'
import { createTestServer, type KloptTestServer } from '../../testing/index.ts'
import { Payments } from './payments.test-support.ts'

let server: KloptTestServer
let payments: Payments
beforeAll(async () => {
  server = await createTestServer()
})
beforeEach(async () => {
  payments = await Payments.open(server)
})
afterAll(() => server.stop())

/** A file of 121.00 and of 60.50 of another 121.00: 181.50 in all. */
async function file() {
  const items = [await payments.item(), await payments.item({}, 6050)]
  const id = await payments.pay(items)
  const [row] = await payments.books.rows<{ message_id: string }>(
    'SELECT message_id FROM payment_files WHERE administration_id = $1 ORDER BY id DESC LIMIT 1',
  )
  return { id, items, messageId: must(row, 'the file').message_id }
}

/** A line of the bank without another party, and what is suggested for it. */
async function batchLine(amountCents: number, changes: Partial<ReturnType<typeof aLine>> = {}) {
  const { books } = payments
  const line = await books.line(amountCents, {
    date: '2026-06-16',
    counterpartyIban: null,
    counterpartyName: null,
    ...changes,
  })
  const params = { ...books.params, transactionId: line.id }
  return { line, suggestions: (await books.client.call(contract.bank.transaction, { params })).suggestions }
}

test('a payment file that the bank books as one line pays all that is in it, for certain when the line names it', async () => {
  const { books } = payments
  const { messageId, items } = await file()
  await books.on('2026-06-17')
  const { line, suggestions } = await batchLine(-18_150, { description: `Batch ${messageId}-1` })
  expect(suggestions[0]).toMatchObject({
    kind: 'combination',
    certainty: 'certain',
    reasons: ['payment_file', 'amount', 'reference'],
    items: [
      { id: items[0]?.openItemId, settleCents: -12_100 },
      { id: items[1]?.openItemId, settleCents: -6050 },
    ],
  })
  expect(await books.processCertain()).toEqual({ processed: 1, skipped: 0 })
  const [entry] = await books.rows<{ id: number }>(
    `SELECT journal_entry_id AS id FROM bank_transactions WHERE administration_id = $1 AND id = ${line.id}`,
  )
  expect(await books.sums(must(entry, 'its entry').id)).toEqual({ '1100': -18_150, '1600': 18_150 })
  // Of the second invoice the other half stays open.
  const { items: left } = await payments.payables()
  expect(left.map(({ openCents, paymentFileId }) => [openCents, paymentFileId])).toEqual([[6050, null]])
  await expectBooksToAddUp(books)
})

test('unnamed the sum is likely within a week, and of another party, day or file it is none', async () => {
  const { id } = await file()
  const reasons = async (changes: Parameters<typeof batchLine>[1], cents = -18_150) =>
    (await batchLine(cents, changes)).suggestions.flatMap((one) =>
      one.reasons.includes('payment_file') ? [one.certainty] : [],
    )
  expect(await reasons({ date: '2026-06-15' })).toEqual([])
  expect(await reasons({ date: '2026-06-16', description: 'VERZAMELBETALING' })).toEqual(['likely'])
  expect(await reasons({ date: '2026-06-17', counterpartyIban: 'NL20INGB0001234567' })).toEqual([])
  expect(await reasons({ date: '2026-06-18' }, -18_149)).toEqual([])
  expect(await reasons({ date: '2026-06-23' })).toEqual(['likely'])
  expect(await reasons({ date: '2026-06-24' })).toEqual([])
  await payments.cancel(id)
  expect(await reasons({ date: '2026-06-19' })).toEqual([])
})
