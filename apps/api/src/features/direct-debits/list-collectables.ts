import type { Collectable, contract, ResponseOf } from '@klopt/api-client/contract'
import {
  chooseMandate,
  collectionObstacle,
  earliestCollectionDay,
  latestCollectionDay,
} from '@klopt/bookkeeping/payments'
import { must } from '@klopt/bookkeeping/money'
import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'
import { mandatesOf } from './list-mandates.ts'
import { heldItems } from './outcomes.ts'
import { showSettings } from './settings.ts'

/** As many as a file can have. */
const MOST = 500

type Collectables = ResponseOf<typeof contract.directDebits.collectables>

/** Open invoices of customers with a mandate that did not end, the first due first. */
export async function listCollectables(db: Db, administrationId: number, today: string): Promise<Collectables> {
  const { creditorIdentifier, noticeDays } = await showSettings(db, administrationId)
  const earliestDate = earliestCollectionDay(today, noticeDays)
  const { rows } = await sql<Row>`
    SELECT o.id, o.invoice_id, o.number, o.contact_id, c.name, o.document_date, o.due_date, o.open_cents
    FROM owed_items o JOIN trading_partners c ON c.administration_id = ${administrationId} AND c.id = o.contact_id
    WHERE o.administration_id = ${administrationId} AND o.kind = 'receivable' AND o.open_cents > 0
      AND o.currency IS NULL AND o.invoice_id IS NOT NULL AND EXISTS (
        SELECT FROM customer_mandates m
        WHERE m.administration_id = ${administrationId} AND m.contact_id = o.contact_id AND m.ended_on IS NULL)
    ORDER BY o.due_date, o.id LIMIT ${MOST}`.execute(db)
  const mandates = await mandatesOf(db, administrationId, [...new Set(rows.map((row) => row.contact_id))])
  const held = await heldItems(
    db,
    administrationId,
    rows.map(({ id }) => id),
  )
  const items = rows.map((row): Collectable => {
    const own = must(mandates.get(row.contact_id), 'the mandates of a customer who has one')
    const mandate = chooseMandate(own, earliestDate)
    const file = held.get(row.id)
    const item = { kind: 'receivable', openCents: row.open_cents, isInFile: file !== undefined } as const
    return {
      invoiceId: row.invoice_id,
      number: row.number,
      contactId: row.contact_id,
      contactName: row.name,
      documentDate: row.document_date,
      dueDate: row.due_date,
      openCents: row.open_cents,
      mandateReference: must(mandate, 'a mandate').row.reference,
      obstacle: collectionObstacle(item, mandate, earliestDate),
      collectionDate: file?.collectionDate ?? null,
    }
  })
  return { items, creditorIdentifier, noticeDays, earliestDate, latestDate: latestCollectionDay(today) }
}

interface Row {
  id: number
  invoice_id: number
  number: string
  contact_id: number
  name: string
  document_date: string
  due_date: string
  open_cents: number
}
