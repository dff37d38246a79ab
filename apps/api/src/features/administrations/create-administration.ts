import type { LegalForm } from '@klopt/bookkeeping/ledger'
import { FIRST_SCHEME_DAY, vatPeriodOf, withVatUnit } from '@klopt/bookkeeping/vat'
import { addDays } from '@klopt/validators'
import type { Db } from '../../database/db.ts'
import { setUpBooks } from '../../books/set-up-books.ts'
import { addMember } from '../members/add-role.ts'
import { insertAdministration } from './change-administration.ts'

/** Days to try everything out, the first one included. */
const TRIAL_DAYS = 60

export interface NewAdministration {
  readonly companyName: string
  /** Which accounts its books begin with. */
  readonly legalForm: LegalForm
  /** The first day of the quarter from which VAT is declared here; that of today when nobody said so. */
  readonly vatStartsOn?: string | null
  /** It is of a VAT fiscal unit, from its first day on. */
  readonly isInVatUnit?: boolean
  /** Becomes the main user; null while whoever is asked to be it has not come. */
  readonly ownerId: number | null
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
  const id = await insertAdministration(db, {
    // Who starts today declares this quarter too when nothing happens in it; an earlier start is for them to say.
    vat_starts_on: given.vatStartsOn ?? vatPeriodOf(given.today, 'quarter').start,
    ...(given.isInVatUnit === true && {
      in_vat_unit: true,
      vat_unit_spans: JSON.stringify(withVatUnit([], true, FIRST_SCHEME_DAY)),
    }),
    company_name: given.companyName,
    legal_form: legalForm,
    subscription_type: 'TRIAL',
    // The last day counts.
    subscription_period_end: addDays(given.today, TRIAL_DAYS - 1),
    created_at: given.now,
  })
  if (given.ownerId !== null) {
    await addMember(db, {
      administrationId: id,
      userId: given.ownerId,
      permissions: ['ADMIN', 'TIME_TRACKING'],
      isMainUser: true,
      at: given.now,
    })
  }
  await setUpBooks(db, { administrationId: id, legalForm, bank: null })
  return id
}
