import { contract } from '@klopt/api-client/schemas'
import { filedReturnOf, stateOf } from '@klopt/bookkeeping/vat'
import { administration } from '../../kernel/access.ts'
import { toTimestampOrNull } from '../../kernel/clock.ts'
import { route } from '../../kernel/route.ts'
import { boxLines } from './box-lines.ts'
import { deleteReturn, fileReturn, type Filing } from './file-return.ts'
import { returnDocument } from './return-pdf.ts'
import { showReturn, wirePeriod } from './show-return.ts'
import { readCalendar } from './read-calendar.ts'

const access = administration('ACCOUNTING')

const filingOf = (context: { administrationId: number; user: { id: number }; now: Date; today: string }): Filing => ({
  administrationId: context.administrationId,
  userId: context.user.id,
  now: context.now,
  today: context.today,
})

/** VAT: the returns, what they are made of, and filing them. */
export const vatRoutes = [
  route(contract.vat.periods, {
    access,
    handle: async ({ db, administrationId, today }) => {
      const calendar = await readCalendar(db, administrationId, today)
      return calendar.periods.toReversed().map((period) => {
        const filed = filedReturnOf(calendar, period)
        return {
          ...wirePeriod(period),
          state: stateOf(calendar, period, today),
          payableEuros: filed?.payable_euros ?? null,
          filedAt: toTimestampOrNull(filed?.filed_at ?? null),
        }
      })
    },
  }),

  route(contract.vat.return, {
    access,
    isolation: 'repeatable read',
    handle: ({ db, administrationId, today, input: { query } }) => showReturn(db, administrationId, query, today),
  }),

  route(contract.vat.boxLines, {
    access,
    handle: ({ db, administrationId, today, input: { query } }) => boxLines(db, administrationId, query, today),
  }),

  route(contract.vat.file, {
    access,
    handle: async (context) => {
      const { body } = context.input
      const id = await fileReturn(context.db, filingOf(context), body)
      context.audit('file', 'vat_return', id, body)
      return { id }
    },
  }),

  route(contract.vat.delete, {
    access,
    handle: async (context) => {
      const { returnId } = context.input.params
      await deleteReturn(context.db, filingOf(context), returnId)
      context.audit('delete', 'vat_return', returnId)
    },
  }),

  route(contract.vat.pdf, {
    access,
    changesNothing: true,
    handle: ({ db, administrationId, input: { params } }) => returnDocument(db, administrationId, params.returnId),
    respond: async (document, { services }) => ({
      name: `Btw-aangifte ${document.period.label}.pdf`,
      mimeType: 'application/pdf',
      content: Buffer.from(await services.pdf.renderVatReturn(document)),
    }),
  }),
]
