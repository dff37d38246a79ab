import { expenses } from '@klopt/api-client/schemas'
import { administration, anyRole } from '../../kernel/access.ts'
import { route } from '../../kernel/route.ts'
import { everyItem } from '../../table-files/every-item.ts'
import { keepTable } from '../../table-files/keep-table.ts'
import { checkUpload } from '../documents/check-upload.ts'
import { expenseCategories } from './categories.ts'
import { decidingRoutes } from './deciding-routes.ts'
import { expenseFile } from './expense-file.ts'
import { expenseTable } from './expense-table.ts'
import { listExpenses, showExpense } from './list-expenses.ts'
import { deleteExpense, saveExpense, submitExpense } from './submit-expense.ts'
import { expenseAuthor, expenseReader } from './whose-expenses.ts'

const access = anyRole

const readingRoutes = [
  route(expenses.list, {
    access,
    handle: (context) => listExpenses(context.db, expenseReader(context), context.input.query),
  }),
  route(expenses.export, {
    access,
    changesNothing: true,
    isolation: 'repeatable read',
    handle: (context) => {
      const { db, user, input } = context
      const reader = expenseReader(context)
      const rows = everyItem((at) => listExpenses(db, reader, { ...input.query, ...at }))
      return keepTable(user.id, expenseTable(rows), input.query.format)
    },
  }),
  route(expenses.categories, {
    access,
    handle: (context) => expenseCategories(context.db, expenseReader(context).administrationId),
  }),
  route(expenses.get, {
    access,
    handle: (context) => showExpense(context.db, expenseReader(context), context.input.params.expenseId),
  }),
  route(expenses.photo, {
    access,
    changesNothing: true,
    handle: (context) => expenseFile(context.db, expenseReader(context), context.input.params.expenseId),
    respond: ({ name, mimeType, sha256 }, { services, administrationId }) =>
      Promise.resolve({ name, mimeType, content: services.files.stream(administrationId, sha256) }),
  }),
]

const ownRoutes = [
  route(expenses.create, {
    access,
    prepare: async ({ services, administrationId, input: { query, body } }) => {
      const file = await checkUpload(query.name, body)
      await services.files.take(administrationId, body)
      return file
    },
    handle: async (context, file) => {
      const { query } = context.input
      const input = {
        spentOn: query.spentOn,
        description: query.description ?? '', // zero: nobody said what it was
        amountCents: query.amountCents === undefined ? null : Number(query.amountCents),
        accountId: query.accountId === undefined ? null : Number(query.accountId),
        vatCode: query.vatCode ?? null,
      }
      const created = await submitExpense(context.db, expenseAuthor(context), input, file)
      context.audit('create', 'expense', created.id, { spentOn: input.spentOn, amountCents: input.amountCents })
      return created
    },
  }),
  route(expenses.save, {
    access,
    handle: async (context) => {
      const { params, body } = context.input
      const key = { expenseId: params.expenseId, version: body.version }
      const version = await saveExpense(context.db, expenseAuthor(context), key, body)
      context.audit('update', 'expense', params.expenseId, body)
      return { version }
    },
  }),
  route(expenses.delete, {
    access,
    handle: async (context) => {
      const { params, body } = context.input
      await deleteExpense(context.db, expenseAuthor(context), { expenseId: params.expenseId, version: body.version })
      context.audit('delete', 'expense', params.expenseId)
    },
  }),
]

/** Receipts that people paid themselves: handed in, judged, booked and paid back. */
export const expenseRoutes = [...readingRoutes, ...ownRoutes, ...decidingRoutes(administration('BOOKING'))]
