import { must } from '@klopt/bookkeeping/money'
import type { Processing } from '@klopt/api-client/contract'
import type { Db } from '../../database/db.ts'
import { lockOpenItems } from '../../books/lock-open-items.ts'
import { lockMoneyBook } from '../../books/money-books.ts'
import { claimAccount, sumOfClaims } from '../reminders/asked-claims.ts'
import { planProcessing, processLine } from './process-line.ts'

export interface ProviderLine {
  readonly administrationId: number
  /** The book of the provider. */
  readonly journalId: number
  readonly bookedOn: string
  /** Money in is positive. */
  readonly amountCents: number
  readonly counterpartyName: string | null
  readonly counterpartyIban: string | null
  readonly description: string
  /** What the provider calls it; a book has one line of it. */
  readonly reference: string
}

/** Adds a line to the book of a provider of payments, which waits as one of a statement does. */
export async function addProviderLine(db: Db, line: ProviderLine): Promise<{ id: number }> {
  await lockMoneyBook(db, line.administrationId, line.journalId)
  return db
    .insertInto('bank_transactions')
    .values({
      administration_id: line.administrationId,
      journal_id: line.journalId,
      import_id: null,
      line_number: 1,
      transaction_date: line.bookedOn,
      value_date: null,
      amount_cents: line.amountCents,
      counterparty_name: line.counterpartyName,
      counterparty_iban: line.counterpartyIban,
      description: line.description,
      structured_reference: null,
      end_to_end_id: null,
      balance_after_cents: null,
      journal_entry_id: null,
      processed_at: null,
      entered_by: null,
      entered_at: null,
      provider_reference: line.reference,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
}

export interface PaidItems {
  readonly administrationId: number
  readonly now: Date
  readonly transactionId: number
  readonly amountCents: number
  readonly items: readonly { readonly openItemId: number; readonly amountCents: number }[]
  /** What it pays beside them: the costs and interest that a demand asks. */
  readonly claimsCents: number
}

/**
 * Books a line on the items that it paid, and says whether it did. What was paid twice, or credited meanwhile, is not
 * guessed: the line then waits in the bank for whoever keeps the books. The items are read again under their lock, since
 * somebody else may be settling them.
 */
export async function bookProviderLine(db: Db, { administrationId, now, ...paid }: PaidItems): Promise<boolean> {
  const ids = paid.items.map(({ openItemId }) => openItemId)
  const openCents = new Map((await lockOpenItems(db, administrationId, { ids })).map((row) => [row.id, row.open_cents]))
  const isWhole = paid.items.every(
    ({ openItemId, amountCents }) => must(openCents.get(openItemId), 'an item of a payment') >= amountCents,
  )
  const sumCents = paid.items.reduce((sum, { amountCents }) => sum + amountCents, paid.claimsCents)
  if (!isWhole || sumCents !== paid.amountCents) return false
  const processing = {
    items: paid.items.map(({ openItemId, amountCents }) => ({ openItemId, amountCents })),
    bookings: await bookingsOf(db, administrationId, paid.claimsCents),
  }
  const plan = await planProcessing(db, administrationId, paid.transactionId, processing, { forUpdate: true })
  // What was waived or paid since it was asked, somebody has to look at.
  if (sumOfClaims(plan.claims) !== paid.claimsCents) return false
  await processLine(db, { administrationId, userId: null, now }, plan)
  return true
}

async function bookingsOf(db: Db, administrationId: number, claimsCents: number): Promise<Processing['bookings']> {
  if (claimsCents === 0) return []
  const accountId = await claimAccount(db, administrationId)
  return [
    { accountId, amountCents: claimsCents, vatCode: null, description: 'Incassokosten en rente', contactId: null },
  ]
}
