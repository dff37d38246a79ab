import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { runRecurringJob, withTransaction } from '@klopt/api/bench'
import { contract } from '@klopt/api-client/contract'
import { createTestServer } from '@klopt/api/testing'
import type pg from 'pg'
import { addContact } from '../endpoints/builders.ts'
import { answerParent, takeTask } from '../endpoints/child.ts'

export interface RunTask {
  readonly connection: pg.ClientConfig
  /** How many are due at once. */
  readonly amount: number
}

export interface RunServer {
  readonly url: string
  readonly cookie: string
  /** A list that its owner looks at meanwhile. */
  readonly listPath: string
  /** Answers when as many recurring invoices as were asked for were made, drawn and mailed. */
  readonly runUrl: string
}

const LOOK_EVERY_MS = 100
const CONTACTS = 50

/** The program that makes invoices again: our server with its jobs, and a control to set them to work. */
const { connection, amount } = (await takeTask()) as RunTask
const server = await createTestServer({ forBenchmark: true, connection })
await server.jobs.start()
const { id: administrationId, owner } = await server.world.administration()
const client = await server.world.as(owner)
const contactIds: number[] = []
for (let index = 0; index < CONTACTS; index += 1) contactIds.push(await addContact(client, administrationId, index))
const { id: templateId } = await client.call(contract.recurringInvoices.create, {
  params: { administrationId },
  body: {
    contactId: contactIds[0] ?? null,
    schedule: { unit: 'month', count: 1, startsOn: '2026-06-01' },
    mode: 'send',
    paymentTermDays: 30,
    reference: 'Onderhoud {periode}',
    note: '',
    pricesIncludeVat: false,
    discountPercent: '0',
    lines: ['Onderhoud {periode}', 'Hosting'].map((description) => ({
      description,
      quantity: '1',
      unit: 'maand',
      unitPrice: '85',
      discountPercent: '0',
      vatCode: 'sale_high' as const,
      accountId: null,
    })),
  },
})
const control = createServer((_request, response) => {
  runAll().then(
    () => response.end(),
    (error: unknown) => response.writeHead(500).end(String(error)),
  )
})
control.listen(0, '127.0.0.1')
await once(control, 'listening')
const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
const answer: RunServer = {
  url: server.url,
  cookie,
  listPath: `/api/v2/administrations/${administrationId}/contacts`,
  runUrl: `http://127.0.0.1:${(control.address() as AddressInfo).port}/`,
}
await answerParent(answer, async () => {
  control.close()
  await server.stop()
})

/** Makes as many due as there are to be, for the customers in turn, and waits until all were mailed with their PDF. */
async function runAll(): Promise<void> {
  const { pool } = server.services
  const before = await mailed()
  await pool.query(
    `INSERT INTO recurring_invoices (administration_id, contact_id, state, unit, step_count, starts_on, times, mode,
      spreads, terms, net_cents, vat_cents, gross_cents, next_on, created_at, updated_at)
    SELECT administration_id, ($2::bigint[])[1 + n % array_length($2::bigint[], 1)], 'active', unit, step_count,
      '2026-06-15', 1, mode, spreads, terms, net_cents, vat_cents, gross_cents, '2026-06-15', created_at, updated_at
    FROM recurring_invoices, generate_series(1, $3) AS n WHERE id = $1`,
    [templateId, contactIds, amount],
  )
  const sender = await withTransaction(pool, { kind: 'administration', administrationId }, async (db) => {
    const inTransaction = server.jobs.senderFor(db)
    await inTransaction.enqueue(runRecurringJob, {})
    return inTransaction
  })
  sender.wake()
  while ((await mailed()) < before + amount) await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
}

async function mailed(): Promise<number> {
  const { rows } = await server.services.pool.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM sent_messages m JOIN invoices i ON i.id = m.invoice_id
    WHERE m.administration_id = $1 AND m.sent_at IS NOT NULL AND i.pdf_file_id IS NOT NULL`,
    [administrationId],
  )
  const [row] = rows
  if (!row) throw new Error('nothing was counted')
  return row.count
}
