import type { contract, QueryOf } from '@klopt/api-client/contract'
import { hoursOf } from '@klopt/bookkeeping/hours'
import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'
import type { Table } from '../../table-files/table.ts'
import { nameOfUser, rateOfEntry } from './hours-sql.ts'
import { assertPeriod, reportedEntries } from './hours-report.ts'

interface Row {
  id: number
  day: string
  user: string
  customer: string | null
  project: string
  task: string | null
  note: string
  seconds: number
  billable: boolean
  billed: number | null
  rate: number
}

const ROWS_AT_ONCE = 2000

/** Each entry of a period, oldest first, as a file. Throws `invalid_input`. */
export function hoursTable(
  db: Db,
  administrationId: number,
  asked: Omit<QueryOf<typeof contract.hoursReports.export>, 'format' | 'by'>,
): Table<Row> {
  assertPeriod(asked)
  return {
    name: `Uren ${asked.from} t-m ${asked.to}`,
    columns: [
      { heading: 'Datum', kind: 'date', value: (row) => row.day },
      { heading: 'Wie', kind: 'text', value: (row) => row.user },
      { heading: 'Klant', kind: 'text', value: (row) => row.customer },
      { heading: 'Project', kind: 'text', value: (row) => row.project },
      { heading: 'Taak', kind: 'text', value: (row) => row.task },
      { heading: 'Notitie', kind: 'text', value: (row) => row.note },
      { heading: 'Uren', kind: 'number', value: (row) => Number(hoursOf(row.seconds)) },
      { heading: 'Factureerbaar', kind: 'text', value: (row) => (row.billable ? 'ja' : 'nee') },
      {
        heading: 'Gefactureerde uren',
        kind: 'number',
        value: (row) => (row.billed === null ? null : Number(hoursOf(row.billed))),
      },
      { heading: 'Uurtarief', kind: 'cents', value: (row) => row.rate },
    ],
    rows: entriesOf(db, administrationId, asked),
  }
}

async function* entriesOf(
  db: Db,
  administrationId: number,
  asked: Parameters<typeof hoursTable>[2],
): AsyncGenerator<Row> {
  let last: Pick<Row, 'day' | 'id'> = { day: asked.from, id: 0 }
  for (;;) {
    const { rows } = await sql<Row>`
      SELECT e.id, e.day, ${nameOfUser} AS user, c.name AS customer, p.name AS project, t.name AS task, e.note, e.seconds,
        e.billable, g.billed_seconds AS billed, coalesce(g.rate_cents, ${rateOfEntry}) AS rate
      ${reportedEntries(administrationId, asked)} AND (e.day, e.id) > (${last.day}::date, ${last.id})
      ORDER BY e.day, e.id LIMIT ${ROWS_AT_ONCE}`.execute(db)
    yield* rows
    const end = rows.at(-1)
    if (end === undefined || rows.length < ROWS_AT_ONCE) return
    last = end
  }
}
