import type { Days, VatCalendar } from '@klopt/bookkeeping/vat'
import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'
import { compareBox3b, readBox3b } from './compare-box-3b.ts'
import { readIcpCalendar, type IcpSupply } from './read-icp.ts'
import { isEuropean } from './show-icp.ts'

type Box3b = ReturnType<typeof compareBox3b>

interface Matched {
  /** As the lists were filed, and with what is still to correct them in the next one. */
  readonly filed: Box3b
  readonly corrected: Box3b
  /** What no list can hold: its customer has no VAT number of another member state. */
  readonly unlisted: readonly IcpSupply[]
}

/** Holds box 3b of a VAT period against the lists over the same days. */
export async function matchIcp(
  db: Db,
  administrationId: number,
  { period, calendar: vatCalendar, today }: { period: Days; calendar: VatCalendar; today: string },
): Promise<Matched> {
  const calendar = await readIcpCalendar(db, administrationId, today)
  const read = await readBox3b(db, administrationId, { period, calendar, vatCalendar })
  const unlisted = read.supplies.filter(({ listId, vatNumber }) => listId === null && !isEuropean(vatNumber))
  return {
    filed: compareBox3b(read, false),
    corrected: compareBox3b(read, true),
    unlisted: await withoutTakenBack(db, administrationId, unlisted),
  }
}

/** Not what was taken back, nor what took it back: together they are nothing in any list. */
async function withoutTakenBack(
  db: Db,
  administrationId: number,
  supplies: readonly IcpSupply[],
): Promise<readonly IcpSupply[]> {
  if (supplies.length === 0) return supplies
  const ids = [...new Set(supplies.map(({ entryId }) => entryId))]
  const { rows } = await sql<{ id: number; takes: number }>`
    SELECT id, reverses_entry_id AS takes FROM ledger_entries
    WHERE administration_id = ${administrationId} AND reverses_entry_id IS NOT NULL
      AND (id = ANY (${ids}::bigint[]) OR reverses_entry_id = ANY (${ids}::bigint[]))`.execute(db)
  const gone = new Set(rows.flatMap(({ id, takes }) => [id, takes]))
  return supplies.filter(({ entryId }) => !gone.has(entryId))
}
