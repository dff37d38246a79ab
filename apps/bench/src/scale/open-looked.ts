import { contract } from '@klopt/api-client/contract'
import { openBooks, type FilledBooks } from '../large-books/fill-books.ts'
import type { Side } from './databases.ts'
import type { Looked } from './fill-world.ts'
import type { OpenedBooks } from './read.ts'

/** Who looks signs in anew: the sessions of the run that made the books have ended. */
export async function openLooked({ server, client }: Side, looked: Looked): Promise<OpenedBooks> {
  const books = await openBooks(server, client, looked)
  const { rows } = await client.query<Record<'journal' | 'contact' | 'project' | 'product' | 'client', string>>(known, [
    looked.administrationId,
    looked.firmId,
  ])
  const [ids] = rows
  if (!ids) throw new Error('there is nothing to look at')
  const contactId = Number(ids.contact)
  return {
    ...books,
    journalId: Number(ids.journal),
    contactId,
    projectId: Number(ids.project),
    productId: Number(ids.product),
    customer: await comeIn({ server, books, contactId }),
    firm: {
      keeper: await server.world.as({ id: looked.keeperId }),
      params: { firmId: looked.firmId },
      clientId: Number(ids.client),
    },
    staff: await server.world.as({ id: looked.staffId }),
  }
}

/** The customer, by the link that the owner opens the page with. */
async function comeIn({ server, books, contactId }: Came): Promise<OpenedBooks['customer']> {
  const params = { ...books.params, contactId }
  const { path } = await books.user.call(contract.customerLinks.preview, { params })
  const [, token, key] = /customer-dashboard\/([\w-]+)\?key=([\w-]+)/.exec(path) ?? []
  if (token === undefined || key === undefined) throw new Error(`no link in ${path}`)
  const visitor = server.world.visitor()
  await visitor.call(contract.customerDashboard.open, { params: { token }, body: { key } })
  return { visitor, params: { token } }
}

interface Came {
  readonly server: Side['server']
  readonly books: FilledBooks
  readonly contactId: number
}

const known = `
  SELECT (SELECT min(id) FROM journals WHERE administration_id = $1 AND type = 'bankbook') AS journal,
    (SELECT min(contact_id) FROM customer_links WHERE administration_id = $1) AS contact,
    (SELECT min(id) FROM projects WHERE administration_id = $1) AS project,
    (SELECT min(id) FROM products WHERE administration_id = $1) AS product,
    (SELECT min(id) FROM administrations WHERE firm_id = $2) AS client`
