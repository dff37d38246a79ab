import { without, type BankLine, type BankStatement } from '@klopt/bank-statements'
import type { Db } from '../../database/db.ts'
import { PARTIAL_FORMATS, PLACE, type KnownLine } from './known-lines.ts'

/** What a statement shares its first and last day with: others that were told before and that it does not hold. */
export interface SharedDays {
  /** It goes on where another statement of its first day ended. */
  readonly continuesDay: boolean
  /** Others go on where it ends, which were told before it or it was told before. */
  readonly isContinued: boolean
  /** The statement that goes on where it ends, and came before it did. */
  readonly ahead: Ahead | null
  readonly isOfOther: (line: KnownLine) => boolean
}

interface Ahead {
  readonly id: number
  readonly place: number
}

const ALONE: SharedDays = { continuesDay: false, isContinued: false, ahead: null, isOfOther: () => false }

/**
 * Which known lines of its first and last day are of other statements. A statement goes on within a day when one that
 * ended on that day closed with its opening balance, while none that is known opened with it: that one could be told anew.
 * Where what was told of the day came to nothing both could be true: it goes on when it has no amount of it.
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
  const told = await toldBetween(db, administrationId, journalId, statement)
  const itself = toldBefore(told, statement)
  const before = itself ?? told.find((other) => other.opening_balance_cents === opening)
  const isBehind = told.some((other) => other.closing_balance_cents === opening && other.to_date === from)
  if (before === undefined || (itself === undefined && isBehind && before.closing_balance_cents === opening)) {
    if (!isBehind) return goesBefore(told, statement, kept)
    if (mayBeAnew(from, statement, kept, before !== undefined)) return ALONE
    return { ...ALONE, continuesDay: true, isOfOther: (line) => line.date === from }
  }
  const continuesDay = before.continues_day && before.from_date === from
  const behind = told.find(
    (other) =>
      other.place > before.place &&
      other.continues_day &&
      other.from_date === to &&
      other.opening_balance_cents === closing &&
      (itself !== undefined || other.opening_balance_cents !== opening),
  )
  return {
    ...ALONE,
    continuesDay,
    isContinued: behind !== undefined,
    isOfOther: ({ date, importPlace: place }) =>
      place !== null &&
      ((continuesDay && date === from && place < before.place) ||
        (behind !== undefined && date === to && place >= behind.place)),
  }
}

/** The later half of its last day came first, which opens where this one ends: its lines of that day are not of this one. */
function goesBefore(told: readonly Told[], statement: BankStatement, kept: readonly KnownLine[]): SharedDays {
  const { to, closingBalanceCents: closing } = statement
  const ahead = told.find(
    (other) => other.from_date === to && other.opening_balance_cents === closing && !other.continues_day,
  )
  if (ahead === undefined || mayBeAnew(to, statement, kept)) return ALONE
  return { continuesDay: false, isContinued: true, ahead, isOfOther: ({ date }) => date === to }
}

/** Where what was told of a day came to nothing, a statement that has an amount of it may be that day told anew. */
function mayBeAnew(day: string, { lines }: BankStatement, kept: readonly KnownLine[], isOpenedAlike = false): boolean {
  const ofDay = kept.filter((line) => line.date === day && !line.isPartial)
  const isNothing = ofDay.reduce((sum, line) => sum + line.amountCents, 0) === 0
  return (isOpenedAlike || isNothing) && haveAmountInCommon(ofDay, lines)
}

const toldBetween = (db: Db, administrationId: number, journalId: number, { from, to }: BankStatement) =>
  db
    .selectFrom('bank_imports')
    .select(['id', 'from_date', 'to_date', 'opening_balance_cents', 'closing_balance_cents', 'continues_day'])
    .select(PLACE.as('place'))
    .where('administration_id', '=', administrationId)
    .where('journal_id', '=', journalId)
    .where('format', 'not in', PARTIAL_FORMATS)
    .where('from_date', '<=', to)
    .where('to_date', '>=', from)
    .orderBy(PLACE)
    .execute()

type Told = Awaited<ReturnType<typeof toldBetween>>[number]

/** The same statement as it was told before, or as its bank told it anew: of the same days and balances. */
const toldBefore = (told: readonly Told[], statement: BankStatement): Told | undefined =>
  told.find(
    (other) =>
      other.from_date === statement.from &&
      other.to_date === statement.to &&
      other.opening_balance_cents === statement.openingBalanceCents &&
      other.closing_balance_cents === statement.closingBalanceCents,
  )

const haveAmountInCommon = (known: readonly KnownLine[], incoming: readonly BankLine[]): boolean =>
  known.some((line) => incoming.some(({ date, amountCents }) => line.date === date && line.amountCents === amountCents))

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
