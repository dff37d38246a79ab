import type { ShownYear } from '@klopt/api-client/contract'
import { isTemporary } from '@klopt/bookkeeping/ledger'
import { addDays, formatDateLong } from '@klopt/validators'
import { accountSums, balanceIn } from '../../books/account-sums.ts'
import { openedIn, openingSums, withoutOpening } from '../../books/opening-sums.ts'
import type { Db } from '../../database/db.ts'
import { divisionOfYear, partnersWithShare } from '../partners/division-of-year.ts'
import { readBookLock } from '../../books/lock-books.ts'
import {
  isHeldByFirm,
  legalFormOf,
  currentClosings,
  lockAfterReopening,
  yearEndBalances,
} from '../../books/year-closings.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { toTimestamp } from '../../kernel/clock.ts'
import { nameOfUser } from '../users/name-of-user.ts'
import { listYears, yearToCloseBefore, type FiscalYear } from './list-years.ts'
import { yearChecks, type Looker } from './year-checks.ts'

/** A fiscal year as its page shows it. Throws `not_found` for one outside of the books. */
export async function showYear(db: Db, looker: Looker, year: number): Promise<ShownYear> {
  const { administrationId, today } = looker
  const years = await listYears(db, administrationId, today)
  const own = years.find((candidate) => candidate.year === year)
  if (!own) throw new ApiError('not_found')
  const checks = await yearChecks(db, looker, own)
  const earlier = await yearToCloseBefore(db, administrationId, years, own)
  const blockReason = blockReasonOf(years, own, { earlier, checks, today })
  return {
    ...own,
    checks,
    equity: await equityOf(db, administrationId, own),
    division: await divisionOf(db, administrationId, own),
    closing: await closingOf(db, administrationId, year),
    mayClose: own.state === 'open' && blockReason === null,
    mayReopen: own.state === 'closed' && blockReason === null,
    blockReason,
    reopenNote: own.state === 'closed' && blockReason === null ? await reopenNoteOf(db, administrationId, own) : null,
  }
}

/** What is locked after the year is opened along with it: a lock has one day, up to which all is locked. */
async function reopenNoteOf(db: Db, administrationId: number, { to }: FiscalYear): Promise<string | null> {
  const until = (await readBookLock(db, administrationId))?.locked_until ?? null
  if (until === null || until <= to) return null
  const { day: left } = await lockAfterReopening(db, administrationId)
  const stays = left === null ? 'niets meer vast' : `alleen t/m ${formatDateLong(left)} vast`
  return `De boekingen t/m ${formatDateLong(until)} zijn vastgezet. Die gaan mee open: daarna staat ${stays}. Zet ze na het afsluiten zelf weer vast.`
}

/** The same for somebody: what the firm locked of it, they may not open. */
export async function showYearTo(
  db: Db,
  looker: Looker & { readonly userId: number; readonly asFirm: boolean },
  year: number,
): Promise<ShownYear> {
  const shown = await showYear(db, looker, year)
  if (!shown.mayReopen || !(await isHeldByFirm(db, looker.administrationId, looker))) return shown
  const blockReason = 'Je boekhouder heeft dit boekjaar vastgezet en kan het ook weer openen. Vraag het je boekhouder.'
  return { ...shown, mayReopen: false, blockReason }
}

/** Why the year is not closed now, or opened again; null when it may be. */
function blockReasonOf(
  years: readonly FiscalYear[],
  own: FiscalYear,
  {
    earlier,
    checks,
    today,
  }: Pick<ShownYear, 'checks'> & { readonly earlier: FiscalYear | null; readonly today: string },
): string | null {
  const later = years.find(({ year, state }) => year > own.year && state === 'closed')
  if (own.state === 'closed') return later ? `Open eerst boekjaar ${later.name}.` : null
  if (own.from > today) return 'Dit boekjaar is nog niet begonnen. Je sluit het af als het voorbij is.'
  if (own.state === 'running') return 'Dit boekjaar loopt nog. Je sluit het af als het voorbij is.'
  if (earlier) return `Sluit eerst boekjaar ${earlier.name} af.`
  const open = checks.filter(({ state }) => state === 'open').length
  if (open === 0) return null
  return open === 1 ? 'Kan zodra het open punt klaar is.' : `Kan zodra de ${open} open punten klaar zijn.`
}

/** The equity over a year, credit minus debit; what an opening balance brought within it counts as its start. */
async function equityOf(db: Db, administrationId: number, { from, to }: FiscalYear): Promise<ShownYear['equity']> {
  const sums = await accountSums(
    db,
    administrationId,
    [
      { from, to, withYearClose: false },
      { from: null, to: addDays(from, -1), withYearClose: true },
    ],
    { types: ['equity', 'revenue', 'expense'] },
  )
  const opened = await openingSums(db, administrationId, [{ from, to }])
  const own = sums.filter(({ type }) => type === 'equity')
  const total = (cents: readonly number[]) => cents.reduce((sum, each) => sum + each, 0)
  const startCents =
    0 - total(sums.map((account) => balanceIn(account, 1))) - total(own.map(({ id }) => openedIn(opened, id, 0)))
  const resultCents = 0 - total(sums.flatMap((account) => (isTemporary(account.type) ? balanceIn(account, 0) : [])))
  const movements = own.flatMap((account) => {
    const cents = 0 - balanceIn(withoutOpening(account, opened), 0)
    return cents === 0 ? [] : [{ accountId: account.id, name: account.name, cents }]
  })
  return {
    startCents,
    resultCents,
    movements,
    endCents: startCents + resultCents + total(movements.map((m) => m.cents)),
  }
}

/** What each partner gets, as it stands now; empty for a business without partners, or whose partners have no share yet. */
async function divisionOf(db: Db, administrationId: number, own: FiscalYear): Promise<ShownYear['division']> {
  if (own.state === 'closed' || (await legalFormOf(db, administrationId)) !== 'vof') return []
  const balances = await yearEndBalances(db, administrationId, own.to)
  if ((await partnersWithShare(db, administrationId, own)).length === 0) return []
  const division = await divisionOfYear(db, administrationId, own, balances)
  return division.map(({ id, name, interestCents, labourFeeCents, shareCents }) => ({
    partnerId: id,
    name,
    interestCents,
    labourFeeCents,
    shareCents,
  }))
}

async function closingOf(db: Db, administrationId: number, year: number): Promise<ShownYear['closing']> {
  const closing = (await currentClosings(db, administrationId)).find((candidate) => candidate.fiscal_year === year)
  if (!closing) return null
  return {
    entryId: closing.journal_entry_id,
    closedAt: toTimestamp(closing.closed_at),
    closedBy: await nameOfUser(db, closing.closed_by),
  }
}
