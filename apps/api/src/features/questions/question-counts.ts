import { sql, type RawBuilder } from 'kysely'

/** How many questions of an administration wait for the client and for the bookkeeper, as `open` and `answered`: joined beside it. */
export const questionCounts = (administrationId: RawBuilder<unknown>): RawBuilder<unknown> => sql`LATERAL (
  SELECT count(*) FILTER (WHERE state = 'open') AS open, count(*) FILTER (WHERE state = 'answered') AS answered
  FROM questions WHERE administration_id = ${administrationId} AND state <> 'closed')`
