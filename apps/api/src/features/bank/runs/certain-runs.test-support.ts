import { contract } from '@klopt/api-client/contract'
import type { KloptTestServer } from '../../../testing/index.ts'
import { Books } from '../../books.test-support.ts'
import { aLine } from '../statements.test-support.ts'

export const start = (books: Books) =>
  books.client.call(contract.bank.processCertain, { params: books.params, body: null })
export const show = (books: Books, runId: number) =>
  books.client.call(contract.bank.certainRun, { params: { ...books.params, runId } })
export const undo = (books: Books, runId: number) =>
  books.client.send(contract.bank.undoCertainRun, { params: { ...books.params, runId } })

/** Books with a rule for a telephone, and so many bills of it that wait. */
export async function withWaiting(server: KloptTestServer, count: number): Promise<Books> {
  const books = await Books.open(server)
  const from = { counterpartyName: 'KPN B.V.', counterpartyIban: 'NL86BNGH0285008681' }
  const first = await books.line(-6050, { ...from, date: '2026-01-02' })
  const bookings = [
    { accountId: await books.account('WBedKanTef'), amountCents: -6050, vatCode: 'purchase_high', description: '' },
  ]
  await books.process(first, { bookings }, true)
  const bills = Array.from({ length: count }, (_, n) =>
    aLine({ ...from, amountCents: -(1000 + n), date: `2026-06-${String(1 + (n % 28)).padStart(2, '0')}` }),
  )
  await books.import(bills)
  return books
}
