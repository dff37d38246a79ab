import { contract } from '@klopt/api-client/schemas'
import { filedReturnOf, stateOf } from '@klopt/bookkeeping/vat'
import { administration } from '../../kernel/access.ts'
import { toTimestampOrNull } from '../../kernel/clock.ts'
import { callHooks } from '../../kernel/hooks.ts'
import { route } from '../../kernel/route.ts'
import { boxLines } from './box-lines.ts'
import { deleteCorrection, processCorrection, startCorrection, submitCorrection } from './correct-return.ts'
import { correctionDocument } from './correction-pdf.ts'
import { discoverLate } from './discover-late.ts'
import { deleteReturn, fileReturn, type Filing } from './file-return.ts'
import { returnDocument } from './return-pdf.ts'
import { savePaymentReference, showPayment } from './show-payment.ts'
import { listCorrections, showCorrection } from './show-correction.ts'
import { decideLate, showLate } from './show-late.ts'
import { showReturn, wirePeriod } from './show-return.ts'
import { readCalendar } from '../../books/vat-calendar.ts'

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
    keepsPlans: true,
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
      const { db, services, now } = context
      const filing = filingOf(context)
      const period = { kind: 'vat_return', period: body.period, reason: body.approvalReason } as const
      await callHooks(services.hooks.periodIsFiled, db, { ...filing, ...period }, now)
      const id = await fileReturn(db, filing, body)
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

  route(contract.vatPayments.get, {
    access,
    isolation: 'repeatable read',
    handle: ({ db, administrationId, input: { params } }) => showPayment(db, administrationId, params.returnId),
  }),

  route(contract.vatPayments.saveReference, {
    access,
    handle: async ({ db, administrationId, audit, input: { params, body } }) => {
      const { returnId } = params
      await savePaymentReference(db, administrationId, { returnId, typed: body.reference })
      // Without what was typed: it may hold a citizen service number.
      audit('update', 'vat_payment_reference', returnId)
      return showPayment(db, administrationId, returnId)
    },
  }),

  route(contract.vatCorrections.late, {
    access,
    isolation: 'repeatable read',
    handle: ({ db, administrationId, today }) => showLate(db, administrationId, today),
  }),

  route(contract.vatCorrections.decide, {
    access,
    handle: async (context) => {
      const { body } = context.input
      await decideLate(context.db, filingOf(context), body)
      context.audit('decide', 'late_vat', context.administrationId, body)
    },
  }),

  route(contract.vatCorrections.discover, {
    access,
    handle: async (context) => {
      const { body } = context.input
      await discoverLate(context.db, filingOf(context), body)
      context.audit('discover', 'late_vat', context.administrationId, body)
    },
  }),

  route(contract.vatCorrections.list, {
    access,
    isolation: 'repeatable read',
    handle: ({ db, administrationId, today }) => listCorrections(db, administrationId, today),
  }),

  route(contract.vatCorrections.get, {
    access,
    isolation: 'repeatable read',
    handle: ({ db, administrationId, today, input: { params } }) =>
      showCorrection(db, administrationId, params.correctionId, today),
  }),

  route(contract.vatCorrections.start, {
    access,
    handle: async (context) => {
      const { body } = context.input
      const id = await startCorrection(context.db, filingOf(context), body.periodStart)
      context.audit('create', 'vat_correction', id, body)
      return { id }
    },
  }),

  route(contract.vatCorrections.submit, {
    access,
    handle: async (context) => {
      const { params, body } = context.input
      await submitCorrection(context.db, filingOf(context), params.correctionId, body)
      context.audit('file', 'vat_correction', params.correctionId, body ?? {})
    },
  }),

  route(contract.vatCorrections.process, {
    access,
    handle: async (context) => {
      const { params, body } = context.input
      await processCorrection(context.db, filingOf(context), params.correctionId, body)
      context.audit('process', 'vat_correction', params.correctionId, body ?? {})
    },
  }),

  route(contract.vatCorrections.pdf, {
    access,
    changesNothing: true,
    isolation: 'repeatable read',
    handle: ({ db, administrationId, today, input: { params } }) =>
      correctionDocument(db, administrationId, params.correctionId, today),
    respond: async (document, { services }) => ({
      name: `Suppletie btw ${document.period.label}.pdf`,
      mimeType: 'application/pdf',
      content: Buffer.from(await services.pdf.renderVatCorrection(document)),
    }),
  }),

  route(contract.vatCorrections.delete, {
    access,
    handle: async (context) => {
      const { correctionId } = context.input.params
      await deleteCorrection(context.db, filingOf(context), correctionId)
      context.audit('delete', 'vat_correction', correctionId)
    },
  }),
]
