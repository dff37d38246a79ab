import { must } from '@klopt/bookkeeping/money'
import {
  chooseMandate,
  collectionObstacle,
  sequenceOf,
  type CollectionObstacle,
  type DirectDebitSequence,
} from '@klopt/bookkeeping/payments'
import { sql } from 'kysely'
import { lockOpenItems } from '../../books/lock-open-items.ts'
import type { Db } from '../../database/db.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { mandatesOf, type MandateRow } from './list-mandates.ts'
import { heldItems } from './outcomes.ts'

/** An invoice that is going to be collected, whole, with by which mandate. */
export interface PlannedCollection {
  readonly openItemId: number
  readonly number: string
  readonly contactId: number
  readonly amountCents: number
  readonly mandate: MandateRow
  readonly sequence: DirectDebitSequence
}

interface Row {
  id: number
  invoice_id: number
  contact_id: number
  number: string
  open_cents: number
}

/**
 * Holds the chosen invoices and the mandates of their customers, and refuses what cannot be collected on the day:
 * `direct_debit_not_possible`, naming each by its place in the request.
 */
export async function planCollections(
  db: Db,
  administrationId: number,
  invoiceIds: readonly number[],
  collectionDate: string,
): Promise<PlannedCollection[]> {
  const rows = await lockInvoices(db, administrationId, invoiceIds)
  const contactIds = [...new Set([...rows.values()].map((row) => row.contact_id))]
  await sql`SELECT FROM customer_mandates WHERE administration_id = ${administrationId}
    AND contact_id = ANY (${contactIds}::bigint[]) ORDER BY id FOR UPDATE`.execute(db)
  const mandates = await mandatesOf(db, administrationId, contactIds)
  const held = await heldItems(
    db,
    administrationId,
    [...rows.values()].map(({ id }) => id),
  )
  const usedOnce = new Set<number>()
  const fields: Record<string, string> = {}
  const planned = invoiceIds.flatMap((invoiceId, index): PlannedCollection[] => {
    const field = `invoiceIds.${index}`
    const row = rows.get(invoiceId)
    if (row === undefined || invoiceIds.indexOf(invoiceId) < index) {
      fields[field] = row === undefined ? obstacles.not_open : 'Deze factuur is al gekozen.'
      return []
    }
    const own = (mandates.get(row.contact_id) ?? []).map((mandate) =>
      usedOnce.has(mandate.row.id) ? { ...mandate, lastCollectedOn: collectionDate } : mandate,
    )
    const mandate = chooseMandate(own, collectionDate)
    const item = { kind: 'receivable', openCents: row.open_cents, isInFile: held.has(row.id) } as const
    const obstacle = collectionObstacle(item, mandate, collectionDate)
    if (obstacle !== null) {
      fields[field] = obstacles[obstacle]
      return []
    }
    const chosen = must(mandate, 'a mandate to collect by')
    if (chosen.kind === 'one_off') usedOnce.add(chosen.row.id)
    const { id, number, contact_id: contactId, open_cents: amountCents } = row
    return [{ openItemId: id, number, contactId, amountCents, mandate: chosen.row, sequence: sequenceOf(chosen) }]
  })
  if (Object.keys(fields).length > 0) throw new ApiError('direct_debit_not_possible', { fields })
  return planned
}

const obstacles: Record<CollectionObstacle, string> = {
  not_open: 'Deze factuur staat niet meer open.',
  in_file: 'Deze factuur staat al in een incassobestand.',
  no_mandate: 'Deze klant heeft geen machtiging gegeven. Leg die vast bij de relatie.',
  ended: 'De machtiging van deze klant is beëindigd. Vraag een nieuwe.',
  refused: 'De bank van deze klant kent geen geldige machtiging. Vraag een nieuwe.',
  other_account: 'Deze rekening is opgeheven of klopt niet. Vraag de klant om de nieuwe, en pas de machtiging aan.',
  used: 'De eenmalige machtiging van deze klant is al gebruikt. Vraag een nieuwe.',
  lapsed: 'Met deze machtiging is 36 maanden niet geïncasseerd, dus de machtiging is verlopen. Vraag een nieuwe.',
  outside_eea: 'Deze rekening ligt buiten de Europese Economische Ruimte. Vraag de klant de factuur zelf te betalen.',
}

/** The open items of the invoices, held in the order of their ids, by invoice, and read after that. */
async function lockInvoices(
  db: Db,
  administrationId: number,
  invoiceIds: readonly number[],
): Promise<Map<number, Row>> {
  const ofInvoices = sql<Row>`
    SELECT id, invoice_id, contact_id, number, open_cents FROM owed_items
    WHERE administration_id = ${administrationId} AND kind = 'receivable' AND contact_id IS NOT NULL
      -- SEPA collects euros alone.
      AND currency IS NULL
      AND invoice_id = ANY (${[...invoiceIds]}::bigint[])`
  const ids = (await ofInvoices.execute(db)).rows.map(({ id }) => id)
  await lockOpenItems(db, administrationId, { ids })
  return new Map((await ofInvoices.execute(db)).rows.map((row) => [row.invoice_id, row]))
}
