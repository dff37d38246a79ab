import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { contract } from '@klopt/api-client/contract'
import PostalMime from 'postal-mime'
import type { TestClient } from '../../testing/index.ts'
import { aLetter } from '../books-input.test-support.ts'
import { type Books } from '../books.test-support.ts'

/** A link as a mail or the owner has it. */
export type MailedLink = Readonly<Record<'token' | 'key', string>>

/** The mails that went out, by the name of their file. */
export async function mailNames(books: Books): Promise<string[]> {
  await books.server.jobs.drain()
  return (await readdir(join(books.server.dataDir, 'outbox')).catch(() => [])).toSorted()
}

/** A mail of the outbox. */
export async function readMail(books: Books, name: string) {
  return PostalMime.parse(await readFile(join(books.server.dataDir, 'outbox', name)))
}

/** Mails an invoice, and takes the link out of the mail. */
export async function mailInvoice(
  books: Books,
  invoice: { id: number; version: number },
  recipient = 'klant@klant.example',
): Promise<MailedLink> {
  const before = new Set(await mailNames(books))
  await books.client.call(contract.invoices.send, {
    params: { ...books.params, invoiceId: invoice.id },
    body: { version: invoice.version, recipient, subject: 'Factuur', body: aLetter() },
  })
  const name = (await mailNames(books)).find((each) => !before.has(each))
  if (name === undefined) throw new Error('no mail went out')
  return linkIn((await readMail(books, name)).text)
}

/** The link in a text. */
export function linkIn(text: string | undefined): MailedLink {
  const [, token, key] = /\/v2\/customer-dashboard\/([\w-]+)\?key=([\w-]+)/.exec(text ?? '') ?? []
  if (token === undefined || key === undefined) throw new Error(`no link in ${text}`)
  return { token, key }
}

/** Somebody who comes in by a link, in a browser of their own. */
export async function comeIn(books: Books, { token, key }: MailedLink): Promise<TestClient> {
  const visitor = books.server.world.visitor()
  await visitor.call(contract.customerDashboard.open, { params: { token }, body: { key } })
  return visitor
}
