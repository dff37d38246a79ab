import type { LegalForm } from '@klopt/bookkeeping/ledger'
import { addDays } from '@klopt/validators'
import type { Db } from '../../database/db.ts'
import { setUpBooks } from '../../books/set-up-books.ts'

/** Days to try everything out, the first one included. */
const trial_days = 60

export interface NewAdministration {
  readonly companyName: string
  /** Which accounts its books begin with. */
  readonly legalForm: LegalForm
  /** Becomes the main user. */
  readonly ownerId: number
  /** The civil date in Amsterdam. */
  readonly today: string
  readonly now: Date
}

/**
 * Starts an administration on trial: its company, its main user with every permission, its chart of accounts and
 * journals. Works in the scope `system`, since nobody is in an administration before it exists. Answers its id.
 */
export async function createAdministration(db: Db, given: NewAdministration): Promise<number> {
  const { legalForm } = given
  const { id } = await db
    .insertInto('administrations')
    .values({
      company_name: given.companyName,
      legal_form: legalForm,
      subscription_type: 'TRIAL',
      // The last day counts.
      subscription_period_end: addDays(given.today, trial_days - 1),
      created_at: given.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('roles')
    .values({
      user_id: given.ownerId,
      administration_id: id,
      type: 'ADMINISTRATION_ROLE',
      permissions: ['ADMIN', 'TIME_TRACKING'],
      is_primary_user: true,
      deactivated_at: null,
      created_at: given.now,
    })
    .execute()
  await setUpBooks(db, { administrationId: id, legalForm, bank: null })
  return id
}
