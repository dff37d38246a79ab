import { hours } from '@klopt/api-client/schemas'
import { administration } from '../../kernel/access.ts'
import { route } from '../../kernel/route.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { holds } from '../../kernel/permissions.ts'
import { copyEntries } from './copy-entries.ts'
import { hoursKeepers } from './hours-keepers.ts'
import { listEntries } from './list-entries.ts'
import { setCell } from './set-cell.ts'
import { hoursSpecification, specificationName } from './specification.ts'
import { timeOfInvoice } from './time-of-invoice.ts'
import { toInvoice } from './to-invoice.ts'
import { listUnbilled } from './unbilled.ts'
import { hoursAuthor, whoseHours } from './whose-hours.ts'
import { createEntry, deleteEntry, loadEntry, saveEntry, type EntryRow } from './write-entry.ts'

const access = administration('TIME_TRACKING')
const selling = administration('BOOKING')

/** Of somebody else's hours an administrator alone changes anything. */
function assertMayChange(context: Parameters<typeof whoseHours>[0], row: EntryRow): void {
  if (row.user_id !== context.user.id && !holds(context.permissions, 'ADMIN')) throw new ApiError('not_found')
}

const writingRoutes = [
  route(hours.list, {
    access,
    handle: (context) => listEntries(context.db, whoseHours(context, context.input.query.userId), context.input.query),
  }),
  route(hours.create, {
    access,
    handle: async (context) => {
      const { db, audit, input } = context
      const entries = await createEntry(db, hoursAuthor(context, input.body.userId), input.body)
      for (const entry of entries) audit('create', 'time_entry', entry.id, { day: entry.day, seconds: entry.seconds })
      return { entries }
    },
  }),
  route(hours.save, {
    access,
    handle: async (context) => {
      const { db, audit, input } = context
      const row = await loadEntry(db, { ...input.params, version: input.body.version })
      assertMayChange(context, row)
      const entries = await saveEntry(db, hoursAuthor(context, undefined), row, input.body)
      audit('update', 'time_entry', row.id, { was: { day: row.day, seconds: row.seconds }, ...input.body })
      return { entries }
    },
  }),
  route(hours.delete, {
    access,
    handle: async (context) => {
      const { db, audit, input } = context
      const row = await loadEntry(db, { ...input.params, version: input.body.version })
      assertMayChange(context, row)
      await deleteEntry(db, hoursAuthor(context, undefined), row)
      audit('delete', 'time_entry', row.id, { day: row.day, seconds: row.seconds })
    },
  }),
  route(hours.setCell, {
    access,
    handle: async (context) => {
      const { userId, ...cell } = context.input.body
      const entries = await setCell(context.db, hoursAuthor(context, userId), cell)
      context.audit('update', 'time_entry', entries.at(0)?.id ?? null, cell)
      return { entries }
    },
  }),
  route(hours.copy, {
    access,
    handle: async (context) => {
      const { userId, ...copy } = context.input.body
      const done = await copyEntries(context.db, hoursAuthor(context, userId), copy)
      context.audit('copy', 'time_entry', null, { ...copy, ...done })
      return done
    },
  }),
]

const sellingRoutes = [
  route(hours.unbilled, {
    access: selling,
    handle: ({ db, administrationId, today, input: { query } }) =>
      listUnbilled(db, administrationId, query.to === undefined || query.to > today ? today : query.to),
  }),
  route(hours.toInvoice, {
    access: selling,
    handle: async ({ db, administrationId, user, now, today, audit, input: { body } }) => {
      const made = await toInvoice(db, { administrationId, userId: user.id, now }, body, today)
      audit('create', 'invoice', made.invoiceId, { ofHours: made.entries, billedSeconds: made.billedSeconds })
      return made
    },
  }),
  route(hours.ofInvoice, {
    access: selling,
    handle: ({ db, administrationId, input: { params } }) => timeOfInvoice(db, administrationId, params.invoiceId),
  }),
  route(hours.specification, {
    access: selling,
    changesNothing: true,
    handle: ({ db, administrationId, today, input: { params } }) =>
      hoursSpecification(db, { administrationId, invoiceId: params.invoiceId, today }),
    respond: async (document, { services }) => ({
      name: specificationName(document),
      mimeType: 'application/pdf',
      content: Buffer.from(await services.pdf.renderHours(document)),
    }),
  }),
  route(hours.people, {
    access: selling,
    handle: ({ db, administrationId }) => hoursKeepers(db, administrationId),
  }),
]

/** What was worked, and what becomes of it on invoices. */
export const entryRoutes = [...writingRoutes, ...sellingRoutes]
