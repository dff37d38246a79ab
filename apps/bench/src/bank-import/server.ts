import { createTestServer } from '@klopt/api/testing'
import { contract } from '@klopt/api-client/contract'
import type pg from 'pg'
import { addContact } from '../endpoints/builders.ts'
import { answerParent, takeTask } from '../endpoints/child.ts'
import { SUPPLIER_IBAN } from './statement.ts'

export interface ImportTask {
  readonly connection: pg.ClientConfig
  /** How many companies there are to import into, one a round. */
  readonly companies: number
}

export interface ImportServer {
  readonly url: string
  readonly cookie: string
  /** A list that people look at meanwhile, of other books. */
  readonly listPath: string
  /** Of each company: where its bank is. */
  readonly bankPaths: readonly string[]
}

const CONTACTS = 50

/** The program that banks are imported into: our server with its jobs, and companies that all book one supplier by a rule. */
const { connection, companies } = (await takeTask()) as ImportTask
const server = await createTestServer({ forBenchmark: true, connection })
await server.jobs.start()
const { id: listId, owner } = await server.world.administration()
const bankPaths: string[] = []
for (let company = 0; company < companies; company += 1) {
  const { id: administrationId } = await server.world.administration()
  await server.world.role({ user: owner, administrationId, permissions: ['ADMIN', 'BOOKING'] })
  bankPaths.push(`/api/v2/administrations/${administrationId}/bank`)
}
const client = await server.world.as(owner)
for (let index = 0; index < CONTACTS; index += 1) await addContact(client, listId, index)
const { rows } = await server.services.pool.query<{ id: string; administration_id: string }>(
  "SELECT min(id) AS id, administration_id FROM accounts WHERE type = 'expense' AND administration_id <> $1 GROUP BY 2",
  [listId],
)
for (const { id, administration_id: administrationId } of rows) {
  await client.call(contract.bank.createRule, {
    params: { administrationId: Number(administrationId) },
    body: aRule(Number(id)),
  })
}
const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
const listPath = `/api/v2/administrations/${listId}/contacts`
const answer: ImportServer = { url: server.url, cookie, listPath, bankPaths }
await answerParent(answer, () => server.stop())

/** Everything that is paid to one supplier, so that each such line is certain. */
function aRule(accountId: number) {
  return {
    name: 'Leverancier',
    direction: 'out' as const,
    journalId: null,
    counterpartyIban: SUPPLIER_IBAN,
    counterpartyName: null,
    descriptionContains: null,
    minCents: null,
    maxCents: null,
    accountId,
    vatCode: null,
    contactId: null,
    shares: [],
  }
}
