import type { Db } from '../../database/db.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { isGlobalAdmin, type User } from '../../kernel/caller.ts'

/** How long an access that was granted lasts; the database allows no more. */
const ACCESS_MS = 3_600_000

interface Entry {
  readonly user: User
  readonly reason: string
  readonly now: Date
}

/**
 * Opens access to an administration. Support needs the main user's consent; compliance does without, and then
 * the grant says so. Throws `not_found` or `consent_missing`.
 */
export async function enterAdministration(db: Db, administrationId: number, entry: Entry): Promise<Date> {
  const administration = await db
    .selectFrom('administrations')
    .select('accessible_by_support')
    .where('id', '=', administrationId)
    // Consent that is withdrawn this moment either comes before this, or ends what is opened here.
    .forShare()
    .executeTakeFirst()
  if (!administration) throw new ApiError('not_found')
  const bySupport = isGlobalAdmin(entry.user) && administration.accessible_by_support
  const asCompliance = !bySupport && entry.user.globalPermissions.includes('COMPLIANCE')
  if (!bySupport && !asCompliance) throw new ApiError('consent_missing')
  return grant(db, entry, { administrationId, firmId: null, asCompliance })
}

/** Opens access to the list of a firm. Throws `not_found`. */
export async function enterFirm(db: Db, firmId: number, entry: Entry): Promise<Date> {
  const firm = await db.selectFrom('accounting_firms').select('id').where('id', '=', firmId).executeTakeFirst()
  if (!firm) throw new ApiError('not_found')
  return grant(db, entry, { administrationId: null, firmId, asCompliance: false })
}

interface Target {
  readonly administrationId: number | null
  readonly firmId: number | null
  readonly asCompliance: boolean
}

async function grant(db: Db, { user, reason, now }: Entry, target: Target): Promise<Date> {
  const expiresAt = new Date(now.getTime() + ACCESS_MS)
  await db
    .insertInto('access_grants')
    .values({
      user_id: user.id,
      administration_id: target.administrationId,
      firm_id: target.firmId,
      reason: reason.trim(),
      as_compliance: target.asCompliance,
      granted_at: now,
      expires_at: expiresAt,
    })
    .execute()
  return expiresAt
}
