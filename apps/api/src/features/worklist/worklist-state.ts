import type { WorklistState } from '@klopt/api-client/contract'
import { sql, type RawBuilder } from 'kysely'

/**
 * Where the VAT of a client stands on a day, of its kept figures `s` and its approval `p`. One that was not looked at yet has
 * nothing to declare, as far as is known.
 */
export const worklistStateOn = (today: string): RawBuilder<WorklistState> => sql<WorklistState>`CASE
  WHEN s.due_on IS NULL THEN 'none'
  WHEN s.filed_on IS NOT NULL THEN 'filed'
  WHEN s.due_on < ${today} THEN 'late'
  WHEN p.state = 'asked' THEN 'waiting'
  WHEN p.state = 'approved' THEN 'approved'
  WHEN s.period_end < ${today} THEN 'due'
  ELSE 'running' END`

/** What is to be done first comes first: past its last day, to be filed, what waits, what is filed. */
const ORDER: readonly WorklistState[] = ['late', 'due', 'approved', 'waiting', 'running', 'filed', 'none']

/** Where a client stands, as a number to sort by. */
export const worklistStateRank = (today: string): RawBuilder<number> =>
  sql<number>`array_position(${[...ORDER]}::text[], ${worklistStateOn(today)})`
