import * as v from 'valibot'
import type { Conflict } from './import-files.ts'

const line = v.object({
  date: v.string(),
  amountCents: v.number(),
  counterpartyName: v.nullable(v.string()),
  counterpartyIban: v.nullable(v.string()),
  description: v.string(),
  reference: v.nullable(v.string()),
})
const details = v.object({
  conflicts: v.array(v.object({ date: v.string(), known: v.nullable(line), incoming: v.nullable(line) })),
})

/** The differences that come with error 5018; none when an error carries no such thing. */
export function conflictsOf(errorDetails: unknown): readonly Conflict[] {
  const read = v.safeParse(details, errorDetails)
  return read.success ? read.output.conflicts : []
}
