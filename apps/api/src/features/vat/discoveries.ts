import type { Db } from '../../database/db.ts'

/** The days on which what is late of a period was discovered before it was booked, by the first day of the period. */
export async function discoveries(db: Db, administrationId: number): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('vat_discoveries')
    .select(['period_start', 'discovered_on'])
    .where('administration_id', '=', administrationId)
    .execute()
  return new Map(rows.map((row) => [row.period_start, row.discovered_on]))
}

/** The earlier of the day of booking and the one that somebody gave. */
export const earlierOf = (bookedOn: string, given: string | undefined): string =>
  given !== undefined && given < bookedOn ? given : bookedOn

export async function keepDiscovery(
  db: Db,
  administrationId: number,
  periodStart: string,
  discoveredOn: string,
): Promise<void> {
  await db
    .insertInto('vat_discoveries')
    .values({ administration_id: administrationId, period_start: periodStart, discovered_on: discoveredOn })
    .onConflict((conflict) =>
      conflict.columns(['administration_id', 'period_start']).doUpdateSet({ discovered_on: discoveredOn }),
    )
    .execute()
}

export async function forgetDiscovery(db: Db, administrationId: number, periodStart: string): Promise<void> {
  await db
    .deleteFrom('vat_discoveries')
    .where('administration_id', '=', administrationId)
    .where('period_start', '=', periodStart)
    .execute()
}
