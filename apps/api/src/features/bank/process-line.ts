import { bankLinePosting } from '@klopt/bookkeeping/bank'
import { accountOfOpenItem, EXCHANGE_DIFFERENCES, type PostingLine } from '@klopt/bookkeeping/ledger'
import { must } from '@klopt/bookkeeping/money'
import type { Processing } from '@klopt/api-client/contract'
import type { Selectable } from 'kysely'
import type { Db } from '../../database/db.ts'
import type { Schema } from '../../database/schema.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { fromBookkeeping } from '../../kernel/from-bookkeeping.ts'
import { assertBookable } from '../../books/assert-bookable.ts'
import { chartAccount } from '../../books/complete-chart.ts'
import { lockItems, type PlannedItem } from '../../books/lock-items.ts'
import { firstOpenDate, postEntry } from '../../books/post-entry.ts'
import { lockForScheme } from '../../books/vat-rules.ts'
import { settleItem } from '../../books/settle-item.ts'
import { listConflicts } from '../contacts/list-conflicts.ts'
import { claimsPaidBy, keepClaimsPaid, type AskedClaim } from '../../books/claims.ts'
import { endScheme } from '../small-business-scheme/change-scheme.ts'
import type { SchemeEnd } from '../small-business-scheme/scheme-end.ts'
import { postUnderScheme, type SchemePosting } from '../small-business-scheme/under-scheme.ts'
import { assertContacts } from './assert-contacts.ts'
import { keepCredits, type Credit } from './customer-credits.ts'
import { choiceOfVat } from './vat-choice.ts'

type Transaction = Selectable<Schema['bank_transactions']>

export interface Processor {
  readonly administrationId: number
  readonly userId: number
  readonly now: Date
}

/** What processing a line does, before it is done. */
export interface Plan {
  readonly transaction: Transaction
  readonly items: readonly PlannedItem[]
  readonly credits: readonly Credit[]
  /** Costs and interest of a demand that it pays beside its invoices. */
  readonly claims: readonly AskedClaim[]
  readonly lines: readonly PostingLine[]
  /** Of sales that take the turnover over the limit of the small-business scheme. */
  readonly schemeEnd: SchemeEnd | null
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
  if (forUpdate) await lockForScheme(db, administrationId)
  const transaction = await db
    .selectFrom('bank_transactions')
    .selectAll()
    .where('administration_id', '=', administrationId)
    .where('id', '=', transactionId)
    .$if(forUpdate, (query) => query.forUpdate())
    .executeTakeFirst()
  if (!transaction) throw new ApiError('not_found')
  if (transaction.journal_entry_id !== null) throw new ApiError('already_processed')
  const items = await lockItems(db, administrationId, processing.items, {
    forUpdate,
    paidOn: transaction.transaction_date,
    fieldOf: () => 'items',
    mayReturn: true,
  })
  const credits = processing.credits ?? [] // zero: nobody paid too much
  const parts = [...processing.items, ...processing.bookings, ...credits]
  if (parts.reduce((sum, part) => sum + part.amountCents, 0) !== transaction.amount_cents)
    throw new ApiError('amount_mismatch')
  await assertBookable(
    db,
    administrationId,
    processing.bookings.map(({ accountId }, index) => ({ accountId, field: `bookings.${index}.accountId` })),
  )
  await assertContacts(db, administrationId, 'bookings', processing.bookings)
  await assertContacts(db, administrationId, 'credits', credits)
  const openItemIds = items.map(({ item }) => item.id)
  const claims = await claimsPaidBy(db, administrationId, { openItemIds, bookings: processing.bookings })
  const posting = await postingOf(db, administrationId, { transaction, items, credits }, processing)
  const conflict = (await listConflicts(db, administrationId, posting.lines)).find((text) => text !== null)
  if (conflict) throw new ApiError('invalid_input', { fields: { bookings: conflict } })
  return { transaction, items, credits, claims, ...posting }
}

/** Books a planned line: posts it, settles its items and marks it as processed. */
export async function processLine(
  db: Db,
  /** Nobody, where a payment that landed books itself. */
  processor: Omit<Processor, 'userId'> & { readonly userId: number | null },
  plan: Plan,
  /** The rule that books it so; null when somebody chose. */
  ruleId: number | null = null,
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
  for (const { item, settledCents, foreignSettled, vatDue } of plan.items) {
    await settleItem(db, {
      administrationId,
      item,
      bankTransactionId: transaction.id,
      journalEntryId: entry.id,
      amountCents: settledCents,
      settledOn: transaction.transaction_date,
      vatDue,
      foreignAmount: foreignSettled,
      at: now,
    })
  }
  await keepClaimsPaid(db, administrationId, plan.claims, entry.id)
  if (plan.schemeEnd) await endScheme(db, processor, plan.schemeEnd)
  await keepCredits(db, { administrationId, transaction, journalEntryId: entry.id }, plan.credits)
  const version = transaction.version + 1
  await db
    .updateTable('bank_transactions')
    .set({ journal_entry_id: entry.id, processed_at: now, rule_id: ruleId, version })
    .where('administration_id', '=', administrationId)
    .where('id', '=', transaction.id)
    .execute()
  return { journalEntryId: entry.id, version }
}

async function postingOf(
  db: Db,
  administrationId: number,
  { transaction, items, credits }: Pick<Plan, 'transaction' | 'items' | 'credits'>,
  processing: Processing,
): Promise<SchemePosting> {
  const { account_id: bankAccountId } = await db
    .selectFrom('ledger_journals')
    .select('account_id')
    .where('administration_id', '=', administrationId)
    .where('id', '=', transaction.journal_id)
    .executeTakeFirstOrThrow()
  const hasDifference = items.some(({ exchangeCents }) => exchangeCents !== 0)
  const exchangeId = hasDifference ? await chartAccount(db, administrationId, EXCHANGE_DIFFERENCES) : null
  const date = transaction.transaction_date
  return postUnderScheme(db, administrationId, { day: date }, (kor) =>
    fromBookkeeping(() =>
      bankLinePosting({
        bankAccount: { id: must(bankAccountId, 'the account of a bank book') },
        amountCents: transaction.amount_cents,
        ...(exchangeId !== null && { exchangeAccount: { id: exchangeId } }),
        items: [...items.map(settledOf), ...credits.map(creditOf)],
        bookings: processing.bookings.map(bookingOf),
        date,
        kor,
      }),
    ),
  )
}

const bookingOf = ({ accountId, amountCents, vatCode, contactId, description }: Processing['bookings'][number]) => ({
  account: { id: accountId },
  amountCents,
  vatCode: choiceOfVat(vatCode, 'bookings'),
  ...(contactId && { contactId }),
  ...(description.trim() !== '' && { description: description.trim() }),
})

const settledOf = ({ item, amountCents, exchangeCents, vatDue, vatMoved }: PlannedItem) => ({
  account: accountOfOpenItem(item.kind),
  amountCents,
  exchangeCents,
  description: item.number,
  ...(item.contact_id !== null && { contactId: item.contact_id }),
  ...(vatDue && { vatDue }),
  ...(vatMoved && { vatMoved }),
})

const creditOf = ({ contactId, amountCents }: Credit) => ({
  account: accountOfOpenItem('receivable'),
  amountCents,
  description: 'Tegoed',
  contactId,
})

function descriptionOf({ counterparty_name: name, description }: Transaction): string {
  return (
    [name, description]
      .filter((text) => text !== null && text !== '')
      .join(' · ')
      .slice(0, 500) || 'Bankregel'
  )
}
