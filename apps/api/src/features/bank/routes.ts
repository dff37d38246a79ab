import { vatCodeChoices } from '@klopt/bookkeeping/vat'
import { contract } from '@klopt/api-client/schemas'
import { administration } from '../../kernel/access.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { route } from '../../kernel/route.ts'
import { everyItem } from '../../table-files/every-item.ts'
import { keepTable } from '../../table-files/keep-table.ts'
import { resolveAccounts } from '../../books/post-entry.ts'
import { bankBooks } from './bank-books.ts'
import { bookOpening } from './bank-opening.ts'
import { openItemRows } from './candidates.ts'
import { bookDifference, countCash, listCounts } from './cash-counts.ts'
import { createRule } from './create-rule.ts'
import { feedRoutes } from './feeds/feed-routes.ts'
import { importRoutes } from './import-routes.ts'
import { addLine, removeLine } from './line-by-hand.ts'
import { presentOpenItem } from './present-suggestion.ts'
import { previewPosting } from './preview-posting.ts'
import { planProcessing, processLine, type Processor } from './process-line.ts'
import { listTransactions, pageTransactions, showTransaction } from './transactions.ts'
import { ruleOfBooking } from './rule-of-booking.ts'
import { mappingRoutes } from './import-mappings/mapping-routes.ts'
import { mutedRoutes } from './muted/muted-routes.ts'
import { ruleRoutes } from './rule-routes.ts'
import { runRoutes } from './runs/run-routes.ts'
import { undoLine } from './undo-line.ts'
import { waitingPayables } from './waiting-payables.ts'
import { bookOtherSide } from './transfers/book-other-side.ts'
import { lockLineAndSides } from './transfers/lock-sides.ts'
import { transactionTable } from './transaction-table.ts'

const access = administration('BOOKING')

const processorOf = (context: { administrationId: number; user: { id: number }; now: Date }): Processor => ({
  administrationId: context.administrationId,
  userId: context.user.id,
  now: context.now,
})

const readRoutes = [
  route(contract.bank.waitingPayables, {
    access,
    handle: ({ db, administrationId }) => waitingPayables(db, administrationId),
  }),

  route(contract.bank.books, {
    access,
    keepsPlans: true,
    handle: ({ db, administrationId }) => bankBooks(db, administrationId),
  }),

  route(contract.bank.transactions, {
    access,
    keepsPlans: ['journalId', 'state'],
    handle: ({ db, administrationId, input: { query } }) => listTransactions(db, administrationId, query),
  }),

  route(contract.bank.exportTransactions, {
    access,
    changesNothing: true,
    isolation: 'repeatable read',
    handle: ({ db, administrationId, user, input: { query } }) => {
      const rows = everyItem((at) => pageTransactions(db, administrationId, { ...query, ...at }))
      return keepTable(user.id, transactionTable(rows), query.format)
    },
  }),

  route(contract.bank.transaction, {
    access,
    keepsPlans: true,
    handle: ({ db, administrationId, input: { params } }) =>
      showTransaction(db, administrationId, params.transactionId),
  }),

  route(contract.bank.openItems, {
    access,
    handle: async ({ db, administrationId, input: { query } }) => {
      const wanted = query.search?.trim().toLowerCase() ?? '' // zero: not given, so anything will do
      const rows = await openItemRows(db, administrationId)
      return rows
        .filter((row) => `${row.number} ${row.contact_name ?? ''}`.toLowerCase().includes(wanted)) // zero: not given, so anything will do
        .slice(0, 50)
        .map(presentOpenItem)
    },
  }),

  route(contract.bank.vatCodes, {
    access,
    handle: async () => {
      // A supply within the EU asks its customer: it is an invoice, or an entry.
      const choices = (side: 'sale' | 'purchase') =>
        vatCodeChoices(side).flatMap(({ code, label, icp }) => (icp === null ? { code, label } : []))
      return { in: choices('sale'), out: choices('purchase') }
    },
  }),

  route(contract.bank.postingPreview, {
    access,
    changesNothing: true,
    handle: async ({ db, administrationId, input: { params, body } }) => {
      const { lines } = await planProcessing(db, administrationId, params.transactionId, body)
      return {
        lines: await previewPosting(db, administrationId, lines, await resolveAccounts(db, administrationId, lines)),
      }
    },
  }),
]

const handRoutes = [
  route(contract.bank.addLine, {
    access,
    handle: async (context) => {
      const { params, body } = context.input
      const { today } = context
      const line = await addLine(context.db, processorOf(context), { journalId: params.journalId, today, ...body })
      context.audit('create', 'bank_transaction', line.id, {
        journalId: params.journalId,
        amountCents: body.amountCents,
        ...(body.acceptNegativeBalance && { acceptNegativeBalance: true }),
      })
      return line
    },
  }),

  route(contract.bank.removeLine, {
    access,
    handle: async ({ db, administrationId, audit, input: { params, body } }) => {
      await removeLine(db, administrationId, { transactionId: params.transactionId, version: body.version })
      audit('delete', 'bank_transaction', params.transactionId)
    },
  }),

  route(contract.bank.cashCounts, {
    access,
    handle: ({ db, administrationId, input: { params } }) => listCounts(db, administrationId, params.journalId),
  }),

  route(contract.bank.countCash, {
    access,
    handle: async (context) => {
      const { params, body } = context.input
      const request = { journalId: params.journalId, today: context.today, ...body }
      const count = await countCash(context.db, processorOf(context), request)
      context.audit('create', 'cash_count', count.id, { ...body, differenceCents: count.differenceCents })
      return count
    },
  }),

  route(contract.bank.bookCashDifference, {
    access,
    handle: async (context) => {
      const { params, body } = context.input
      const request = { countId: params.countId, differenceCents: body.differenceCents }
      const booked = await bookDifference(context.db, processorOf(context), request)
      context.audit('book', 'cash_count', params.countId, { ...body, ...booked })
      return booked
    },
  }),
]

const processRoutes = [
  route(contract.bank.bookOpening, {
    access,
    handle: async (context) => {
      const { params, body } = context.input
      const journalEntryId = await bookOpening(context.db, processorOf(context), { ...params, ...body })
      context.audit('book_opening', 'journal', params.journalId, body)
      return { journalEntryId }
    },
  }),

  route(contract.bank.process, {
    access,
    handle: async (context) => {
      const { db, administrationId, audit, input } = context
      const { params, body } = input
      await lockLineAndSides(db, administrationId, params.transactionId)
      const plan = await planProcessing(db, administrationId, params.transactionId, body, { forUpdate: true })
      if (plan.transaction.version !== body.version) throw new ApiError('version_conflict')
      const processor = processorOf(context)
      // Asked before it makes a rule of its own, by which it was not booked.
      const byRule = await ruleOfBooking(db, administrationId, plan.transaction, body)
      const hasRule = body.createRule && (await createRule(db, processor, plan, body))
      const done = await processLine(db, processor, plan, hasRule ? null : byRule)
      audit('process', 'bank_transaction', params.transactionId, { rule: hasRule, ...(byRule !== null && { byRule }) })
      const other = await bookOtherSide(db, processor, plan.transaction, body)
      if (other?.wasWaiting) audit('process', 'bank_transaction', other.id, { otherSideOf: params.transactionId })
      return { ...done, otherLineId: other?.id ?? null }
    },
  }),

  route(contract.bank.undo, {
    access,
    handle: async (context) => {
      const { params, body } = context.input
      const key = { transactionId: params.transactionId, version: body.version }
      const { version, otherLineId } = await undoLine(context.db, processorOf(context), key)
      context.audit('undo', 'bank_transaction', params.transactionId)
      if (otherLineId !== null)
        context.audit('undo', 'bank_transaction', otherLineId, { otherSideOf: params.transactionId })
      return { version }
    },
  }),
]

/** The bank: statements in, lines matched and booked, and taken back. */
export const bankRoutes = [
  ...importRoutes,
  ...readRoutes,
  ...handRoutes,
  ...ruleRoutes,
  ...mappingRoutes,
  ...mutedRoutes,
  ...runRoutes,
  ...feedRoutes,
  ...processRoutes,
]
