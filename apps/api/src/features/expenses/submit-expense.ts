import type { ExpenseInput } from '@klopt/api-client/contract'
import type { Db } from '../../database/db.ts'
import { insertFile } from '../../files/insert-file.ts'
import { ApiError } from '../../kernel/api-error.ts'
import type { CheckedFile } from '../documents/check-upload.ts'
import { expenseCategories } from './categories.ts'
import { changeExpense, lockExpense, type ExpenseKey } from './lock-expense.ts'
import type { ExpenseAuthor } from './whose-expenses.ts'

/** The first day that the books know of. */
const FIRST_DAY = '2000-01-01'
/** Of a receipt of which nobody said what it was. */
const NO_DESCRIPTION = 'Bonnetje'

/** Hands in a receipt of who writes it, whose bytes are in the store already. Throws `invalid_input` by field. */
export async function submitExpense(
  db: Db,
  author: ExpenseAuthor,
  input: ExpenseInput,
  file: Omit<CheckedFile, 'content'>,
): Promise<{ id: number; version: number }> {
  const { administrationId, writtenBy, now } = author
  const columns = await columnsOf(db, author, input)
  const fileId = await insertFile(db, {
    administrationId,
    sha256: file.sha256,
    name: file.name,
    mimeType: file.mimeType,
    sizeBytes: file.size_bytes,
    createdBy: writtenBy,
    createdAt: now,
  })
  return db
    .insertInto('expenses')
    .values({
      administration_id: administrationId,
      user_id: author.userId,
      file_id: fileId,
      ...columns,
      state: 'submitted',
      declined_reason: null,
      decided_by: null,
      decided_at: null,
      journal_entry_id: null,
      open_item_id: null,
      deleted_at: null,
      created_by: writtenBy,
      created_at: now,
    })
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow()
}

/**
 * Changes a receipt that was not approved; one that was declined is handed in again. Throws `not_found`, `version_conflict`,
 * `expense_settled` and `invalid_input` by field.
 */
export async function saveExpense(
  db: Db,
  author: ExpenseAuthor,
  key: ExpenseKey,
  input: ExpenseInput,
): Promise<number> {
  const row = await lockExpense(db, author, key)
  if (row.state === 'approved') throw new ApiError('expense_settled')
  return changeExpense(db, row, {
    ...(await columnsOf(db, author, input)),
    state: 'submitted',
    declined_reason: null,
    decided_by: null,
    decided_at: null,
  })
}

/** Throws a receipt away. Throws `not_found`, `version_conflict` and `expense_settled`. */
export async function deleteExpense(db: Db, author: ExpenseAuthor, key: ExpenseKey): Promise<void> {
  const row = await lockExpense(db, author, key)
  if (row.state === 'approved') throw new ApiError('expense_settled')
  await changeExpense(db, row, { deleted_at: author.now })
}

async function columnsOf(db: Db, { administrationId, today }: ExpenseAuthor, input: ExpenseInput) {
  assertSpent(input.spentOn, today)
  const { accountId } = input
  const categories = accountId === null ? [] : await expenseCategories(db, administrationId)
  const category = categories.find(({ id }) => id === accountId)
  if (accountId !== null && category === undefined) {
    throw new ApiError('invalid_input', { fields: { accountId: 'Kies een categorie uit de lijst' } })
  }
  return {
    spent_on: input.spentOn,
    description: input.description.trim() || NO_DESCRIPTION,
    amount_cents: input.amountCents,
    account_id: accountId,
    vat_code: input.vatCode ?? category?.vatCode ?? null,
  }
}

/** Refuses a day on which nobody can have paid: `invalid_input`. */
export function assertSpent(day: string, today: string): void {
  if (day >= FIRST_DAY && day <= today) return
  throw new ApiError('invalid_input', { fields: { spentOn: 'Kies de dag waarop je betaalde: vandaag of eerder' } })
}
