import { must } from '@klopt/bookkeeping/money'
import {
  balanceGap,
  compareOverlap,
  countKnown,
  fillLostTexts,
  inKnownWords,
  type BankLine,
  type BankStatement,
  type Conflict,
} from '@klopt/bank-statements'
import type { contract, ResponseOf } from '@klopt/api-client/contract'
import { bankFromIban } from '@klopt/validators'
import { PROVIDER_TYPES } from '../../books/money-kinds.ts'
import type { Db } from '../../database/db.ts'
import { besideEntered } from './entered-lines.ts'
import { linesBetween, newestDay, openDays, previousClosing, type KnownLine } from './known-lines.ts'
import { linesOfStatement, sharedDays, type SharedDays } from './same-day-statements.ts'

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
  readonly continuesDay: boolean
  /** The later half of its last day, where that came first. */
  readonly ahead: SharedDays['ahead']
  /** Other statements go on where this one ends, which was told before. */
  readonly isContinued: boolean
}

/**
 * The book of a statement: by its IBAN, or by the account number in it when the file writes that alone. A file that
 * names none of them is of the book that somebody chose for it; else of the only one of its bank, the only savings
 * account, card or book of its payment provider when it says that it is of these, or the only book there is.
 */
export async function bookOf(
  db: Db,
  administrationId: number,
  statement: BankStatement,
  chosenId?: number,
): Promise<BankBook | null> {
  const all = await db
    .selectFrom('ledger_journals')
    .select(['id', 'name', 'type', 'iban', 'financial_type'])
    .where('administration_id', '=', administrationId)
    .where('type', 'in', ['bankbook', 'cashbook'])
    .execute()
  const books = all.filter(({ type }) => type === 'bankbook')
  if (statement.iban !== null) return books.find((book) => book.iban === statement.iban) ?? null
  const number = accountNumber(statement.account)
  const named = number === null ? [] : books.filter(({ iban }) => iban?.slice(-number.length) === number)
  if (named.length > 0) return onlyOne(named)
  if (chosenId !== undefined) return all.find(({ id }) => id === chosenId) ?? null
  const { bank, isCard, isProvider, isSavings } = statement
  const ofBank = bank === undefined ? books : books.filter((book) => isOf(bank, book))
  if (isSavings) return onlyOne(ofBank.filter((book) => book.financial_type === 'SAVINGS'))
  if (isProvider) return onlyOne(books.filter((book) => book.financial_type === providerType(bank)))
  if (isCard) return onlyOne(ofBank.filter((book) => book.financial_type === 'CREDIT'))
  if (bank !== undefined) return onlyOne(ofBank)
  // A number that is not the one of the book is another account.
  return onlyOne(books.filter(({ iban }) => books.length === 1 && (number === null || iban === null)))
}

/** The kind of the books of a provider, by its name in the file. */
const providerType = (bank: string | undefined): string | undefined =>
  Object.entries(PROVIDER_TYPES).find(([name]) => name === bank)?.[1]

/** The book that was chosen for a file, where it leaves only one account without a number to choose for. */
export function chosenFor(statements: readonly BankStatement[], chosenId: string | undefined): number | undefined {
  const accounts = new Set(statements.filter(({ iban }) => iban === null).map(({ account }) => account))
  return chosenId === undefined || accounts.size > 1 ? undefined : Number(chosenId)
}

/** Whether a book is of a bank, by its number or by what its owner calls it. */
function isOf(bank: string, { name, iban }: { name: string; iban: string | null }): boolean {
  return name.toLowerCase().includes(bank.toLowerCase()) || (iban !== null && bankFromIban(iban) === bank)
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
export async function analyseStatement(
  db: Db,
  administrationId: number,
  read: BankStatement,
  chosenId?: number,
): Promise<Analysis> {
  // Some banks list notices of nothing; there is nothing to book in them and they are not kept.
  const statement = { ...read, lines: read.lines.filter((line) => line.amountCents !== 0) }
  const book = await bookOf(db, administrationId, statement, chosenId)
  if (!book) {
    const none = {
      knownLines: [],
      filledLines: [],
      conflicts: [],
      gapCents: null,
      continuesDay: false,
      ahead: null,
      isContinued: false,
    }
    return { statement, book, newLines: statement.lines, ...none }
  }
  const all = await linesBetween(db, administrationId, book.id, statement.from, statement.to)
  const { told: kept, lines: listed, entered } = besideEntered(all, statement.lines)
  const { isPartial } = statement
  const shared = await sharedDays(db, administrationId, book.id, statement, kept)
  const lines = inKnownWords(
    kept.filter((line) => line.isPartial || !shared.isOfOther(line)),
    listed,
    { isPartial },
  )
  const { lines: known, filled } = fillLostTexts(linesOfStatement(kept, shared, lines), lines)
  const knownUntil = await newestDay(db, administrationId, book.id)
  const open = new Set(await openDays(db, administrationId, book.id, kept))
  const isToldOf = kept.some((line) => line.date === statement.from && !shared.isOfOther(line))
  if (shared.continuesDay && !isToldOf) open.add(statement.from)
  const period = {
    from: statement.from,
    to: statement.to,
    isPartial,
    openDays: open,
    ...(knownUntil !== null && { knownUntil }),
  }
  const counted = countKnown(known, lines)
  const closing = await previousClosing(db, administrationId, book.id, statement.from)
  return {
    statement,
    book,
    newLines: counted.filter((line) => !line.known).map(({ line }) => line),
    knownLines: [...entered, ...counted.filter((line) => line.known).map(({ line }) => line)],
    filledLines: filled,
    conflicts: compareOverlap(known, lines, period).conflicts,
    gapCents: gapOf(closing, statement, shared),
    continuesDay: shared.continuesDay,
    ahead: shared.ahead,
    isContinued: shared.isContinued,
  }
}

function gapOf(closing: number | null, statement: BankStatement, { continuesDay }: SharedDays): number | null {
  if (continuesDay) return 0
  return closing === null ? null : balanceGap(closing, statement)
}

/** An analysis as the preview shows it. */
export function presentAnalysis({ statement, book, ...analysis }: Analysis, format: string): Summary {
  return {
    journalId: book?.id ?? null,
    journalName: book?.name ?? null,
    iban: statement.iban,
    account: statement.account ?? null,
    format,
    from: statement.opensOn ?? statement.from,
    to: statement.closesOn ?? statement.to,
    openingBalanceCents: statement.openingBalanceCents,
    closingBalanceCents: statement.closingBalanceCents,
    pendingCount: statement.pendingCount ?? 0, // zero: nothing was left out
    gapCents: analysis.gapCents,
    newLines: analysis.newLines.map(presentLine),
    knownLines: analysis.knownLines.map(presentLine),
    conflicts: presentConflicts(analysis.conflicts),
  }
}

export function presentConflicts(conflicts: readonly Conflict<KnownLine>[]): Summary['conflicts'] {
  return conflicts.map(({ known, incoming }) => ({
    date: must(known ?? incoming, 'a line of a conflict').date,
    known: known ? presentCompared(known) : null,
    incoming: incoming ? presentCompared(incoming) : null,
  }))
}

function presentCompared(
  line: Parameters<typeof presentLine>[0] & Pick<BankLine, 'structuredReference' | 'endToEndId'>,
) {
  return { ...presentLine(line), reference: line.structuredReference ?? line.endToEndId }
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
