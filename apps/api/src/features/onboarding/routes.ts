import type { ResponseOf } from '@klopt/api-client/contract'
import { contract } from '@klopt/api-client/schemas'
import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'
import { administration } from '../../kernel/access.ts'
import { route } from '../../kernel/route.ts'
import { dismissChecklist, keepLook } from '../administrations/change-administration.ts'

type Onboarding = ResponseOf<typeof contract.administrations.onboarding>

const access = administration('BOOKING')

/** The checklist of the first days. */
export const onboardingRoutes = [
  route(contract.administrations.onboarding, {
    access,
    handle: ({ db, administrationId }) => findOnboarding(db, administrationId),
  }),

  route(contract.administrations.dismissOnboarding, {
    access,
    handle: async ({ db, administrationId, now, audit, unchanged }) => {
      if (await dismissChecklist(db, administrationId, now)) audit('dismiss', 'onboarding', null)
      else unchanged()
    },
  }),

  route(contract.administrations.keepLook, {
    access,
    handle: async ({ db, administrationId, now, audit, unchanged }) => {
      if (await keepLook(db, administrationId, now)) audit('keep_look', 'onboarding', null)
      else unchanged()
    },
  }),
]

/** Each step is done by what is there, not by having been pressed; but for a look that is kept as it was, which nothing shows. */
async function findOnboarding(db: Db, administrationId: number): Promise<Onboarding> {
  const { rows } = await sql<Onboarding>`
    SELECT onboarding_dismissed_at IS NOT NULL AS "isDismissed",
      address_street <> '' AND address_postcode <> '' AND address_city <> '' AND kvk_number IS NOT NULL
        AND (vat_number IS NOT NULL OR small_business_scheme) AS "companyDetails",
      logo_file_id IS NOT NULL OR accent_colour <> ${STANDARD_COLOUR} OR look_kept_at IS NOT NULL AS "logoAndColour",
      EXISTS (SELECT FROM ledger_journals WHERE administration_id = ${administrationId} AND type = 'bankbook') AS "bankAccount",
      EXISTS (SELECT FROM sales_invoices WHERE administration_id = ${administrationId} AND finalised_at IS NOT NULL) AS "firstInvoice",
      EXISTS (SELECT FROM bank_imports WHERE administration_id = ${administrationId}) AS "firstImport"
    FROM companies WHERE id = ${administrationId}`.execute(db)
  const [found] = rows
  if (!found) throw new Error('authorisation let nobody in')
  return found
}

/** What an administration begins with (migration 0001). */
const STANDARD_COLOUR = '#006070'
