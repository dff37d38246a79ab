import type { ClientHours } from '@klopt/api-client/contract'
import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'
import type { Table } from '../../table-files/table.ts'
import { entriesOf, type AskedHours } from './list-hours.ts'

const SECONDS_PER_HOUR = 3600
const ROWS_AT_ONCE = 2000

/** Every entry of a period, oldest first, as a file. */
export const clientHoursTable = (db: Db, firmId: number, asked: AskedHours): Table<ClientHours> => ({
  name: `Uren op klanten ${asked.from} t-m ${asked.to}`,
  columns: [
    { heading: 'Datum', kind: 'date', value: (row) => row.day },
    { heading: 'Wie', kind: 'text', value: (row) => row.userName },
    { heading: 'Klant', kind: 'text', value: (row) => row.companyName },
    { heading: 'Notitie', kind: 'text', value: (row) => row.note },
    { heading: 'Uren', kind: 'number', value: (row) => row.seconds / SECONDS_PER_HOUR },
  ],
  rows: everyEntry(db, firmId, asked),
})

async function* everyEntry(db: Db, firmId: number, asked: AskedHours): AsyncGenerator<ClientHours> {
  let last = { day: asked.from, id: 0 }
  for (;;) {
    const rows = await entriesOf(
      db,
      firmId,
      asked,
      sql`AND (h.day, h.id) > (${last.day}::date, ${last.id}) ORDER BY h.day, h.id LIMIT ${ROWS_AT_ONCE}`,
    )
    yield* rows
    const end = rows.at(-1)
    if (end === undefined || rows.length < ROWS_AT_ONCE) return
    last = end
  }
}
