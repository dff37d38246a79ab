import { bankLinePosting, SYSTEM_ACCOUNTS, vatCodeChoices, type PostingLine, type VatCode } from '@klopt/bookkeeping'
import type { Processing } from '@klopt/api-client/contract'
import type { Selectable } from 'kysely'
import type { Db } from '../../database/db.ts'
import type { Schema } from '../../database/schema.ts'
import { ApiError } from '../../server/api-error.ts'
import { fromBookkeeping } from '../../server/from-bookkeeping.ts'
import { assertBookable } from '../ledger/assert-bookable.ts'
import { firstOpenDate, postEntry } from '../ledger/post-entry.ts'

type Transaction = Selectable<Schema['bank_transactions']>
type OpenItem = Selectable<Schema['open_items']>

export interface Processor {
  readonly administrationId: number
  readonly userId: number
  readonly now: Date
}

/** What processing a line does, before it is done. */
export interface Plan {
  readonly transaction: Transaction
  readonly items: readonly { readonly item: OpenItem; readonly amountCents: number }[]
  readonly lines: readonly PostingLine[]
}

/**
 * Works out the posting of a line; `forUpdate` holds the line and its open items, in the order of their ids. Throws
 * `already_processed`, `amount_mismatch`, `not_found` and `invalid_input`.
 */
export async function planProcessing(
  db: Db,
  administrationId: number,
  transactionId: number,
  processing: Processing,
  { forUpdate = false } = {},
): Promise<Plan> {
  const transaction = await db
    .selectFrom('bank_transactions')
    .selectAll()
    .where('administration_id', '=', administrationId)
    .where('id', '=', transactionId)
    .$if(forUpdate, (query) => query.forUpdate())
    .executeTakeFirst()
  if (!transaction) throw new ApiError('not_found')
  if (transaction.journal_entry_id !== null) throw new ApiError('already_processed')
  const items = await heldItems(db, administrationId, processing, forUpdate)
  const parts = [...processing.items, ...processing.bookings]
  if (parts.reduce((sum, part) => sum + part.amountCents, 0) !== transaction.amount_cents)
    throw new ApiError('amount_mismatch')
  await assertBookable(
    db,
    administrationId,
    processing.bookings.map(({ accountId }, index) => ({ accountId, field: `bookings.${index}.accountId` })),
  )
  return { transaction, items, lines: await postingOf(db, administrationId, transaction, items, processing) }
}

/** Books a planned line: posts it, settles its items and marks it as processed. */
export async function processLine(
  db: Db,
  processor: Processor,
  plan: Plan,
): Promise<{ journalEntryId: number; version: number }> {
  const { administrationId, now } = processor
  const { transaction } = plan
  const entry = await postEntry(
    db,
    {
      administrationId,
      journalId: transaction.journal_id,
      entryDate: await firstOpenDate(db, administrationId, transaction.transaction_date),
      documentDate: transaction.transaction_date,
      vatDate: transaction.transaction_date,
      description: descriptionOf(transaction),
      sourceType: 'bank_transaction',
      sourceId: transaction.id,
      createdBy: processor.userId,
      at: now,
    },
    plan.lines,
  )
  for (const { item, amountCents } of plan.items) await settle(db, processor, plan, entry.id, item, amountCents)
  const version = transaction.version + 1
  await db
    .updateTable('bank_transactions')
    .set({ journal_entry_id: entry.id, processed_at: now, version })
    .where('administration_id', '=', administrationId)
    .where('id', '=', transaction.id)
    .execute()
  return { journalEntryId: entry.id, version }
}

async function heldItems(
  db: Db,
  administrationId: number,
  { items }: Processing,
  forUpdate: boolean,
): Promise<Plan['items']> {
  if (items.length === 0) return []
  const rows = await db
    .selectFrom('open_items')
    .selectAll()
    .where('administration_id', '=', administrationId)
    .where(
      'id',
      'in',
      items.map((item) => item.openItemId),
    )
    .orderBy('id')
    .$if(forUpdate, (query) => query.forUpdate())
    .execute()
  const left = new Map(rows.map((row) => [row.id, row.open_cents]))
  return items.map(({ openItemId, amountCents }) => {
    const item = rows.find((row) => row.id === openItemId)
    if (!item) throw new ApiError('not_found')
    // An item may be named more than once: together they are no more than what is open.
    const after = (left.get(openItemId) ?? 0) - settledBy(item, amountCents)
    left.set(openItemId, after)
    const isBeyond = item.open_cents > 0 ? after < 0 || after > item.open_cents : after > 0 || after < item.open_cents
    if (amountCents === 0 || isBeyond) {
      throw new ApiError('amount_mismatch', { fields: { items: `Op ${item.number} staat niet zoveel meer open.` } })
    }
    return { item, amountCents }
  })
}

/** How much of an open item a part of a bank line settles: money in pays a receivable, money out a payable. */
function settledBy(item: OpenItem, amountCents: number): number {
  return item.kind === 'receivable' ? amountCents : -amountCents
}

async function postingOf(
  db: Db,
  administrationId: number,
  transaction: Transaction,
  items: Plan['items'],
  processing: Processing,
) {
  const { account_id: bankAccountId } = await db
    .selectFrom('journals')
    .select('account_id')
    .where('administration_id', '=', administrationId)
    .where('id', '=', transaction.journal_id)
    .executeTakeFirstOrThrow()
  const { small_business_scheme: kor } = await db
    .selectFrom('administrations')
    .select('small_business_scheme')
    .where('id', '=', administrationId)
    .executeTakeFirstOrThrow()
  return fromBookkeeping(() =>
    bankLinePosting({
      bankAccount: { id: bankAccountId ?? 0 },
      amountCents: transaction.amount_cents,
      items: items.map(({ item, amountCents }) => ({
        account: { rgs: SYSTEM_ACCOUNTS[item.kind === 'receivable' ? 'receivables' : 'payables'] },
        amountCents,
        description: item.number,
        ...(item.contact_id !== null && { contactId: item.contact_id }),
      })),
      bookings: processing.bookings.map((booking) => ({
        account: { id: booking.accountId },
        amountCents: booking.amountCents,
        vatCode: vatCodeOf(booking.vatCode),
        ...(booking.description.trim() !== '' && { description: booking.description.trim() }),
      })),
      date: transaction.transaction_date,
      kor,
    }),
  )
}

const choices = [...vatCodeChoices('sale'), ...vatCodeChoices('purchase')]

function vatCodeOf(text: string | null): VatCode | null {
  if (text === null) return null
  const choice = choices.find(({ code }) => code === text)
  if (!choice) throw new ApiError('invalid_input', { fields: { bookings: 'Kies een btw-tarief uit de lijst' } })
  return choice.code
}

async function settle(
  db: Db,
  { administrationId, now }: Processor,
  plan: Plan,
  entryId: number,
  item: OpenItem,
  amountCents: number,
) {
  const settled = settledBy(item, amountCents)
  await db
    .updateTable('open_items')
    .set((expression) => ({ open_cents: expression('open_cents', '-', settled) }))
    .where('administration_id', '=', administrationId)
    .where('id', '=', item.id)
    .execute()
  await db
    .insertInto('settlements')
    .values({
      administration_id: administrationId,
      open_item_id: item.id,
      bank_transaction_id: plan.transaction.id,
      journal_entry_id: entryId,
      amount_cents: settled,
      settled_on: plan.transaction.transaction_date,
      undone_at: null,
      created_at: now,
    })
    .execute()
}

function descriptionOf({ counterparty_name: name, description }: Transaction): string {
  return (
    [name, description]
      .filter((text) => text !== null && text !== '')
      .join(' · ')
      .slice(0, 500) || 'Bankregel'
  )
}
