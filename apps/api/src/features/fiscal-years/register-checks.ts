import { formatDate } from '@klopt/validators'
import { bookedBeforeOpening } from '../../books/opening-balances.ts'
import { legalFormOf } from '../../books/year-closings.ts'
import type { Db } from '../../database/db.ts'
import { assetCheck } from '../assets/asset-check.ts'
import { partnersWithShare } from '../partners/division-of-year.ts'
import type { FiscalYear } from './list-years.ts'
import type { Check } from './year-check.ts'

/** What is depreciated costs the year something; what was booked by hand beside the register is told. */
export async function assetChecks(db: Db, administrationId: number, to: string): Promise<Check[]> {
  const found = await assetCheck(db, administrationId, to)
  if (found === null) return []
  const { behind, differences, count } = found
  const own = { key: 'assets', group: 'entries' as const, screen: 'assets' as const }
  if (behind.length > 0) {
    return [{ ...own, state: 'open', title: 'Niet alle activa zijn afgeschreven', detail: behind.join(', ') }]
  }
  if (differences.length > 0) {
    const title = 'De activa verschillen van het grootboek'
    return [{ ...own, state: 'notice', title, detail: differences.join(', ') }]
  }
  const detail = count === 1 ? '1 activum' : `${count} activa`
  return [{ ...own, state: 'ok', title: 'De activa zijn gelijk aan het grootboek', detail, screen: null }]
}

/** What was booked from before the books begin is told: it may stand in the opening balance as well. */
export async function openingChecks(
  db: Db,
  administrationId: number,
  { from, to }: Pick<FiscalYear, 'from' | 'to'>,
): Promise<Check[]> {
  const found = await bookedBeforeOpening(db, administrationId, to)
  if (found === null || found.opensOn < from) return []
  const { opensOn, count } = found
  const title = `${count === 1 ? '1 boeking is' : `${count} boekingen zijn`} van vóór de beginbalans van ${formatDate(opensOn)}`
  const detail = 'draai terug wat al in de beginbalans zit'
  return [{ key: 'before-opening', group: 'entries', state: 'notice', title, detail, screen: 'journal' }]
}

/** Partners divide the result, so that somebody has to have a share in it. */
export async function partnersChecks(
  db: Db,
  administrationId: number,
  { from, to }: Pick<FiscalYear, 'from' | 'to'>,
): Promise<Check[]> {
  if ((await legalFormOf(db, administrationId)) !== 'vof') return []
  const partners = await partnersWithShare(db, administrationId, { from, to })
  const own = { key: 'partners', group: 'entries' as const }
  const detail = partners.map(({ name, share }) => `${name} ${share}`).join(', ')
  if (partners.length > 0)
    return [{ ...own, state: 'ok', title: 'De vennoten hebben een aandeel', detail, screen: null }]
  return [
    {
      ...own,
      state: 'open',
      title: 'Geen vennoot heeft een aandeel',
      detail: 'vul de vennoten in',
      screen: 'partners',
    },
  ]
}
