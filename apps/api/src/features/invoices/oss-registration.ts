import type { DocumentTotals } from '@klopt/bookkeeping/documents'
import { formatDate } from '@klopt/validators'
import type { Db } from '../../database/db.ts'
import { ApiError } from '../../kernel/api-error.ts'
import type { LoadedInvoice } from './load-invoice.ts'

/** From which day on the one-stop shop is used; null while it is not. */
export async function ossSince(db: Db, administrationId: number): Promise<string | null> {
  const row = await db
    .selectFrom('oss_registrations')
    .select('since')
    .where('administration_id', '=', administrationId)
    .executeTakeFirst()
  return row?.since ?? null
}

/** Uses the one-stop shop from a day on, or no more. */
export async function setOssSince(db: Db, administrationId: number, since: string | null): Promise<void> {
  if (since === null) {
    await db.deleteFrom('oss_registrations').where('administration_id', '=', administrationId).execute()
    return
  }
  await db
    .insertInto('oss_registrations')
    .values({ administration_id: administrationId, since })
    .onConflict((conflict) => conflict.column('administration_id').doUpdateSet({ since }))
    .execute()
}

/**
 * Refuses a sale under the one-stop shop by who does not use it on that day: nobody would declare its VAT. A credit invoice
 * takes back what was charged.
 */
export async function assertOssUsed(db: Db, { row, credited }: LoadedInvoice, totals: DocumentTotals): Promise<void> {
  if (credited !== null || !totals.vat.some(({ vatCode }) => vatCode === 'sale_oss')) return
  const since = await ossSince(db, row.administration_id)
  if (since !== null && row.invoice_date >= since) return
  const why =
    since === null
      ? 'Je gebruikt het éénloketsysteem (OSS) niet'
      : `Je gebruikt het éénloketsysteem (OSS) pas vanaf ${formatDate(since)}`
  const lines = `${why}. Meld je aan bij de Belastingdienst en zet het aan onder OSS-melding, of kies op de regel een andere btw.`
  throw new ApiError('invalid_input', { fields: { lines } })
}
