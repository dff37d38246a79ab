import { contract } from '@klopt/api-client/schemas'
import { administration } from '../../kernel/access.ts'
import { route } from '../../kernel/route.ts'
import { deleteOssList, fileOssList, type OssFiling } from './file-list.ts'
import { saveOssReference, showOssPayment } from './oss-payment.ts'
import { ossDocument } from './oss-pdf.ts'
import { listPeriods, showList } from './read-lists.ts'
import { register, showRegistration } from './registration.ts'

const access = administration('ACCOUNTING')

const filingOf = (context: {
  administrationId: number
  user: { id: number }
  now: Date
  today: string
}): OssFiling => ({
  administrationId: context.administrationId,
  userId: context.user.id,
  now: context.now,
  today: context.today,
})

/** The one-stop shop (OSS, union scheme): whether it is used, its lists, and ticking them off. */
export const ossRoutes = [
  route(contract.oss.registration, {
    // Whoever makes invoices sees which VAT they bear.
    access: administration('BOOKING'),
    handle: ({ db, administrationId, today }) => showRegistration(db, administrationId, today),
  }),

  route(contract.oss.register, {
    access,
    handle: async ({ db, administrationId, today, audit, input: { body } }) => {
      await register(db, administrationId, body.since)
      audit('update', 'oss_registration', administrationId, body)
      return showRegistration(db, administrationId, today)
    },
  }),

  route(contract.oss.periods, {
    access,
    isolation: 'repeatable read',
    handle: ({ db, administrationId, today }) => listPeriods(db, administrationId, today),
  }),

  route(contract.oss.get, {
    access,
    isolation: 'repeatable read',
    handle: ({ db, administrationId, today, input: { query } }) => showList(db, administrationId, query, today),
  }),

  route(contract.oss.file, {
    access,
    handle: async (context) => {
      const { body } = context.input
      const id = await fileOssList(context.db, filingOf(context), body)
      context.audit('file', 'oss_list', id, body)
      return { id }
    },
  }),

  route(contract.oss.delete, {
    access,
    handle: async (context) => {
      const { listId } = context.input.params
      await deleteOssList(context.db, filingOf(context), listId)
      context.audit('delete', 'oss_list', listId)
    },
  }),

  route(contract.oss.pdf, {
    access,
    changesNothing: true,
    handle: ({ db, administrationId, input: { params } }) => ossDocument(db, administrationId, params.listId),
    respond: async (document, { services }) => ({
      name: `OSS-melding ${document.period.label}.pdf`,
      mimeType: 'application/pdf',
      content: Buffer.from(await services.pdf.renderOssList(document)),
    }),
  }),

  route(contract.oss.payment, {
    access,
    isolation: 'repeatable read',
    handle: ({ db, administrationId, input: { params } }) => showOssPayment(db, administrationId, params.listId),
  }),

  route(contract.oss.saveReference, {
    access,
    handle: async ({ db, administrationId, audit, input: { params, body } }) => {
      const { listId } = params
      await saveOssReference(db, administrationId, { listId, typed: body.reference })
      // Without what was typed: a betalingskenmerk may hold a citizen service number.
      audit('update', 'oss_payment_reference', listId)
      return showOssPayment(db, administrationId, listId)
    },
  }),
]
