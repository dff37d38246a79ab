import type pg from 'pg'
import type { SentStatement } from '../endpoints/capture.ts'

interface Explained {
  readonly 'QUERY PLAN': readonly [{ readonly Plan: Readonly<Record<string, number>> }]
}

/**
 * How many pages of shared buffers what a call reads takes, in memory or not: its statements are explained while they run anew, those
 * of each connection in the order and the scope that they had.
 */
export async function pagesOf(client: pg.Client, statements: readonly SentStatement[]): Promise<number> {
  let pages = 0
  for (const ofOne of Map.groupBy(statements, ({ connection }) => connection).values()) {
    for (const { text, values } of ofOne) {
      if (/^\s*(begin|commit|rollback|set)\b/i.test(text)) await client.query(text)
      if (/^\s*(select|with)\b/i.test(text)) pages += await pagesOfOne(client, text, values)
    }
    await client.query('ROLLBACK')
  }
  return pages
}

async function pagesOfOne(client: pg.Client, text: string, values: readonly unknown[]): Promise<number> {
  const { rows } = await client.query<Explained>(`EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${text}`, [...values])
  const plan = rows[0]?.['QUERY PLAN'][0].Plan
  if (!plan) throw new Error('nothing was explained')
  return (plan['Shared Hit Blocks'] ?? Number.NaN) + (plan['Shared Read Blocks'] ?? Number.NaN)
}
