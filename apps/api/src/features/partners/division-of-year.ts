import { divideProfit, yearResultCents, type ClosingPartner, type YearEndBalance } from '@klopt/bookkeeping/ledger'
import type { Partner } from '@klopt/api-client/contract'
import { must } from '@klopt/bookkeeping/money'
import { capitalAtStart } from '../../books/year-closings.ts'
import type { Db } from '../../database/db.ts'
import { fromBookkeeping } from '../../kernel/from-bookkeeping.ts'
import { listPartners } from './list-partners.ts'

interface YearDays {
  readonly from: string
  readonly to: string
}

/** Who was a partner within the year and has a share. */
export async function partnersWithShare(db: Db, administrationId: number, { from, to }: YearDays): Promise<Partner[]> {
  return (await listPartners(db, administrationId)).filter(
    ({ fromDate, untilDate, share }) => share > 0 && fromDate <= to && (untilDate === null || untilDate >= from),
  )
}

/**
 * What each partner of a year gets of its result, by what they agreed on; of who was none in the year nothing. Throws
 * `invalid_input` when nobody has a share.
 */
export async function divisionOfYear(
  db: Db,
  administrationId: number,
  year: YearDays,
  balances: readonly YearEndBalance[],
): Promise<ClosingPartner[]> {
  const partners = await listPartners(db, administrationId)
  const capitals = await capitalAtStart(
    db,
    administrationId,
    year.from,
    partners.map(({ capitalAccount }) => capitalAccount.id),
  )
  const agreed = partners.map((partner) => ({
    id: partner.id,
    from: partner.fromDate,
    until: partner.untilDate,
    interestPercent: partner.interestPercent,
    labourFeeCents: partner.labourFeeCents,
    share: partner.share,
    capitalCents: capitals.get(partner.capitalAccount.id) ?? 0, // zero: nothing was on it yet
  }))
  const results = fromBookkeeping(() => divideProfit(yearResultCents(balances), year, agreed))
  return results.map((result) => {
    const { name, capitalAccount, privateAccount } = must(
      partners.find(({ id }) => id === result.id),
      'a partner',
    )
    return { ...result, name, capitalAccountId: capitalAccount.id, privateAccountId: privateAccount.id }
  })
}
