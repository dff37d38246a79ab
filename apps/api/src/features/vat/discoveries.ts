import type { BodyOf, contract } from '@klopt/api-client/contract'
import { lockReturns } from '../../books/vat-returns.ts'
import type { Db } from '../../database/db.ts'
import { ApiError } from '../../kernel/api-error.ts'
import type { Filing } from './file-return.ts'
import { latePeriods } from './late-lines.ts'

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

/** Keeps an earlier day of discovery of a late period; null takes it away. Throws `not_found` and `invalid_input`. */
export async function discoverLate(
  db: Db,
  { administrationId, today }: Filing,
  { periodStart, discoveredOn }: BodyOf<typeof contract.vatCorrections.discover>,
): Promise<void> {
  await lockReturns(db, administrationId)
  const late = (await latePeriods(db, administrationId, today)).find(({ start }) => start === periodStart)
  if (!late) throw new ApiError('not_found')
  if (discoveredOn === null) return forgetDiscovery(db, administrationId, periodStart)
  if (discoveredOn <= late.end || discoveredOn > late.bookedOn) {
    const text = 'Kies een dag na het tijdvak en niet na de dag waarop je het boekte'
    throw new ApiError('invalid_input', { fields: { discoveredOn: text } })
  }
  await keepDiscovery(db, administrationId, periodStart, discoveredOn)
}

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

/** What was said of periods of which nothing is late any more says nothing of what comes later. */
export async function forgetSettled(db: Db, administrationId: number, today: string): Promise<void> {
  const known = await discoveries(db, administrationId)
  if (known.size === 0) return
  const late = new Set((await latePeriods(db, administrationId, today)).map(({ start }) => start))
  for (const start of known.keys()) if (!late.has(start)) await forgetDiscovery(db, administrationId, start)
}
