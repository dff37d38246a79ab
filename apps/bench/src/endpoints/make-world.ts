import { contract } from '@klopt/api-client/contract'
import type { BankStatement } from '@klopt/bank-statements'
import type { KloptTestServer, TestClient } from '@klopt/api/testing'
import pg from 'pg'
import { sampleStatement } from '../sample-statement.ts'
import { addContact, addDraft, importLines } from './builders.ts'
import type { World } from './calls.ts'

const contactCount = 300

/**
 * Makes three administrations of one owner: one to list sales, one to list bank lines, and one to post in, with
 * `writable` waiting lines and as many drafts.
 */
export async function makeWorld(
  server: KloptTestServer,
  database: pg.Client,
  writable: number,
): Promise<{ world: World; client: TestClient }> {
  const selling = await server.world.administration()
  const banking = await server.world.administration({ owner: selling.owner })
  const posting = await server.world.administration({ owner: selling.owner })
  const client = await server.world.as(selling.owner)
  await database.query(countFromMillions)
  await sell(client, selling.id, 1000)
  await sell(client, banking.id, 50)
  await importLines(client, banking.id, sampleStatement(200))
  const prepared = await preparePosting(client, posting.id, database, writable)
  await database.query('ANALYZE')
  return { world: { sellingId: selling.id, bankingId: banking.id, postingId: posting.id, ...prepared }, client }
}

/** Ids of what is posted can be told apart from every other number. */
const countFromMillions = `
  ALTER TABLE bank_transactions ALTER id RESTART WITH 2000001;
  ALTER TABLE invoices ALTER id RESTART WITH 3000001;
  ALTER TABLE journal_entries ALTER id RESTART WITH 4000001`

async function sell(client: TestClient, administrationId: number, invoices: number): Promise<void> {
  const contactIds = await eightAtATime(contactCount, (index) => addContact(client, administrationId, index))
  await eightAtATime(invoices, async (index) => {
    const draft = await addDraft(client, administrationId, contactIds[index % contactCount] ?? 0)
    const params = { administrationId, invoiceId: draft.id }
    await client.call(contract.invoices.finalise, { params, body: { version: draft.version } })
  })
}

async function preparePosting(client: TestClient, administrationId: number, database: pg.Client, writable: number) {
  await importLines(client, administrationId, evenStatement(writable))
  const draft = await addDraft(client, administrationId, await addContact(client, administrationId, 0))
  await database.query(copyDraftHead, [draft.id, writable])
  await database.query(copyDraftLines, [draft.id])
  // Its invoice numbers are as recognisable as ids.
  await database.query(`INSERT INTO counters VALUES ($1, 'invoice:2026', 5000000)`, [administrationId])
  const accounts = await client.call(contract.ledgerAccounts.list, { params: { administrationId } })
  const { rows } = await database.query<{ id: string }>(
    'SELECT min(id) AS id FROM bank_transactions WHERE administration_id = $1',
    [administrationId],
  )
  return {
    costsAccountId: accounts.find(({ type }) => type === 'expense')?.id ?? 0,
    firstLineId: Number(rows[0]?.id),
    firstDraftId: draft.id,
  }
}

/** Every line takes the same amount, so that one request fits them all. */
function evenStatement(lines: number): BankStatement {
  const statement = sampleStatement(lines)
  return { ...statement, lines: statement.lines.map((line) => ({ ...line, amountCents: -100 })) }
}

const copyDraftHead = `
  INSERT INTO invoices (administration_id, contact_id, invoice_date, payment_term_days, due_date, net_cents, vat_cents,
    gross_cents, created_by, created_at, updated_at)
  SELECT administration_id, contact_id, invoice_date, payment_term_days, due_date, net_cents, vat_cents,
    gross_cents, created_by, created_at, updated_at
  FROM invoices, generate_series(1, $2::int) WHERE id = $1`

const copyDraftLines = `
  INSERT INTO invoice_lines (administration_id, invoice_id, line_number, description, quantity, unit, unit_price,
    vat_code, amount_cents)
  SELECT l.administration_id, i.id, l.line_number, l.description, l.quantity, l.unit, l.unit_price, l.vat_code,
    l.amount_cents
  FROM invoice_lines l JOIN invoices i ON i.administration_id = l.administration_id AND i.id > $1
  WHERE l.invoice_id = $1`

async function eightAtATime<T>(amount: number, work: (index: number) => Promise<T>): Promise<T[]> {
  const results: T[] = []
  let next = 0
  const worker = async () => {
    for (let index = next++; index < amount; index = next++) results[index] = await work(index)
  }
  await Promise.all(Array.from({ length: 8 }, worker))
  return results
}
