import type { ExpenseApproval } from '@klopt/api-client/contract'
import { documentTotals } from '@klopt/bookkeeping/documents'
import { EXPENSE_ACCOUNTS, owedAs } from '@klopt/bookkeeping/expenses'
import { purchaseInvoicePosting } from '@klopt/bookkeeping/ledger'
import { centsToDecimal } from '@klopt/bookkeeping/money'
import { chartAccount } from '../../books/complete-chart.ts'
import { createReimbursement } from '../../books/create-open-item.ts'
import { generalJournal } from '../../books/general-journal.ts'
import { firstOpenDate, postEntry } from '../../books/post-entry.ts'
import { isSmallBusiness } from '../../books/vat-rules.ts'
import { legalFormOf } from '../../books/year-closings.ts'
import type { Db } from '../../database/db.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { fromBookkeeping } from '../../kernel/from-bookkeeping.ts'
import { isMainUser } from '../members/main-user.ts'
import { expenseCategories } from './categories.ts'
import { changeExpense, lockExpense, type ExpenseKey, type ExpenseRow } from './lock-expense.ts'
import { payeeOf } from './payee.ts'
import { assertSpent } from './submit-expense.ts'
import type { ExpenseAuthor } from './whose-expenses.ts'

/**
 * Approves a receipt as who approves filled it in: costs and VAT against what is owed to who paid, or the contributions of the owner
 * of a one-man business. It is booked on its own day or the first open one. Throws `not_found`, `version_conflict`,
 * `expense_settled` and `invalid_input` by field.
 */
export async function approveExpense(
  db: Db,
  author: ExpenseAuthor,
  key: ExpenseKey,
  approval: ExpenseApproval,
): Promise<number> {
  const row = await lockExpense(db, author, key)
  if (row.state !== 'submitted') throw new ApiError('expense_settled')
  await assertApprovable(db, author, approval)
  const contactId = await creditorOf(db, author, row)
  const entryId = await post(db, author, row, { approval, contactId })
  const openItemId = contactId === null ? null : await owe(db, author, row, { approval, contactId, entryId })
  return changeExpense(db, row, {
    spent_on: approval.spentOn,
    description: approval.description.trim(),
    amount_cents: approval.amountCents,
    account_id: approval.accountId,
    vat_code: approval.vatCode,
    state: 'approved',
    decided_by: author.writtenBy,
    decided_at: author.now,
    journal_entry_id: entryId,
    open_item_id: openItemId,
  })
}

/** Declines a receipt with a reason. Throws `not_found`, `version_conflict` and `expense_settled`. */
export async function declineExpense(db: Db, author: ExpenseAuthor, key: ExpenseKey, reason: string): Promise<number> {
  const row = await lockExpense(db, author, key)
  if (row.state !== 'submitted') throw new ApiError('expense_settled')
  return changeExpense(db, row, {
    state: 'declined',
    declined_reason: reason.trim(),
    decided_by: author.writtenBy,
    decided_at: author.now,
  })
}

async function assertApprovable(
  db: Db,
  { administrationId, today }: ExpenseAuthor,
  { spentOn, accountId }: ExpenseApproval,
): Promise<void> {
  assertSpent(spentOn, today)
  const categories = await expenseCategories(db, administrationId)
  if (categories.some(({ id }) => id === accountId)) return
  throw new ApiError('invalid_input', { fields: { accountId: 'Kies een categorie uit de lijst' } })
}

/** The contact that it is owed to; null where it is a contribution. */
async function creditorOf(db: Db, { administrationId, now }: ExpenseAuthor, row: ExpenseRow): Promise<number | null> {
  const isOwner = await isMainUser(db, administrationId, row.user_id)
  if (owedAs(await legalFormOf(db, administrationId), isOwner) === 'own_funds') return null
  return payeeOf(db, administrationId, row.user_id, now)
}

interface Booking {
  readonly approval: ExpenseApproval
  readonly contactId: number | null
}

async function post(
  db: Db,
  { administrationId, writtenBy, now }: ExpenseAuthor,
  row: ExpenseRow,
  { approval, contactId }: Booking,
): Promise<number> {
  const { spentOn, vatCode, accountId } = approval
  const line = { quantity: '1', unitPrice: centsToDecimal(approval.amountCents), vatCode }
  const totals = fromBookkeeping(() =>
    documentTotals({ lines: [line], pricesIncludeVat: true, date: spentOn, statedVat: [] }),
  )
  const ownFunds =
    contactId === null ? { id: await chartAccount(db, administrationId, EXPENSE_ACCOUNTS.ownFunds) } : null
  const deductsVat = !(await isSmallBusiness(db, administrationId, spentOn))
  const lines = fromBookkeeping(() =>
    purchaseInvoicePosting(totals, {
      expenseAccounts: [{ id: accountId }],
      date: spentOn,
      deductsVat,
      ...(contactId !== null && { contactId }),
      ...(ownFunds && { payable: ownFunds }),
    }),
  )
  const entry = await postEntry(
    db,
    {
      administrationId,
      journalId: await generalJournal(db, administrationId),
      entryDate: await firstOpenDate(db, administrationId, spentOn),
      documentDate: spentOn,
      vatDate: spentOn,
      description: `Bonnetje ${row.id}: ${approval.description.trim()}`.slice(0, 500),
      sourceType: 'expense',
      sourceId: row.id,
      createdBy: writtenBy,
      at: now,
    },
    lines,
  )
  return entry.id
}

async function owe(
  db: Db,
  { administrationId }: ExpenseAuthor,
  { id }: ExpenseRow,
  { approval, contactId, entryId }: Booking & { readonly contactId: number; readonly entryId: number },
): Promise<number> {
  const item = await createReimbursement(db, {
    administrationId,
    contactId,
    journalEntryId: entryId,
    number: `Bonnetje ${id}`,
    documentDate: approval.spentOn,
    dueDate: approval.spentOn,
    amountCents: approval.amountCents,
  })
  return item.id
}
