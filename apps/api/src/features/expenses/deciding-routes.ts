import { expenses } from '@klopt/api-client/schemas'
import type { Access } from '../../kernel/access.ts'
import { route } from '../../kernel/route.ts'
import { approveExpense, declineExpense } from './approve-expense.ts'
import { markPaid, reimburseExpenses, reopenExpense } from './reimburse.ts'
import { expenseAuthor } from './whose-expenses.ts'

/** What who books purchases does with the receipts of everybody. */
export const decidingRoutes = (access: Access<'administration'>) => [
  route(expenses.approve, {
    access,
    handle: async (context) => {
      const { params, body } = context.input
      const key = { expenseId: params.expenseId, version: body.version }
      const version = await approveExpense(context.db, expenseAuthor(context), key, body)
      context.audit('approve', 'expense', params.expenseId, {
        amountCents: body.amountCents,
        accountId: body.accountId,
      })
      return { version }
    },
  }),
  route(expenses.decline, {
    access,
    handle: async (context) => {
      const { params, body } = context.input
      const key = { expenseId: params.expenseId, version: body.version }
      const version = await declineExpense(context.db, expenseAuthor(context), key, body.reason)
      context.audit('decline', 'expense', params.expenseId, { reason: body.reason })
      return { version }
    },
  }),
  route(expenses.reopen, {
    access,
    handle: async (context) => {
      const { params, body } = context.input
      const key = { expenseId: params.expenseId, version: body.version }
      const version = await reopenExpense(context.db, expenseAuthor(context), key)
      context.audit('reopen', 'expense', params.expenseId)
      return { version }
    },
  }),
  route(expenses.reimburse, {
    access,
    handle: async (context) => {
      const { body } = context.input
      const { id, ...details } = await reimburseExpenses(
        context.db,
        context.services.files,
        expenseAuthor(context),
        body,
      )
      context.audit('create', 'payment_file', id, { ...details, expenseIds: body.expenseIds })
      return { paymentFileId: id }
    },
  }),
  route(expenses.markPaid, {
    access,
    handle: async (context) => {
      const { params, body } = context.input
      const key = { expenseId: params.expenseId, version: body.version }
      const version = await markPaid(context.db, expenseAuthor(context), key, body)
      context.audit('mark_paid', 'expense', params.expenseId, { paidOn: body.paidOn, accountId: body.accountId })
      return { version }
    },
  }),
]
