import { contract } from '@klopt/api-client/contract'
import { must } from '@klopt/bookkeeping/money'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestServer, type KloptTestServer } from '../../testing/index.ts'
import { aStart, NUMBER } from '../opening-balance/earlier-invoices/earlier-invoices.test-support.ts'
import { demandAtOnce, letters } from '../reminders/reminders.test-support.ts'
import { comeIn, linkIn } from './customer.test-support.ts'

const { customerDashboard, reminders } = contract
let server: KloptTestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.stop())

test('a demand about an invoice of an earlier package is asked and paid whole by bank too', async () => {
  const { books, contactId } = await aStart(server)
  await demandAtOnce(books, contactId)
  await books.on('2026-03-25')
  const { letters: sent } = await books.client.call(reminders.send, {
    params: books.params,
    body: { contactIds: [contactId] },
  })
  const { costsCents, interestCents } = must(sent[0], 'the demand')
  // 15% of 1,210.00.
  expect(costsCents).toBe(18_150)
  const [mail] = await letters(books)
  const claimsCents = costsCents + interestCents
  const { id: openItemId } = await books.openItem(NUMBER)
  const link = linkIn(must(mail, 'the demand').text)
  const visitor = await comeIn(books, link)
  expect(await visitor.call(customerDashboard.get, { params: link })).toMatchObject({
    openCents: 121_000 + claimsCents,
    invoices: [{ kind: 'earlier', openCents: 121_000, claimsCents }],
  })
  const body = { invoiceIds: [], openItemIds: [openItemId] }
  const asked = await visitor.call(customerDashboard.payments, { params: link, body })
  expect(asked.amountCents).toBe(121_000 + claimsCents)
  const line = await books.line(121_000 + claimsCents, { description: NUMBER })
  const params = { ...books.params, transactionId: line.id }
  const { suggestions } = await books.client.call(contract.bank.transaction, { params })
  expect(suggestions[0]).toMatchObject({ differenceCents: claimsCents, differenceKind: 'claims' })
  const income = { accountId: await books.account('WFbeRlmObr'), vatCode: null, description: '', contactId: null }
  await books.process(line, {
    items: [{ openItemId, amountCents: 121_000 }],
    bookings: [{ ...income, amountCents: claimsCents }],
  })
  expect(
    await books.rows('SELECT paid_entry_id IS NOT NULL AS paid FROM reminder_claims WHERE administration_id = $1'),
  ).toEqual([{ paid: true }, { paid: true }])
})
