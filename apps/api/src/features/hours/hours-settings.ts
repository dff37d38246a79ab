import type { Db } from '../../database/db.ts'

export interface HoursSettings {
  readonly needsApproval: boolean
  /** How long a working day is meant to be. */
  readonly dayMinutes: number
}

/** What an administration that chose nothing has. */
const USUAL: HoursSettings = { needsApproval: false, dayMinutes: 480 }

/** How hours are kept in an administration. */
export async function hoursSettings(db: Db, administrationId: number): Promise<HoursSettings> {
  const row = await db
    .selectFrom('hours_settings')
    .select(['needs_approval as needsApproval', 'day_minutes as dayMinutes'])
    .where('administration_id', '=', administrationId)
    .executeTakeFirst()
  return row ?? USUAL
}

/** Says how hours are kept from now on. */
export async function saveHoursSettings(db: Db, administrationId: number, settings: HoursSettings): Promise<void> {
  const values = { needs_approval: settings.needsApproval, day_minutes: settings.dayMinutes }
  await db
    .insertInto('hours_settings')
    .values({ administration_id: administrationId, ...values })
    .onConflict((conflict) => conflict.column('administration_id').doUpdateSet(values))
    .execute()
}
