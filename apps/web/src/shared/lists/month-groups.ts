import type { RowGroup } from '@klopt/ui'
import { formatEuro } from '@klopt/validators'

/** How the rows of a list stand under months, as cards do on a phone. */
export interface Months<Row> {
  /** The day of a row (`YYYY-MM-DD`), by the column the list is sorted by; in another order there are no months. */
  readonly days: Readonly<Record<string, (row: Row) => string>>
  /** What is counted, for one and for more: `['factuur', 'facturen']`. */
  readonly words: readonly [string, string]
  /** What a row comes to; without it rows are counted alone. */
  readonly centsOf?: (row: Row) => number
}

interface MonthOptions<Row> {
  readonly rows: readonly Row[]
  readonly dayOf: (row: Row) => string
  readonly months: Months<Row>
  /** `YYYY-MM-DD` */
  readonly today: string
  /** Whether rows follow, or come before, that are not here yet: then the month at that end is not counted. */
  readonly hasMore: boolean
  readonly hasEarlier: boolean
}

/** The month each row stands under, with how many there are in it and what they come to: '5 facturen · € 4.788,76'. */
export function monthGroups<Row>(options: MonthOptions<Row>): (row: Row) => RowGroup {
  const { rows, dayOf, months, today, hasMore, hasEarlier } = options
  const monthOf = (row: Row) => dayOf(row).slice(0, 7)
  const first = rows[0]
  const last = rows.at(-1)
  const open = new Set([
    ...(hasEarlier && first !== undefined ? [monthOf(first)] : []),
    ...(hasMore && last !== undefined ? [monthOf(last)] : []),
  ])
  const groups = new Map<string, RowGroup>()
  for (const [month, members] of Map.groupBy(rows, monthOf)) {
    const group = { key: month, name: monthName(month, today) }
    groups.set(month, open.has(month) ? group : { ...group, count: sumText(members, months) })
  }
  return (row) => groups.get(monthOf(row)) ?? { key: monthOf(row), name: monthName(monthOf(row), today) }
}

function sumText<Row>(rows: readonly Row[], { words: [one, many], centsOf }: Months<Row>): string {
  const counted = `${rows.length} ${rows.length === 1 ? one : many}`
  return centsOf ? `${counted} · ${formatEuro(rows.reduce((sum, row) => sum + centsOf(row), 0))}` : counted
}

const nameOf = new Intl.DateTimeFormat('nl-NL', { month: 'long', timeZone: 'UTC' })

/** 'November', and 'November 2025' where that is another year than of `today`. */
function monthName(month: string, today: string): string {
  const name = nameOf.format(new Date(`${month}-01T00:00:00Z`))
  const year = month.slice(0, 4)
  return name.charAt(0).toUpperCase() + name.slice(1) + (year === today.slice(0, 4) ? '' : ` ${year}`)
}
