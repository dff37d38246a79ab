import { must } from '@klopt/bookkeeping/money'
import { costsOfClaims, statutoryInterest } from '@klopt/bookkeeping/payments'
import { sql } from 'kysely'
import type { Db } from '../database/db.ts'

interface Principal {
  letterId: number
  isConsumer: boolean
  /** Up to when its letter asked interest. */
  letterDate: string
  dueDate: string
  principalCents: number
}

/**
 * Reckons the costs and interest of demands anew once one of their invoices was credited: over what is left of the invoices,
 * by the scale that the letter went by. What was paid or waived stays as it was.
 */
export async function reckonClaims(db: Db, administrationId: number, creditedInvoiceId: number): Promise<void> {
  const { rows } = await sql<Principal>`
    SELECT letter_id AS "letterId", is_consumer AS "isConsumer", letter_date AS "letterDate", due_date AS "dueDate",
      principal_cents AS "principalCents"
    FROM claim_principals
    WHERE administration_id = ${administrationId} AND letter_id IN (
      SELECT letter_id FROM claim_principals
      WHERE administration_id = ${administrationId} AND invoice_id = ${creditedInvoiceId})`.execute(db)
  for (const [letterId, principals] of Map.groupBy(rows, (row) => row.letterId))
    await reckonLetter(db, { administrationId, letterId }, principals)
}

async function reckonLetter(
  db: Db,
  { administrationId, letterId }: { administrationId: number; letterId: number },
  principals: readonly Principal[],
): Promise<void> {
  const claims = await db
    .selectFrom('reminder_claims')
    .select(['kind', 'amount_cents', 'vat_cents'])
    .where('administration_id', '=', administrationId)
    .where('letter_id', '=', letterId)
    .where('waived_at', 'is', null)
    .where('paid_entry_id', 'is', null)
    .forUpdate()
    .execute()
  for (const { kind, amount_cents: amountCents, vat_cents: vatCents } of claims) {
    const cents = kind === 'costs' ? costsOver(principals, vatCents === 0) : interestOver(principals)
    await db
      .updateTable('reminder_claims')
      .set({ credited_cents: amountCents - Math.min(amountCents, cents) })
      .where('administration_id', '=', administrationId)
      .where('letter_id', '=', letterId)
      .where('kind', '=', kind)
      .execute()
  }
}

function costsOver(principals: readonly Principal[], deductsVat: boolean): number {
  const { isConsumer } = must(principals[0], 'an invoice of a demand')
  const cents = principals.map(({ principalCents }) => principalCents)
  const { netCents, vatCents } = costsOfClaims(cents, { isConsumer, deductsVat })
  return netCents + vatCents
}

const interestOver = (principals: readonly Principal[]): number =>
  principals.reduce(
    (sum, { principalCents, dueDate, isConsumer, letterDate }) =>
      sum + statutoryInterest({ principalCents, dueDate, kind: isConsumer ? 'consumer' : 'trade' }, letterDate),
    0,
  )
