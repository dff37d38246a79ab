import {
  balanceGap,
  compareOverlap,
  countKnown,
  type BankLine,
  type BankStatement,
  type Conflict,
} from '@klopt/bank-statements'
import type { contract, ResponseOf } from '@klopt/api-client/contract'
import type { Db } from '../../database/db.ts'
import { linesBetween, newestDay, previousClosing, type KnownLine } from './known-lines.ts'

type Summary = ResponseOf<typeof contract.bank.preview>['statements'][number]

export interface BankBook {
  readonly id: number
  readonly name: string
}

/** A statement beside what is known of its account. */
export interface Analysis {
  readonly statement: BankStatement
  readonly book: BankBook | null
  readonly newLines: readonly BankLine[]
  readonly knownLines: readonly BankLine[]
  readonly conflicts: readonly Conflict<KnownLine>[]
  readonly gapCents: number | null
}

/** The bank book of a statement: by its IBAN, or the only one there is when the file names no account. */
export async function bookOf(db: Db, administrationId: number, statement: BankStatement): Promise<BankBook | null> {
  const books = await db
    .selectFrom('journals')
    .select(['id', 'name', 'iban'])
    .where('administration_id', '=', administrationId)
    .where('type', '=', 'bankbook')
    .execute()
  if (statement.iban === null) return books.length === 1 ? (books[0] ?? null) : null
  return books.find((book) => book.iban === statement.iban) ?? null
}

/** Compares a statement with the lines of its book: what is new, what is known, and where the two disagree. */
export async function analyseStatement(db: Db, administrationId: number, read: BankStatement): Promise<Analysis> {
  // Some banks list notices of nothing; there is nothing to book in them and they are not kept.
  const statement = { ...read, lines: read.lines.filter((line) => line.amountCents !== 0) }
  const book = await bookOf(db, administrationId, statement)
  if (!book) return { statement, book, newLines: statement.lines, knownLines: [], conflicts: [], gapCents: null }
  const known = await linesBetween(db, administrationId, book.id, statement.from, statement.to)
  const knownUntil = await newestDay(db, administrationId, book.id)
  const period = { from: statement.from, to: statement.to, ...(knownUntil !== null && { knownUntil }) }
  const counted = countKnown(known, statement.lines)
  const closing = await previousClosing(db, administrationId, book.id, statement.from)
  return {
    statement,
    book,
    newLines: counted.filter((line) => !line.known).map(({ line }) => line),
    knownLines: counted.filter((line) => line.known).map(({ line }) => line),
    conflicts: compareOverlap(known, statement.lines, period).conflicts,
    gapCents: closing === null ? null : balanceGap(closing, statement),
  }
}

/** An analysis as the preview shows it. */
export function presentAnalysis({ statement, book, ...analysis }: Analysis, format: string): Summary {
  return {
    journalId: book?.id ?? null,
    journalName: book?.name ?? null,
    iban: statement.iban,
    format,
    from: statement.from,
    to: statement.to,
    openingBalanceCents: statement.openingBalanceCents,
    closingBalanceCents: statement.closingBalanceCents,
    gapCents: analysis.gapCents,
    newLines: analysis.newLines.map(presentLine),
    knownLines: analysis.knownLines.map(presentLine),
    conflicts: presentConflicts(analysis.conflicts),
  }
}

export function presentConflicts(conflicts: readonly Conflict<KnownLine>[]): Summary['conflicts'] {
  return conflicts.map(({ known, incoming }) => ({
    date: (known ?? incoming)?.date ?? '',
    known: known ? presentLine(known) : null,
    incoming: incoming ? presentLine(incoming) : null,
  }))
}

function presentLine(
  line: Pick<BankLine, 'date' | 'amountCents' | 'counterpartyName' | 'counterpartyIban' | 'description'>,
) {
  return {
    date: line.date,
    amountCents: line.amountCents,
    counterpartyName: line.counterpartyName,
    counterpartyIban: line.counterpartyIban,
    description: line.description,
  }
}
