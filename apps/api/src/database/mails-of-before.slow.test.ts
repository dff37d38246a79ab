import { expect, onTestFinished, test } from 'vitest'
import { createEmptyDatabase } from '../testing/database.ts'
import { query } from '../testing/query.ts'
import { migrate } from './migrate.ts'

test('invoices from before count as sent when a mail of them left, and a mail that was given up says so', async () => {
  const database = await createEmptyDatabase()
  onTestFinished(() => database.drop())
  await migrate(database.connection, { last: '0018_reading_claims.sql' })
  const sql = <Row extends object>(statement: string) => query<Row>(database.connection, statement)
  const id = async (statement: string) => {
    const [row] = await sql<{ id: number }>(`${statement} RETURNING id`)
    if (!row) throw new Error('nothing was inserted')
    return row.id
  }
  const books = await id(`INSERT INTO administrations (company_name) VALUES ('Bakkerij')`)
  const invoice = () =>
    id(`INSERT INTO invoices (administration_id, kind, invoice_date, due_date, payment_term_days, sent_at, created_at, updated_at)
      VALUES (${books}, 'invoice', '2026-06-01', '2026-06-15', 14, '2026-06-01 10:00Z', now(), now())`)
  const mail = (invoiceId: number, sentAt: string, failure: string) =>
    sql(`INSERT INTO sent_messages (administration_id, invoice_id, recipient, subject, body, queued_at, sent_at, failure)
      VALUES (${books}, ${invoiceId}, 'a@b.example', '', '', '2026-06-01 10:00Z', ${sentAt}, ${failure})`)
  const [sent, waiting, failed] = [await invoice(), await invoice(), await invoice()]
  await mail(sent, `'2026-06-01 10:01Z'`, 'NULL')
  await mail(sent, `'2026-06-02 10:00Z'`, 'NULL')
  await mail(waiting, 'NULL', 'NULL')
  await mail(failed, 'NULL', `'De e-mail is nog niet verstuurd. We proberen het opnieuw.'`)

  await migrate(database.connection)

  const invoices = await sql(`SELECT id, sent_at FROM invoices ORDER BY id`)
  expect(invoices).toEqual([
    { id: sent, sent_at: new Date('2026-06-01T10:01:00Z') },
    { id: waiting, sent_at: null },
    { id: failed, sent_at: null },
  ])
  const given = await sql(`SELECT invoice_id, failed_at, failure FROM sent_messages WHERE failed_at IS NOT NULL`)
  expect(given).toEqual([
    {
      invoice_id: failed,
      failed_at: new Date('2026-06-01T10:00:00Z'),
      failure: 'De e-mail is niet verstuurd. Verstuur de factuur opnieuw.',
    },
  ])
})
