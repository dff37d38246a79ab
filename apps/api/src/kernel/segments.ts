import { must } from '@klopt/bookkeeping/money'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../database/db.ts'

/** Counting ends here, so that it costs the same however long a list is. */
export const COUNTED_AT_MOST = 10_000

/** What a segment comes to. Capped: there are more rows than were counted, and the sums would be wrong. */
export type Segment<Sum extends string> = { readonly count: number; readonly isCapped: boolean } & Readonly<
  Record<Sum, number | null>
>

/**
 * How many rows each segment has and what they come to, in one statement. Each segment is a statement that selects its
 * rows with the columns to sum, which carry the names of the sums.
 */
export async function countSegments<Name extends string, Sum extends string>(
  db: Db,
  sums: readonly Sum[],
  segments: Readonly<Record<Name, RawBuilder<unknown>>>,
): Promise<Record<Name, Segment<Sum>>> {
  const names = Object.keys(segments) as Name[]
  const parts = names.map((name) => {
    const counted = sql`SELECT * FROM (${segments[name]}) every LIMIT ${COUNTED_AT_MOST + 1}`
    const columns = sums.map((sum) => sql`, coalesce(sum(${sql.ref(sum)}), 0)::bigint AS ${sql.ref(sum)}`)
    return sql`SELECT ${name}::text AS name, count(*) AS count${sql.join(columns, sql``)} FROM (${counted}) counted`
  })
  const { rows } = await sql<
    { name: Name; count: number } & Record<Sum, number>
  >`${sql.join(parts, sql` UNION ALL `)}`.execute(db)
  return Object.fromEntries(
    rows.map((row) => {
      const counted = cappedCount(row.count)
      const totals = sums.map((sum) => [sum, counted.isCapped ? null : row[sum]])
      return [row.name, { ...counted, ...Object.fromEntries(totals) }]
    }),
  ) as Record<Name, Segment<Sum>>
}

/**
 * The same by one scan instead of one for each segment, for rows that no index finds: `every` selects all
 * rows, with the columns to sum and a column for each segment that says whether the row is of it. Null when there are
 * more than are counted, of which the parts are not known.
 */
export async function countByOneScan<Name extends string, Sum extends string>(
  db: Db,
  sums: readonly Sum[],
  segments: readonly Name[],
  every: RawBuilder<unknown>,
): Promise<Record<Name, Segment<Sum>> | null> {
  const columns = segments.flatMap((name) => [
    sql`count(*) FILTER (WHERE ${sql.ref(name)}) AS ${sql.ref(`${name} count`)}`,
    ...sums.map(
      (sum) =>
        sql`coalesce(sum(${sql.ref(sum)}) FILTER (WHERE ${sql.ref(name)}), 0)::bigint AS ${sql.ref(`${name} ${sum}`)}`,
    ),
  ])
  const { rows } = await sql<Record<string, number>>`
    SELECT count(*) AS "every row", ${sql.join(columns)}
    FROM (${every} LIMIT ${COUNTED_AT_MOST + 1}) every`.execute(db)
  const counted = must(rows[0], 'the counts')
  const of = (column: string) => must(counted[column], column)
  if (of('every row') > COUNTED_AT_MOST) return null
  return Object.fromEntries(
    segments.map((name) => [
      name,
      {
        count: of(`${name} count`),
        isCapped: false,
        ...Object.fromEntries(sums.map((sum) => [sum, of(`${name} ${sum}`)])),
      },
    ]),
  ) as Record<Name, Segment<Sum>>
}

/**
 * The same without sums, for segments of which no index holds the rows: `rows` selects as `segment` what each row is of, and
 * is read once for all of them, which are all that there are.
 */
export async function countInOnePass<Name extends string>(
  db: Db,
  names: readonly Name[],
  rows: RawBuilder<unknown>,
): Promise<Record<Name | 'all', Segment<never>>> {
  const counted = await sql<{ segment: Name; count: number }>`
    SELECT segment, count(*) AS count FROM (${rows}) every GROUP BY segment`.execute(db)
  const counts = new Map(counted.rows.map(({ segment, count }) => [segment, count]))
  const all = counted.rows.reduce((sum, { count }) => sum + count, 0)
  const segments = names.map((name) => [name, cappedCount(counts.get(name) ?? 0)] as const) // zero: no row is of it
  return Object.fromEntries([...segments, ['all', cappedCount(all)]]) as Record<Name | 'all', Segment<never>>
}

/** Two segments that have no row in common as one, which then need not be counted by itself. */
export function bothOf<Sum extends string>(sums: readonly Sum[], one: Segment<Sum>, other: Segment<Sum>): Segment<Sum> {
  const both = cappedCount(one.count + other.count)
  const isCapped = both.isCapped || one.isCapped || other.isCapped
  const totals = sums.map((sum) => {
    const [first, second] = [one[sum], other[sum]]
    return [sum, isCapped || first === null || second === null ? null : first + second]
  })
  return { count: both.count, isCapped, ...Object.fromEntries(totals) } as Segment<Sum>
}

/** What is shown of a number that was counted or is known. */
export const cappedCount = (count: number): Segment<never> => ({
  count: Math.min(count, COUNTED_AT_MOST),
  isCapped: count > COUNTED_AT_MOST,
})

/** What a list of invoices comes to by its segment; nothing where not all of it was counted. */
export function totalsOf({ count, grossCents, openCents }: Segment<'grossCents' | 'openCents'>): {
  totals?: { count: number; grossCents: number; openCents: number }
} {
  return grossCents === null || openCents === null ? {} : { totals: { count, grossCents, openCents } }
}
