import { without, type BankLine, type BankStatement } from '@klopt/bank-statements'
import type { Db } from '../../database/db.ts'
import { PARTIAL_FORMATS, type KnownLine } from './known-lines.ts'

/** What a statement shares its first and last day with: others that were told before and that it does not hold. */
export interface SharedDays {
  /** It goes on where another statement of its first day ended. */
  readonly continuesDay: boolean
  /** It was told before, and others go on where it ends. */
  readonly isContinued: boolean
  readonly isOfOther: (line: KnownLine) => boolean
}

const ALONE: SharedDays = { continuesDay: false, isContinued: false, isOfOther: () => false }

/**
 * Which known lines of its first and last day are of other statements. A statement goes on within a day when one that
 * ended on that day closed with its opening balance, while none that is known opened with it: that one could be told anew.
 * Where the day itself came to nothing both could be true, and the statement is held against all of the day.
 */
export async function sharedDays(
  db: Db,
  administrationId: number,
  journalId: number,
  statement: BankStatement,
  kept: readonly KnownLine[],
): Promise<SharedDays> {
  const { from, to, openingBalanceCents: opening, closingBalanceCents: closing } = statement
  if (opening === null || statement.isPartial) return ALONE
  const told = await db
    .selectFrom('bank_imports')
    .select(['id', 'from_date', 'to_date', 'opening_balance_cents', 'closing_balance_cents', 'continues_day'])
    .where('administration_id', '=', administrationId)
    .where('journal_id', '=', journalId)
    .where('format', 'not in', PARTIAL_FORMATS)
    .where('from_date', '<=', to)
    .where('to_date', '>=', from)
    .orderBy('id')
    .execute()
  const before = told.find((other) => other.opening_balance_cents === opening)
  if (before === undefined) {
    const first = kept.filter((line) => line.date === from && !line.isPartial)
    const isBehind = told.some((other) => other.closing_balance_cents === opening && other.to_date === from)
    const comesToNothing = first.reduce((sum, line) => sum + line.amountCents, 0) === 0
    if (!isBehind || comesToNothing) return ALONE
    return { continuesDay: true, isContinued: false, isOfOther: (line) => line.date === from }
  }
  const continuesDay = before.continues_day && before.from_date === from
  const behind = told.find(
    (other) =>
      other.id > before.id &&
      other.continues_day &&
      other.from_date === to &&
      other.opening_balance_cents === closing &&
      other.opening_balance_cents !== opening,
  )
  return {
    continuesDay,
    isContinued: behind !== undefined,
    isOfOther: ({ date, importId }) =>
      importId !== null &&
      ((continuesDay && date === from && importId < before.id) ||
        (behind !== undefined && date === to && importId >= behind.id)),
  }
}

/**
 * The known lines that a statement has to agree with. What a notice told of its first day may be of the statement before
 * it, so there only what this one has too counts.
 */
export function linesOfStatement(
  kept: readonly KnownLine[],
  shared: SharedDays,
  incoming: readonly BankLine[],
): KnownLine[] {
  const others = kept.filter((line) => shared.isOfOther(line))
  const notHeld = new Set(others.filter((line) => !line.isPartial))
  for (const line of without(
    others.filter((other) => other.isPartial),
    incoming,
  ))
    notHeld.add(line)
  return kept.filter((line) => !notHeld.has(line))
}
