import * as v from 'valibot'
import { defineArea, defineCall } from './call.ts'
import {
  cents,
  date,
  exportQuery,
  fileName,
  id,
  idText,
  optionalText,
  requiredText,
  segments,
  sortedPage,
  sortedQuery,
  version,
} from './wire.ts'

const ROOT = '/administrations/{administrationId}/expenses' as const
const ONE = `${ROOT}/{expenseId}` as const
const STALE = ['expenses', 'reports', 'dashboard'] as const
/** What is booked is owed, and counts for VAT. */
const BOOKED = ['expenses', 'reports', 'dashboard', 'payments', 'vat', 'contacts'] as const
const sortable = ['spentOn'] as const

/** The VAT that a receipt of a shop can show. */
export const expenseVatCode = v.picklist(
  ['purchase_high', 'purchase_low', 'purchase_zero', 'purchase_none'],
  'Kies een btw-tarief',
)
/** Reimbursed as soon as nothing of it is owed any more; that of the owner of a one-man business as it is approved. */
const expenseState = v.picklist(['submitted', 'approved', 'declined', 'reimbursed'])
export type ExpenseState = v.InferOutput<typeof expenseState>

const amountCents = v.pipe(
  cents,
  v.minValue(1, 'Vul een bedrag boven nul in'),
  v.maxValue(9_999_999_99, 'Dit bedrag is te groot'),
)
const filter = {
  from: v.optional(date),
  to: v.optional(date),
  state: v.optional(expenseState),
}

/** What is left out, who approves it fills in. */
export const expenseInput = v.object({
  spentOn: date,
  description: requiredText(200),
  /** With VAT. */
  amountCents: v.nullable(amountCents),
  accountId: v.nullable(id),
  vatCode: v.nullable(expenseVatCode),
})
export type ExpenseInput = v.InferInput<typeof expenseInput>

const approval = v.object({
  spentOn: date,
  description: requiredText(200),
  amountCents,
  accountId: id,
  vatCode: expenseVatCode,
  version,
})
export type ExpenseApproval = v.InferInput<typeof approval>

const expense = v.object({
  id,
  ...expenseInput.entries,
  description: optionalText(200),
  userId: id,
  userName: v.string(),
  accountName: v.nullable(v.string()),
  state: expenseState,
  declinedReason: v.nullable(v.string()),
  /** What of it is still owed. */
  openCents: cents,
  journalEntryId: v.nullable(id),
  /** The contact that it is owed to, and whether it can be paid by file. */
  contactId: v.nullable(id),
  hasIban: v.boolean(),
  paymentFileId: v.nullable(id),
  fileName: v.string(),
  mimeType: v.string(),
  version,
})
export type Expense = v.InferOutput<typeof expense>

const versioned = v.object({ version })

/** Receipts that people paid themselves. */
export const expenses = defineArea('expenses', {
  list: defineCall({
    method: 'GET',
    base: 'v2',
    path: ROOT,
    summary: "Receipts by day, the last first: one's own, for who books purchases those of everybody",
    query: v.object({ ...sortedQuery(sortable), ...filter }),
    response: v.object({
      ...sortedPage(expense).entries,
      /** What has no amount yet is counted and not summed. */
      segments: segments(['all', 'submitted', 'approved', 'declined', 'reimbursed'], {
        amountCents: v.nullable(cents),
      }),
    }),
  }),
  export: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ROOT}/export`,
    summary: 'The receipts of a filter as CSV or XLSX',
    query: v.object({ ...exportQuery(sortable), ...filter }),
    response: 'file',
    errors: ['export_running'],
  }),
  categories: defineCall({
    method: 'GET',
    base: 'v2',
    path: `${ROOT}/categories`,
    summary: 'What a receipt can be for: the accounts of costs in use, with the VAT that goes with each',
    response: v.array(v.object({ id, name: v.string(), vatCode: expenseVatCode })),
  }),
  get: defineCall({
    method: 'GET',
    base: 'v2',
    path: ONE,
    summary: 'One receipt',
    response: expense,
  }),
  photo: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ONE}/photo`,
    summary: 'The photo or PDF of a receipt',
    response: 'file',
  }),
  create: defineCall({
    method: 'POST',
    base: 'v2',
    path: ROOT,
    summary: 'Hand in a receipt of oneself: its photo, with what is known of it',
    query: v.object({
      ...fileName.entries,
      spentOn: date,
      description: v.optional(optionalText(200)),
      amountCents: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/, 'Vul een bedrag boven nul in'))),
      accountId: v.optional(idText),
      vatCode: v.optional(expenseVatCode),
    }),
    body: 'file',
    response: v.object({ id, version }),
    errors: ['file_type_invalid', 'too_large'],
    stale: STALE,
    idempotent: true,
    bodyLimitBytes: 10_485_760,
  }),
  save: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ONE}/save`,
    summary: 'Change a receipt that was not approved; one that was declined is handed in again',
    body: v.object({ ...expenseInput.entries, version }),
    response: versioned,
    errors: ['version_conflict', 'expense_settled'],
    stale: STALE,
    idempotent: true,
  }),
  delete: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ONE}/delete`,
    summary: 'Throw a receipt away that was not approved',
    body: versioned,
    errors: ['version_conflict', 'expense_settled'],
    stale: STALE,
    idempotent: true,
  }),
  approve: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ONE}/approve`,
    summary: 'Approve a receipt as it is filled in: it is booked, and owed to who paid',
    body: approval,
    response: versioned,
    errors: ['version_conflict', 'expense_settled', 'period_locked'],
    stale: BOOKED,
    idempotent: true,
  }),
  decline: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ONE}/decline`,
    summary: 'Decline a receipt, with a reason that who handed it in reads',
    body: v.object({ version, reason: requiredText(500) }),
    response: versioned,
    errors: ['version_conflict', 'expense_settled'],
    stale: STALE,
    idempotent: true,
  }),
  reopen: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ONE}/reopen`,
    summary: 'Take back the decision on a receipt: what was booked is reversed, unless it was paid',
    body: versioned,
    response: versioned,
    errors: ['version_conflict', 'expense_settled'],
    stale: BOOKED,
    idempotent: true,
  }),
  reimburse: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ROOT}/reimburse`,
    summary: 'Make a payment file of approved receipts',
    body: v.object({
      expenseIds: v.pipe(v.array(id), v.minLength(1, 'Kies minstens één bonnetje'), v.maxLength(500)),
      /** The bank account it is paid from. */
      journalId: id,
      executionDate: date,
      /** Of who is paid, where their contact has none yet. */
      iban: v.optional(v.nullable(optionalText(42))),
    }),
    response: v.object({ paymentFileId: id }),
    errors: ['expense_settled', 'payment_not_possible'],
    stale: BOOKED,
    idempotent: true,
  }),
  markPaid: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ONE}/mark-paid`,
    summary: 'Say that a receipt was paid back otherwise, such as in cash, and of which account',
    body: v.object({ version, paidOn: date, accountId: id }),
    response: versioned,
    errors: ['version_conflict', 'expense_settled', 'period_locked'],
    stale: BOOKED,
    idempotent: true,
  }),
})
