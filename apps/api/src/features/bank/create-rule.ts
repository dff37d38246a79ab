import type { Processing } from '@klopt/api-client/contract'
import type { Db } from '../../database/db.ts'
import type { Plan, Processor } from './process-line.ts'

/**
 * Keeps how a line was booked for the lines to come: by the account of the counterparty, else by its name, else by
 * its description. Only a line that was booked whole to one account makes a rule; returns whether it did.
 */
export async function createRule(
  db: Db,
  processor: Processor,
  { transaction }: Plan,
  processing: Processing,
): Promise<boolean> {
  const [booking] = processing.bookings
  if (!booking || processing.bookings.length > 1 || processing.items.length > 0) return false
  const { counterparty_iban: iban, counterparty_name: name, description } = transaction
  if (iban === null && name === null && description.trim() === '') return false
  await db
    .insertInto('bank_rules')
    .values({
      administration_id: processor.administrationId,
      counterparty_iban: iban,
      counterparty_name: iban === null ? name : null,
      description_contains: iban === null && name === null ? description.slice(0, 140) : null,
      direction: transaction.amount_cents > 0 ? 'in' : 'out',
      account_id: booking.accountId,
      vat_code: booking.vatCode,
      deleted_at: null,
      created_at: processor.now,
    })
    .execute()
  return true
}
