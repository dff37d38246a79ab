import { contract } from '@klopt/api-client/contract'
import { createTestServer, type KloptTestServer, type TestClient } from '../../testing/index.ts'
import { Books } from '../books.test-support.ts'
import { comeIn, mailInvoice, type MailedLink } from '../customer-dashboard/customer.test-support.ts'
import { MollieReplay } from './provider.test-support.ts'

const { onlinePayments, customerDashboard } = contract

/** A server with a provider of payments that is played back. */
export async function startProvided() {
  const provider = await MollieReplay.start()
  const server = await createTestServer({
    env: { MOLLIE_KEY: 'test_abcdefgh', MOLLIE_URL: provider.url, PUBLIC_URL: 'https://klopt.example' },
  })
  return { provider, server }
}

/** Books of a day later than those before them. */
export async function nextBooks(server: KloptTestServer): Promise<Books> {
  server.clock.set(new Date(server.clock.now().getTime() + 86_400_000).toISOString())
  return Books.open(server)
}

export const openProviderBook = (books: Books) =>
  books.client.call(contract.journals.create, {
    params: books.params,
    body: { financialType: 'MOLLIE', name: 'Mollie', iban: null, accountHolder: null },
  })

interface Entered {
  readonly invoice: { readonly id: number; readonly version: number }
  readonly link: MailedLink
  readonly visitor: TestClient
  readonly journalId: number
}

/** A customer on the page of an invoice of 121.00. */
export async function entered(books: Books): Promise<Entered> {
  const { id: journalId } = await openProviderBook(books)
  const invoice = await books.invoice()
  const link = await mailInvoice(books, invoice)
  return { invoice, link, visitor: await comeIn(books, link), journalId }
}

export const begin = ({ visitor, link, invoice }: Entered) =>
  visitor.call(onlinePayments.start, { params: link, body: { invoiceIds: [invoice.id] } })
export const show = ({ visitor, link }: Entered, paymentToken: string) =>
  visitor.call(onlinePayments.show, { params: link, body: { paymentToken } })

interface Notified {
  readonly server: KloptTestServer
  readonly provider: MollieReplay
}
/** As the provider calls: a form, without a session. */
export const notify = ({ server, provider }: Notified, payment: string, body = `id=${provider.newest.id}`) =>
  fetch(`${server.url}/api/v2/online-payments/notify?payment=${payment}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body,
  })
export const linesOf = (books: Books, journalId: number) =>
  books.rows<{ amount_cents: number; description: string; counterparty_name: string; booked: boolean; on: string }>(
    `SELECT amount_cents, description, counterparty_name, journal_entry_id IS NOT NULL AS booked, transaction_date::text AS on
     FROM bank_transactions WHERE administration_id = $1 AND journal_id = $2 ORDER BY id`,
    [books.id, journalId],
  )
export const openCents = async ({ visitor, link }: Entered) =>
  (await visitor.call(customerDashboard.get, { params: link })).openCents
