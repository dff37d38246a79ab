import type { DirectDebitSettings } from '@klopt/api-client/contract'
import { STANDARD_NOTICE_DAYS } from '@klopt/bookkeeping/payments'
import { creditorIdentifier } from '@klopt/validators'
import type { Db } from '../../database/db.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { fieldChecker } from '../../kernel/field-checker.ts'

/** By which identifier is collected, and how long before customers hear of it; what is usual before anything was saved. */
export async function showSettings(db: Db, administrationId: number): Promise<DirectDebitSettings> {
  const kept = await db
    .selectFrom('direct_debit_settings')
    .selectAll()
    .where('administration_id', '=', administrationId)
    .executeTakeFirst()
  if (!kept) return { creditorIdentifier: null, noticeDays: STANDARD_NOTICE_DAYS, version: 0 }
  return { creditorIdentifier: kept.creditor_identifier, noticeDays: kept.notice_days, version: kept.version }
}

/** Changes them. Throws `invalid_input` and `version_conflict`. */
export async function saveSettings(
  db: Db,
  administrationId: number,
  input: DirectDebitSettings,
): Promise<{ version: number }> {
  const fields = fieldChecker()
  const identifier = fields.check('creditorIdentifier', input.creditorIdentifier, creditorIdentifier)
  fields.assertValid()
  const values = { creditor_identifier: identifier, notice_days: input.noticeDays, version: input.version + 1 }
  const saved = await db
    .insertInto('direct_debit_settings')
    .values({ administration_id: administrationId, ...values })
    .onConflict((conflict) =>
      conflict
        .column('administration_id')
        .doUpdateSet(values)
        .where('direct_debit_settings.version', '=', input.version),
    )
    .returning('version')
    .executeTakeFirst()
  if (!saved) throw new ApiError('version_conflict')
  return saved
}
