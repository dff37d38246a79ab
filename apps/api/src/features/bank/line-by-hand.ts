import type { BodyOf, contract } from '@klopt/api-client/contract'
import { must } from '@klopt/bookkeeping/money'
import { formatDateLong, formatEuro } from '@klopt/validators'
import type { Db } from '../../database/db.ts'
import { isKeptByHand, moneyKindOf } from '../../books/money-kinds.ts'
import { lockMoneyBook, type LockedBook } from '../../books/money-books.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { bookBalance, lowestBalance } from './book-balances.ts'
import type { Processor } from './process-line.ts'

export type LineByHand = BodyOf<typeof contract.bank.addLine>

/**
 * Enters a line of a book that is kept by hand; it waits as one of a statement does. Throws `not_found`,
 * `book_of_statements`, `invalid_input`, and `cash_below_zero` unless that was accepted.
 */
export async function addLine(
  db: Db,
  processor: Processor,
  { journalId, today, ...line }: LineByHand & { readonly journalId: number; readonly today: string },
): Promise<{ id: number; version: number; balanceCents: number }> {
  const { administrationId } = processor
  refuseWrong(line, today)
  // Held, so that two lines at once do not each leave enough for itself alone.
  const book = await lockMoneyBook(db, administrationId, journalId)
  const kind = kindByHand(book)
  if (kind === 'cash' && line.amountCents < 0 && line.acceptNegativeBalance !== true) {
    await refuseBelowZero(db, { administrationId, journalId }, line)
  }
  const added = await insertLine(db, processor, { journalId, ...line })
  return { ...added, balanceCents: await bookBalance(db, { administrationId, journalId }, line.bookedOn) }
}

/** Takes out a line that somebody entered and nobody booked. Throws `not_found`, `version_conflict` and `line_stays`. */
export async function removeLine(
  db: Db,
  administrationId: number,
  { transactionId, version }: { readonly transactionId: number; readonly version: number },
): Promise<void> {
  const line = await db
    .selectFrom('bank_transactions')
    .select(['version', 'entered_by', 'journal_entry_id'])
    .where('administration_id', '=', administrationId)
    .where('id', '=', transactionId)
    .forUpdate()
    .executeTakeFirst()
  if (!line) throw new ApiError('not_found')
  // Undone, it is no new line either: entries that were posted for it name it.
  if (line.entered_by === null || line.journal_entry_id !== null || line.version > 1) throw new ApiError('line_stays')
  if (line.version !== version) throw new ApiError('version_conflict')
  await db
    .deleteFrom('bank_transactions')
    .where('administration_id', '=', administrationId)
    .where('id', '=', transactionId)
    .execute()
}

/** Keeps a line in a book that is held. */
export async function insertLine(
  db: Db,
  { administrationId, userId, now }: Processor,
  { journalId, bookedOn, amountCents, counterparty, description }: LineByHand & { readonly journalId: number },
): Promise<{ id: number; version: number }> {
  return db
    .insertInto('bank_transactions')
    .values({
      administration_id: administrationId,
      journal_id: journalId,
      import_id: null,
      line_number: 1,
      transaction_date: bookedOn,
      value_date: null,
      amount_cents: amountCents,
      counterparty_name: counterparty?.trim() || null,
      counterparty_iban: null,
      description: description?.trim() || '',
      structured_reference: null,
      end_to_end_id: null,
      balance_after_cents: null,
      journal_entry_id: null,
      processed_at: null,
      entered_by: userId,
      entered_at: now,
      provider_reference: null,
    })
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow()
}

/** What a book keeps that takes lines by hand. Throws `not_found` and `book_of_statements`. */
export function kindByHand(book: LockedBook | null): 'cash' | 'card' | 'provider' {
  if (book === null || (book.type !== 'cashbook' && book.type !== 'bankbook')) throw new ApiError('not_found')
  const type = must(book.financial_type, 'the kind of a money book')
  const kind = moneyKindOf(type)
  if (!isKeptByHand(type) || kind === 'bank') throw new ApiError('book_of_statements')
  return kind
}

/** The first day that books can have, as the journal has it. */
const FIRST_DAY = '2000-01-01'

/** It says what came in or went out: on a day that has to come nothing did. */
function refuseWrong({ bookedOn, amountCents }: LineByHand, today: string): void {
  const fields: Record<string, string> = {}
  if (bookedOn < FIRST_DAY) fields.bookedOn = 'Kies een datum vanaf 2000'
  if (bookedOn > today)
    fields.bookedOn = `${formatDateLong(bookedOn)} moet nog komen. Kies de dag waarop het geld kwam of ging.`
  if (amountCents === 0) fields.amountCents = 'Vul een bedrag in dat niet nul is'
  if (Object.keys(fields).length > 0) throw new ApiError('invalid_input', { fields })
}

async function refuseBelowZero(
  db: Db,
  book: { readonly administrationId: number; readonly journalId: number },
  { bookedOn, amountCents }: LineByHand,
): Promise<void> {
  const lowestCents = (await lowestBalance(db, book, bookedOn)) + amountCents
  if (lowestCents >= 0) return
  throw new ApiError('cash_below_zero', {
    fields: { amountCents: `De kas komt hiermee op ${formatEuro(lowestCents)}` },
    details: { lowestCents },
  })
}
