import { contract } from '@klopt/api-client/contract'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import type { KloptTestServer } from '../../testing/index.ts'
import { aLetter } from '../books-input.test-support.ts'
import type { Books } from '../books.test-support.ts'

/** Sends an invoice to a customer, for the answer it gets. */
export const send = (books: Books, invoice: { id: number; version: number }, changes: object = {}) =>
  books.client.send(contract.invoices.send, {
    params: { ...books.params, invoiceId: invoice.id },
    body: {
      version: invoice.version,
      recipient: 'klant@klant.example',
      subject: 'Factuur',
      body: aLetter(),
      ...changes,
    },
  })
export const outbox = (server: KloptTestServer) => join(server.dataDir, 'outbox')
/** The mail about an invoice that went out last. */
export async function newestMail(books: Books) {
  await books.server.jobs.drain()
  const [last] = await books.rows<{ id: number }>(
    'SELECT max(id) AS id FROM sent_messages WHERE administration_id = $1',
  )
  const path = join(outbox(books.server), `invoice-message-${books.id}-${last?.id}.eml`)
  return PostalMime.parse(await readFile(path))
}
