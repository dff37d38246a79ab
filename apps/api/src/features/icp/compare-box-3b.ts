import type { contract, ResponseOf } from '@klopt/api-client/contract'
import { must } from '@klopt/bookkeeping/money'
import { periodOfDay, vatPeriodWords, type Days, type VatCalendar } from '@klopt/bookkeeping/vat'
import { icpAmounts, icpRows, icpTotals, matchBox3b } from '@klopt/bookkeeping/vat-return'
import { formatEuro } from '@klopt/validators'
import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'
import { supplyRows, type IcpCalendar, type IcpSupply } from './read-icp.ts'

type Box3b = ResponseOf<typeof contract.icp.get>['box3b']

/** The documents that are named; the sums count all of them. */
const MOST_DOCUMENTS = 100

/** What returns and lists over the same days hold. */
interface Compared {
  readonly days: Days & { readonly label: string }
  readonly filed: IcpCalendar['filed']
  readonly listIds: readonly number[]
  readonly returned: ReadonlySet<number>
  readonly supplies: readonly IcpSupply[]
}

/**
 * Holds the lists against box 3b over the same days, by the lines of each: those of returns and lists that were filed, and
 * what is to go in those that were not. The days are those of the longer of the two periods, so that a quarter of three
 * monthly lists is compared with its quarterly return.
 */
export async function readBox3b(
  db: Db,
  administrationId: number,
  { period, calendar, vatCalendar }: { period: Days; calendar: IcpCalendar; vatCalendar: VatCalendar },
): Promise<Compared> {
  const vatPeriod = periodOfDay(vatCalendar, period.start)
  const days = vatPeriod.end < period.end ? { ...vatPeriod, ...period } : vatPeriod
  const listIds = calendar.filed.filter((list) => list.start >= days.start && list.end <= days.end).map(({ id }) => id)
  const returned = await linesOfReturns(db, administrationId, days)
  const supplies = await supplyRows(
    db,
    administrationId,
    sql`(vat_date BETWEEN ${days.start} AND ${days.end} OR line_id = ANY (${[...returned]}) OR list_id = ANY (${listIds}))`,
  )
  return { days, filed: calendar.filed, listIds, returned, supplies }
}

/**
 * The comparison of what was read. `withPending` counts each supply on its own day, also what is still to correct a list or
 * went along in a later return.
 */
export function compareBox3b({ days, filed, listIds, returned, supplies }: Compared, withPending: boolean): Box3b {
  const isListed = (day: string) => filed.some(({ start, end }) => start <= day && day <= end)
  const isHere = (day: string) => days.start <= day && day <= days.end
  // Cents that changed no whole euro went along in a later return: their list is that of their own day.
  const inReturn = supplies.filter(({ lineId, vatDate }) => returned.has(lineId) && (!withPending || isHere(vatDate)))
  const startOf = new Map(filed.map(({ id, start }) => [id, start]))
  // What a list corrects of an earlier one belongs to the days of that one, as it does in the returns.
  const isOfEarlier = (listId: number, vatDate: string) => vatDate < must(startOf.get(listId), 'the list of a supply')
  const inList = supplies.filter(({ listId, vatDate }) => {
    if (listId === null) return isHere(vatDate) && (withPending || !isListed(vatDate))
    return isOfEarlier(listId, vatDate) ? isHere(vatDate) : listIds.includes(listId)
  })
  return present(days.label, inReturn, inList)
}

/** The lines of box 3b in the returns of these days; what waits counts where no return was filed. */
async function linesOfReturns(db: Db, administrationId: number, days: Days): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ lineId: number }>`
    SELECT d.line_id AS "lineId" FROM filed_returns r
    JOIN declared_lines d ON d.administration_id = ${administrationId} AND d.return_id = r.id
    JOIN icp_supplies s ON s.administration_id = ${administrationId} AND s.line_id = d.line_id
    WHERE r.administration_id = ${administrationId} AND r.deleted_at IS NULL
      AND r.period_start >= ${days.start} AND r.period_end <= ${days.end}
    UNION ALL
    SELECT u.line_id FROM undeclared_lines u
    JOIN icp_supplies s ON s.administration_id = ${administrationId} AND s.line_id = u.line_id
    WHERE u.administration_id = ${administrationId} AND u.vat_date BETWEEN ${days.start} AND ${days.end}
      AND NOT EXISTS (SELECT FROM filed_returns r WHERE r.administration_id = ${administrationId}
        AND r.kind = 'return' AND r.deleted_at IS NULL AND u.vat_date BETWEEN r.period_start AND r.period_end)`.execute(
    db,
  )
  return new Set(rows.map(({ lineId }) => lineId))
}

function present(periodLabel: string, inReturn: readonly IcpSupply[], inList: readonly IcpSupply[]): Box3b {
  const cents = inReturn.reduce((sum, supply) => sum + supply.cents, 0)
  const euros = Math.floor(cents / 100)
  const rows = icpRows(inList)
  const list = icpTotals(rows)
  const match = matchBox3b({ cents, euros }, { ...list, amounts: icpAmounts(rows) })
  const text = textOf(match, { periodLabel, differenceCents: cents - list.cents, euros, listEuros: list.euros })
  return { periodLabel, cents, euros, listCents: list.cents, match, text, documents: apart(inReturn, inList) }
}

function textOf(
  match: Box3b['match'],
  {
    periodLabel,
    differenceCents,
    euros,
    listEuros,
  }: Record<'differenceCents' | 'euros' | 'listEuros', number> & { periodLabel: string },
): string {
  const ofPeriod = vatPeriodWords(periodLabel)
  if (match === 'equal') return `Gelijk aan rubriek 3b van ${ofPeriod}.`
  if (match === 'rounding')
    return `Gelijk aan rubriek 3b van ${ofPeriod}. Het verschil van € ${Math.abs(euros - listEuros)} komt door afronden op hele euro’s per klant.`
  const than = differenceCents > 0 ? 'meer' : 'minder'
  return `In rubriek 3b van ${ofPeriod} staat ${formatEuro(Math.abs(differenceCents))} ${than} dan in de opgaaf. Hieronder staat waardoor.`
}

/** What is in one of the two alone, per entry. */
function apart(inReturn: readonly IcpSupply[], inList: readonly IcpSupply[]): Box3b['documents'] {
  const ids = (supplies: readonly IcpSupply[]) => new Set(supplies.map(({ lineId }) => lineId))
  const [returned, listed] = [ids(inReturn), ids(inList)]
  const only = (supplies: readonly IcpSupply[], others: ReadonlySet<number>, isIn: 'return' | 'list') =>
    supplies
      .filter(({ lineId }) => !others.has(lineId))
      .map(({ entryId, vatDate: date, description, sourceType, sourceId, cents }) => ({
        entryId, date, description, sourceType, sourceId, cents, isIn,
      })) // prettier-ignore
  return [...only(inReturn, listed, 'return'), ...only(inList, returned, 'list')].slice(0, MOST_DOCUMENTS)
}
