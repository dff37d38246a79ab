import { assertBalanced, type PostingLine } from '@klopt/bookkeeping/ledger'
import { must } from '@klopt/bookkeeping/money'
import { sql } from 'kysely'
import type { Db } from '../database/db.ts'
import { postingOf, resolveAccounts, type EntryHeader } from './post-entry.ts'

export interface EntryToPost {
  readonly header: EntryHeader
  readonly lines: readonly PostingLine[]
}

/** A statement posts so many lines, so that none runs long and the process answers others in between. */
const LINES_AT_ONCE = 1000

/**
 * Posts many entries of an administration in their order, as `postEntry` does each, in a statement per thousand lines. All
 * have one moment of posting. Answers their ids in the same order.
 */
export async function postEntries(
  db: Db,
  { administrationId, at }: { readonly administrationId: number; readonly at: Date },
  entries: readonly EntryToPost[],
): Promise<number[]> {
  const ids: number[] = []
  for (const some of inParts(entries)) {
    for (const { lines } of some) assertBalanced(lines)
    const accountIds = await resolveAccounts(
      db,
      administrationId,
      some.flatMap(({ lines }) => lines),
    )
    let next = 0
    const posted = some.map(({ header, lines }) =>
      postingOf(
        header,
        lines,
        lines.map(() => must(accountIds[next++], 'the account of a line')),
      ),
    )
    const { rows } = await sql<{ entry_id: number }>`
      SELECT p.entry_id FROM jsonb_array_elements(${JSON.stringify(posted)}::jsonb) WITH ORDINALITY AS e (posting, place),
        LATERAL post_entry(e.posting -> 'header', e.posting -> 'lines', ${at}) AS p
      ORDER BY e.place`.execute(db)
    ids.push(...rows.map(({ entry_id: id }) => id))
  }
  return ids
}

function* inParts(entries: readonly EntryToPost[]): Generator<EntryToPost[]> {
  let part: EntryToPost[] = []
  let lines = 0
  for (const entry of entries) {
    if (part.length > 0 && lines + entry.lines.length > LINES_AT_ONCE) {
      yield part
      part = []
      lines = 0
    }
    part.push(entry)
    lines += entry.lines.length
  }
  if (part.length > 0) yield part
}
