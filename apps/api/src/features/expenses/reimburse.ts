import type { BodyOf, contract } from '@klopt/api-client/contract'
import { PostingBuilder, SYSTEM_ACCOUNTS } from '@klopt/bookkeeping/ledger'
import { must } from '@klopt/bookkeeping/money'
import { accountsById } from '../../books/accounts-by-id.ts'
import { assertBookable } from '../../books/assert-bookable.ts'
import { assertOpenDay } from '../../books/assert-open-day.ts'
import { generalJournal } from '../../books/general-journal.ts'
import { lockOpenItems, type OpenItemRow } from '../../books/lock-open-items.ts'
import { postEntry } from '../../books/post-entry.ts'
import { reverseEntry } from '../../books/reverse-entry.ts'
import { settleItem } from '../../books/settle-item.ts'
import type { Db } from '../../database/db.ts'
import type { FileStore } from '../../files/file-store.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { inOrder } from '../../kernel/each-of-several.ts'
import { createPaymentFile, type CreatedFile } from '../payments/create-file.ts'
import { heldByFile } from '../payments/held-items.ts'
import { changeExpense, lockExpense, type ExpenseKey, type ExpenseRow } from './lock-expense.ts'
import { keepIban } from './payee.ts'
import type { ExpenseAuthor } from './whose-expenses.ts'

/** Makes a payment file of receipts that are owed. Throws `expense_settled`, `payment_not_possible` and `invalid_input` by field. */
export async function reimburseExpenses(
  db: Db,
  files: FileStore,
  author: ExpenseAuthor,
  { expenseIds, journalId, executionDate, iban }: BodyOf<typeof contract.expenses.reimburse>,
): Promise<CreatedFile> {
  const { administrationId, writtenBy, now, today } = author
  const ids: number[] = []
  for (const expenseId of inOrder(expenseIds)) {
    ids.push(owedItemOf(await lockExpense(db, author, { expenseId })))
  }
  const items = await lockOpenItems(db, administrationId, { ids })
  const held = await heldByFile(db, administrationId, ids)
  if (held.size > 0 || items.some(({ open_cents: openCents }) => openCents === 0)) throw new ApiError('expense_settled')
  if (iban)
    for (const { contact_id: contactId } of items)
      await keepIban(db, administrationId, must(contactId, 'whom a receipt is owed to'), iban)
  const chosen = items.map(({ id, open_cents: amountCents }) => ({ openItemId: id, amountCents }))
  return createPaymentFile(
    db,
    files,
    { administrationId, userId: writtenBy, now, today },
    { journalId, executionDate, items: chosen },
  )
}

/** Says that a receipt was paid back otherwise, off an account of the balance sheet. Throws `expense_settled` and `invalid_input`. */
export async function markPaid(
  db: Db,
  author: ExpenseAuthor,
  key: ExpenseKey,
  { paidOn, accountId }: { readonly paidOn: string; readonly accountId: number },
): Promise<number> {
  const { administrationId, writtenBy, now } = author
  const row = await lockExpense(db, author, key)
  await assertPayingAccount(db, administrationId, accountId)
  if (paidOn > author.today)
    throw new ApiError('invalid_input', { fields: { paidOn: 'Kies vandaag of een eerdere dag' } })
  await assertOpenDay(db, administrationId, paidOn, 'paidOn')
  const item = await lockOpenItem(db, row)
  const description = `Bonnetje ${row.id} vergoed`
  const contactId = must(item.contact_id, 'whom a receipt is owed to')
  const entry = await postEntry(
    db,
    {
      administrationId,
      journalId: await generalJournal(db, administrationId),
      entryDate: paidOn,
      description,
      sourceType: 'expense',
      sourceId: row.id,
      createdBy: writtenBy,
      at: now,
    },
    new PostingBuilder()
      .debit({ rgs: SYSTEM_ACCOUNTS.payables }, item.open_cents, { contactId, description })
      .credit({ id: accountId }, item.open_cents, { description })
      .build(),
  )
  await settle(db, author, item, { entryId: entry.id, day: paidOn })
  return changeExpense(db, row, {})
}

/**
 * Takes the decision on a receipt back, so that it waits again: what was booked is reversed. Throws `expense_settled` for one that
 * was paid back or stands in a payment file.
 */
export async function reopenExpense(db: Db, author: ExpenseAuthor, key: ExpenseKey): Promise<number> {
  const { administrationId, writtenBy, now } = author
  const row = await lockExpense(db, author, key)
  if (row.state === 'submitted') throw new ApiError('expense_settled')
  if (row.journal_entry_id !== null) {
    const item = row.open_item_id === null ? null : await lockOpenItem(db, row)
    const reversal = await reverseEntry(db, {
      administrationId,
      entryId: row.journal_entry_id,
      description: `Bonnetje ${row.id} teruggedraaid`,
      createdBy: writtenBy,
      at: now,
    })
    if (item) await settle(db, author, item, { entryId: reversal.id, day: row.spent_on })
  }
  return changeExpense(db, row, {
    state: 'submitted',
    declined_reason: null,
    decided_by: null,
    decided_at: null,
    journal_entry_id: null,
    open_item_id: null,
  })
}

function owedItemOf({ state, open_item_id: openItemId }: ExpenseRow): number {
  if (state !== 'approved' || openItemId === null) throw new ApiError('expense_settled')
  return openItemId
}

/** What is owed of a receipt, held; refuses what was paid in part or stands in a payment file. */
async function lockOpenItem(db: Db, row: ExpenseRow): Promise<OpenItemRow> {
  const id = owedItemOf(row)
  const [item] = await lockOpenItems(db, row.administration_id, { ids: [id] })
  const owed = must(item, 'what is owed of a receipt')
  const isHeld = (await heldByFile(db, row.administration_id, [id])).size > 0
  if (owed.open_cents !== owed.amount_cents || isHeld) throw new ApiError('expense_settled')
  return owed
}

async function settle(
  db: Db,
  { administrationId, now }: ExpenseAuthor,
  item: OpenItemRow,
  { entryId, day }: { readonly entryId: number; readonly day: string },
): Promise<void> {
  await settleItem(db, {
    administrationId,
    item: { id: item.id, postponed_vat: null, foreign_amount: null },
    bankTransactionId: null,
    journalEntryId: entryId,
    amountCents: item.open_cents,
    settledOn: day,
    vatDue: null,
    at: now,
  })
}

/** Money leaves the balance sheet: what it is paid from is no turnover and no costs. */
async function assertPayingAccount(db: Db, administrationId: number, accountId: number): Promise<void> {
  await assertBookable(db, administrationId, [{ accountId, field: 'accountId' }])
  const account = (await accountsById(db, administrationId, [accountId])).get(accountId)
  if (account && account.type !== 'revenue' && account.type !== 'expense') return
  throw new ApiError('invalid_input', { fields: { accountId: 'Kies een balansrekening, zoals Kas' } })
}
