import { must } from '@klopt/bookkeeping/money'
import {
  balanceGap,
  compareOverlap,
  countKnown,
  fillLostTexts,
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
  /** Lines of the book with a text that was lost when they were read. */
  readonly filledLines: readonly KnownLine[]
  readonly conflicts: readonly Conflict<KnownLine>[]
  readonly gapCents: number | null
}

/**
 * The bank book of a statement: by its IBAN, or by the account number in it when the file writes that alone. A file that
 * names none of them is of the only savings account there is when it says that it is of savings, else of the only book.
 */
export async function bookOf(db: Db, administrationId: number, statement: BankStatement): Promise<BankBook | null> {
  const books = await db
    .selectFrom('ledger_journals')
    .select(['id', 'name', 'iban', 'financial_type'])
    .where('administration_id', '=', administrationId)
    .where('type', '=', 'bankbook')
    .execute()
  if (statement.iban !== null) return books.find((book) => book.iban === statement.iban) ?? null
  const number = accountNumber(statement.account)
  const named = number === null ? [] : books.filter(({ iban }) => iban?.slice(-number.length) === number)
  if (named.length > 0) return onlyOne(named)
  if (statement.isSavings) return onlyOne(books.filter((book) => book.financial_type === 'SAVINGS'))
  // A number that is not the one of the book is another account.
  return onlyOne(books.filter(({ iban }, _, all) => all.length === 1 && (number === null || iban === null)))
}

/** The ten digits of a Dutch account as its IBAN ends with them; null for what is no such number. */
function accountNumber(account: string | undefined): string | null {
  const digits = account?.replace(/[^0-9]/g, '').replace(/^0+/, '') ?? '' // zero: an account that is not named has no digits
  return digits.length >= 5 && digits.length <= 10 ? digits.padStart(10, '0') : null
}

function onlyOne<Book>(books: readonly Book[]): Book | null {
  const [book] = books
  return books.length === 1 && book !== undefined ? book : null
}

/** Compares a statement with the lines of its book: what is new, what is known, and where the two disagree. */
export async function analyseStatement(db: Db, administrationId: number, read: BankStatement): Promise<Analysis> {
  // Some banks list notices of nothing; there is nothing to book in them and they are not kept.
  const statement = { ...read, lines: read.lines.filter((line) => line.amountCents !== 0) }
  const book = await bookOf(db, administrationId, statement)
  if (!book) {
    const none = { knownLines: [], filledLines: [], conflicts: [], gapCents: null }
    return { statement, book, newLines: statement.lines, ...none }
  }
  const kept = await linesBetween(db, administrationId, book.id, statement.from, statement.to)
  const { lines: known, filled } = fillLostTexts(kept, statement.lines)
  const knownUntil = await newestDay(db, administrationId, book.id)
  const period = { from: statement.from, to: statement.to, ...(knownUntil !== null && { knownUntil }) }
  const counted = countKnown(known, statement.lines)
  const closing = await previousClosing(db, administrationId, book.id, statement.from)
  return {
    statement,
    book,
    newLines: counted.filter((line) => !line.known).map(({ line }) => line),
    knownLines: counted.filter((line) => line.known).map(({ line }) => line),
    filledLines: filled,
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
    date: must(known ?? incoming, 'a line of a conflict').date,
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
