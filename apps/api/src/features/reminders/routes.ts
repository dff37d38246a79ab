import { reminders } from '@klopt/api-client/schemas'
import { waiveClaim } from '../../books/claims.ts'
import { administration } from '../../kernel/access.ts'
import { inOrder } from '../../kernel/each-of-several.ts'
import { route } from '../../kernel/route.ts'
import { assertContact } from '../contacts/find-customer.ts'
import { keepTable } from '../../table-files/keep-table.ts'
import { deliverLetter } from './change-letter.ts'
import { dueTable } from './due-table.ts'
import { changePause } from './pauses.ts'
import { previewLetter } from './preview-letter.ts'
import { remindOfInvoice, sendDueLetters, type Sender } from './send-letter.ts'
import { debtorOf, dueLetters, remindersOfInvoice } from './show-reminders.ts'
import { createStep, deleteStep, saveReminderSettings, saveStep, showSteps } from './steps.ts'
import { waitingForDebts } from './waiting-for-debts.ts'

const access = administration('BOOKING')

/** Reminders: their steps, what is due, and what went out for an invoice. */
export const reminderRoutes = [
  route(reminders.steps, {
    access,
    handle: ({ db, administrationId, today, input: { query } }) =>
      showSteps(db, administrationId, query.contactId === undefined ? null : Number(query.contactId), today),
  }),

  route(reminders.createStep, {
    access,
    async handle({ db, administrationId, now, audit, input: { body } }) {
      const made = await createStep(db, administrationId, body, now)
      audit('create', 'reminder_step', made.id, { name: body.name, kind: body.kind })
      return made
    },
  }),

  route(reminders.saveStep, {
    access,
    async handle({ db, administrationId, audit, input: { params, body } }) {
      const { version, ...input } = body
      const saved = await saveStep(db, { administrationId, stepId: params.stepId, version }, input)
      audit('update', 'reminder_step', params.stepId, { name: body.name, kind: body.kind })
      return saved
    },
  }),

  route(reminders.deleteStep, {
    access,
    async handle({ db, administrationId, now, audit, input: { params, body } }) {
      await deleteStep(db, { administrationId, stepId: params.stepId, version: body.version }, now)
      audit('delete', 'reminder_step', params.stepId)
    },
  }),

  route(reminders.saveSettings, {
    access,
    async handle({ db, administrationId, now, audit, input: { body } }) {
      await saveReminderSettings(db, administrationId, body, now)
      audit('update', 'reminder_settings', null, body)
    },
  }),

  route(reminders.due, {
    access,
    handle: async ({ db, administrationId, today }) => ({ items: await dueLetters(db, { administrationId, today }) }),
  }),

  route(reminders.exportDue, {
    access,
    changesNothing: true,
    isolation: 'repeatable read',
    handle: async ({ db, administrationId, user, today, input: { query } }) => {
      const letters = await dueLetters(db, { administrationId, today })
      return keepTable(user.id, dueTable(letters, query), query.format)
    },
  }),

  route(reminders.send, {
    access,
    async handle(context) {
      const letters = []
      for (const contactId of inOrder(context.input.body.contactIds)) {
        letters.push(...(await sendDueLetters(context.db, senderOf(context), contactId)))
      }
      context.unchanged()
      return { letters }
    },
  }),

  route(reminders.remind, {
    access,
    async handle(context) {
      const { invoiceId } = context.input.params
      const contactId = await debtorOf(context.db, context.administrationId, invoiceId)
      const sent = await remindOfInvoice(context.db, senderOf(context), invoiceId, contactId)
      context.audit('remind', 'invoice', invoiceId, { letterId: sent.letterId })
      return sent
    },
  }),

  route(reminders.preview, {
    access,
    handle: ({ db, administrationId, today, input: { params } }) =>
      previewLetter(db, { administrationId, today }, params.invoiceId),
  }),

  route(reminders.waiting, {
    access,
    handle: async ({ db, administrationId, today }) => ({ items: await waitingForDebts(db, administrationId, today) }),
  }),

  route(reminders.ofInvoice, {
    access,
    handle: ({ db, administrationId, today, input: { params } }) =>
      remindersOfInvoice(db, { administrationId, today }, params.invoiceId),
  }),

  route(reminders.pauseInvoice, {
    access,
    async handle({ db, administrationId, user, now, audit, input: { params, body } }) {
      const { invoiceId } = params
      await debtorOf(db, administrationId, invoiceId)
      await changePause(db, { administrationId, userId: user.id, now }, { invoiceId, contactId: null }, body)
      audit(body.paused ? 'pause_reminders' : 'resume_reminders', 'invoice', invoiceId, body)
    },
  }),

  route(reminders.pauseContact, {
    access,
    async handle({ db, administrationId, user, now, audit, input: { params, body } }) {
      const { contactId } = params
      await assertContact(db, params)
      await changePause(db, { administrationId, userId: user.id, now }, { invoiceId: null, contactId }, body)
      audit(body.paused ? 'pause_reminders' : 'resume_reminders', 'contact', contactId, body)
    },
  }),

  route(reminders.deliver, {
    access,
    async handle({ db, today, audit, input: { params, body } }) {
      await deliverLetter(db, params, body.deliveredOn, today)
      audit('deliver', 'reminder_letter', params.letterId, body)
    },
  }),

  route(reminders.waive, {
    access,
    async handle({ db, user, now, audit, unchanged, input: { params, body } }) {
      if (await waiveClaim(db, params, body.kind, { userId: user.id, now })) {
        audit('waive', 'reminder_letter', params.letterId, body)
      } else unchanged()
    },
  }),
]

interface SenderContext extends Omit<Sender, 'userId'> {
  readonly user: { readonly id: number }
}

const senderOf = ({ services, jobs, administrationId, user, now, today }: SenderContext): Sender => ({
  services,
  jobs,
  administrationId,
  userId: user.id,
  now,
  today,
})
