import { joinStatements, type BankLine, type BankStatement } from '@klopt/bank-statements'
import type { contract, ResponseOf } from '@klopt/api-client/contract'
import { returnReason, returnReasonIn } from '@klopt/bookkeeping/payments'
import type { Db } from '../../database/db.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { accountOfMoney, addBankBook } from '../../books/add-money-book.ts'
import { lockAdministration } from '../../books/lock-administration.ts'
import { lockMoneyBook } from '../../books/money-books.ts'
import { analyseStatement, bookOf, presentConflicts, type Analysis } from './analyse-statement.ts'
import type { ImportProgress } from './import-progress.ts'
import { keepTexts } from './known-lines.ts'
import type { ReadFile } from './read-statements.ts'
import { bookArrivedSides } from './transfers/book-arrived-sides.ts'

type Imported = ResponseOf<typeof contract.bank.import>

export interface ImportRequest {
  readonly administrationId: number
  readonly userId: number
  readonly now: Date
  readonly file: ReadFile
  /** Open a bank book for an account that has none yet. */
  readonly createBook: boolean
  /** The book that somebody chose for a statement which does not name its account. */
  readonly chosenId?: number | undefined
  /** False once whoever imports stopped it; always true when left out. */
  readonly isWaitedFor?: (() => boolean) | undefined
  /** Told how many of the new lines of the statement at hand were kept. */
  readonly onProgress?: ((progress: ImportProgress) => Promise<void>) | undefined
}

/**
 * Imports every statement of a file, or nothing at all. Known lines are left alone. Throws `bank_account_unknown`,
 * `import_overlaps` (5018) with the differences when a statement disagrees with what is known, and `import_stopped`.
 */
export async function importStatements(db: Db, request: ImportRequest): Promise<Imported> {
  const imported = { imported: 0, known: 0, journalIds: [] as number[] }
  // Statements of one account that follow each other are one: a day may be spread over two of them.
  for (const statement of joinStatements(request.file.statements)) {
    const journalId = await lockedBook(db, request, statement)
    goOn(request)
    const analysis = await analyseStatement(db, request.administrationId, statement, request.chosenId)
    if (analysis.conflicts.length > 0) {
      throw new ApiError('import_overlaps', { details: { conflicts: presentConflicts(analysis.conflicts) } })
    }
    await keepTexts(db, request.administrationId, analysis.filledLines)
    // Told before, with others behind it: it says nothing new, and its closing balance is no longer the last one of its day.
    if (!(analysis.isContinued && analysis.newLines.length === 0)) await insertImport(db, request, journalId, analysis)
    imported.imported += analysis.newLines.length
    imported.known += analysis.knownLines.length
    if (!imported.journalIds.includes(journalId)) imported.journalIds.push(journalId)
  }
  const { administrationId, userId, now } = request
  const bookedSides = (await bookArrivedSides(db, { administrationId, userId, now })).length
  goOn(request)
  return { ...imported, bookedSides }
}

function goOn({ isWaitedFor }: ImportRequest): void {
  if (isWaitedFor?.() === false) throw new ApiError('import_stopped')
}

/** Finds or opens the book and holds it: two imports of one account go one after the other. */
async function lockedBook(db: Db, request: ImportRequest, statement: BankStatement): Promise<number> {
  const { administrationId } = request
  const book = await bookOf(db, administrationId, statement, request.chosenId)
  const id = book?.id ?? (await openBook(db, request, statement))
  await lockMoneyBook(db, administrationId, id)
  return id
}

/** Opens a book, unless another import opened it while this one waited for its turn. */
async function openBook(db: Db, request: ImportRequest, statement: BankStatement): Promise<number> {
  const { administrationId, createBook } = request
  const { iban } = statement
  if (!createBook || iban === null) throw new ApiError('bank_account_unknown', { details: { iban } })
  await lockAdministration(db, administrationId)
  const opened = await bookOf(db, administrationId, statement, request.chosenId)
  if (opened) return opened.id
  const others = await db
    .selectFrom('ledger_journals')
    .select('id')
    .where('administration_id', '=', administrationId)
    .where('type', '=', 'bankbook')
    .execute()
  const isSavings = statement.isSavings ?? (await accountOfMoney(db, administrationId, iban))?.isSavings
  return addBankBook(db, {
    administrationId,
    iban,
    accountHolder: null,
    financialType: isSavings ? 'SAVINGS' : 'CHECKING',
    isPrimary: others.length === 0,
  })
}

/** What the bank says of why a payment came back: by its code, else in the text of the line. */
function returnReasonOf({ amountCents, returnReason: code, description }: BankLine): string | null {
  if (amountCents >= 0) return null
  const told = code === undefined ? null : returnReason(code)
  return (told ?? returnReasonIn(description))?.code ?? null
}

async function insertImport(db: Db, request: ImportRequest, journalId: number, analysis: Analysis): Promise<void> {
  const { administrationId, file } = request
  const { statement, knownLines, newLines, ahead } = analysis
  if (ahead !== null) await continueDay(db, administrationId, ahead.id)
  const { id } = await db
    .insertInto('bank_imports')
    .values({
      administration_id: administrationId,
      journal_id: journalId,
      file_name: file.name,
      file_sha256: file.sha256,
      format: file.format,
      from_date: statement.from,
      to_date: statement.to,
      opens_on: statement.opensOn ?? null,
      closes_on: statement.closesOn ?? null,
      place: ahead === null ? null : ahead.place - 1,
      continues_day: analysis.continuesDay,
      opening_balance_cents: statement.openingBalanceCents,
      closing_balance_cents: statement.closingBalanceCents,
      new_lines: newLines.length,
      known_lines: knownLines.length,
      created_by: request.userId,
      created_at: request.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  // A statement of tens of thousands of lines goes in by parts: it can be stopped in between, and says how far it is.
  const partSize = 500
  for (let at = 0; at < newLines.length; at += partSize) {
    goOn(request)
    await request.onProgress?.({ done: at, total: newLines.length })
    await db
      .insertInto('bank_transactions')
      .values(
        newLines.slice(at, at + partSize).map((line, index) => ({
          administration_id: administrationId,
          journal_id: journalId,
          import_id: id,
          line_number: at + index + 1,
          transaction_date: line.date,
          value_date: line.valueDate,
          amount_cents: line.amountCents,
          counterparty_name: line.counterpartyName,
          counterparty_iban: line.counterpartyIban,
          description: line.description,
          structured_reference: line.structuredReference,
          end_to_end_id: line.endToEndId,
          balance_after_cents: line.balanceAfterCents,
          journal_entry_id: null,
          processed_at: null,
          entered_by: null,
          entered_at: null,
          provider_reference: null,
          return_reason: returnReasonOf(line),
        })),
      )
      .execute()
  }
}

/** What came in before the beginning of its day opens within it. */
async function continueDay(db: Db, administrationId: number, importId: number): Promise<void> {
  await db
    .updateTable('bank_imports')
    .set({ continues_day: true })
    .where('administration_id', '=', administrationId)
    .where('id', '=', importId)
    .execute()
}
