import type { Processing } from '@klopt/api-client/contract'
import { TAX_AUTHORITY, taxKindIn } from '@klopt/bookkeeping/payments'
import type { Db } from '../../database/db.ts'
import { keepOrder, lockRules } from './order-rules.ts'
import type { Plan, Processor } from './process-line.ts'

/**
 * Keeps how a line was booked for the lines to come: by the account of the counterparty, else by its name, else by
 * its description. The tax authority takes every tax on one account: of that also by the word that says which. Only a line that was booked whole to one account makes a rule; returns whether it did. One that looks
 * at the same takes the place of the rule there was.
 */
export async function createRule(
  db: Db,
  processor: Processor,
  { transaction }: Plan,
  processing: Processing,
): Promise<boolean> {
  const { bookings, items, credits = [] } = processing
  const [booking] = bookings
  if (!booking || bookings.length > 1 || items.length + credits.length > 0) return false
  const { counterparty_iban: iban, counterparty_name: name, description } = transaction
  if (iban === null && name === null && description.trim() === '') return false
  const { administrationId, now } = processor
  const conditions = {
    counterparty_iban: iban,
    counterparty_name: iban === null ? name : null,
    description_contains: textOf(transaction),
    direction: transaction.amount_cents > 0 ? ('in' as const) : ('out' as const),
    journal_id: null,
    min_cents: null,
    max_cents: null,
  }
  const rows = await lockRules(db, administrationId)
  const same = rows.filter((row) => keyOf(row) === keyOf(conditions))
  const replaced = same.map(({ id }) => id)
  if (replaced.length > 0)
    await db
      .updateTable('bank_rules')
      .set({ deleted_at: now })
      .where('administration_id', '=', administrationId)
      .where('id', 'in', replaced)
      .execute()
  const { id } = await db
    .insertInto('bank_rules')
    .values({
      administration_id: administrationId,
      ...conditions,
      name: (name ?? iban ?? description).trim().slice(0, 100),
      account_id: booking.accountId,
      vat_code: booking.vatCode,
      contact_id: booking.contactId ?? null,
      paused_at: null,
      deleted_at: null,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const [first] = same
  await keepOrder(db, administrationId, { id, position: first ? rows.indexOf(first) + 1 : undefined })
  return true
}

function textOf({ counterparty_iban: iban, counterparty_name: name, description }: Plan['transaction']): string | null {
  if (iban === TAX_AUTHORITY.iban) return taxKindIn(description)?.word ?? null
  return iban === null && name === null ? description.slice(0, 140) : null
}

type Conditions = Pick<
  Awaited<ReturnType<typeof lockRules>>[number],
  | 'counterparty_iban'
  | 'counterparty_name'
  | 'description_contains'
  | 'direction'
  | 'journal_id'
  | 'min_cents'
  | 'max_cents'
>

const keyOf = (row: Conditions) =>
  JSON.stringify([
    row.counterparty_iban,
    row.counterparty_name,
    row.description_contains,
    row.direction,
    row.journal_id,
    row.min_cents,
    row.max_cents,
  ])
