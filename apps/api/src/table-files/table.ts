/** A table that goes out as a file: a list as it is filtered, or a report. */
export interface Table<Row> {
  /** What the file and its sheet are called. */
  readonly name: string
  readonly columns: readonly Column<Row>[]
  readonly rows: AsyncIterable<Row>
}

/**
 * A column with its Dutch heading. `date` is a civil date (YYYY-MM-DD), `instant` whole seconds since 1970, which is told
 * in the time of Amsterdam, `cents` an integer number of cents that is written as an amount. Null leaves the cell empty.
 */
export type Column<Row> = {
  [Kind in keyof Values]: {
    readonly heading: string
    readonly kind: Kind
    readonly value: (row: Row) => Values[Kind] | null
  }
}[keyof Values]

interface Values {
  text: string
  date: string
  cents: number
  number: number
  instant: number
}

export type TableFormat = 'csv' | 'xlsx'

/** A day and time in Amsterdam as `2026-05-01 14:05`. */
export function amsterdamTime(seconds: number): string {
  return clock.format(seconds * 1000).replace(',', '')
}

// Swedish writes dates as ISO does.
const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Amsterdam',
  dateStyle: 'short',
  timeStyle: 'short',
})
