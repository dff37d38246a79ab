import type { BodyOf, contract } from '@klopt/api-client/contract'
import { lockReturns } from '../../books/vat-returns.ts'
import type { Db } from '../../database/db.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { discoveries, forgetDiscovery, keepDiscovery } from './discoveries.ts'
import type { Filing } from './file-return.ts'
import { latePeriods } from './late-lines.ts'

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

/** What was said of periods of which nothing is late any more says nothing of what comes later. */
export async function forgetSettled(db: Db, administrationId: number, today: string): Promise<void> {
  const known = await discoveries(db, administrationId)
  if (known.size === 0) return
  const late = new Set((await latePeriods(db, administrationId, today)).map(({ start }) => start))
  for (const start of known.keys()) if (!late.has(start)) await forgetDiscovery(db, administrationId, start)
}
