import { tickets } from '@klopt/api-client/schemas'
import { anyRole, signedIn } from '../../kernel/access.ts'
import { route } from '../../kernel/route.ts'
import { setConsent } from '../administrations/consent.ts'
import { everyItem } from '../../table-files/every-item.ts'
import { keepTable } from '../../table-files/keep-table.ts'
import { attach, readAttachment } from './attachments.ts'
import { findAttachment, readFile } from './download-attachment.ts'
import { pageTickets } from './list-tickets.ts'
import { locateTicket } from './locate-ticket.ts'
import { showConversation } from './show-conversation.ts'
import { listTickets, showTicket } from './show-tickets.ts'
import { ticketTable } from './ticket-table.ts'
import { viewerOf } from './viewer.ts'
import { closeTicket, createTicket, reply } from './write-ticket.ts'

/** The customer's side of tickets. Help is there for every role, also when the books can no longer be changed. */
const write = { access: anyRole, allowedWhenReadOnly: true } as const

export const ticketRoutes = [
  route(tickets.list, {
    access: anyRole,
    handle: (context) => listTickets(context.db, viewerOf(context)),
  }),

  route(tickets.page, {
    access: anyRole,
    handle: (context) => pageTickets(context.db, viewerOf(context), context.input.query),
  }),

  route(tickets.export, {
    access: anyRole,
    changesNothing: true,
    isolation: 'repeatable read',
    handle: (context) => {
      const { db, user, input } = context
      const viewer = viewerOf(context)
      const rows = everyItem((at) => pageTickets(db, viewer, { ...input.query, ...at }))
      return keepTable(user.id, ticketTable(rows), input.query.format)
    },
  }),

  route(tickets.get, {
    access: anyRole,
    handle: (context) => showTicket(context.db, viewerOf(context), context.input.params.ticketId),
  }),

  route(tickets.responses, {
    access: anyRole,
    handle: (context) => showConversation(context.db, viewerOf(context), context.input.params.ticketId),
  }),

  route(tickets.create, {
    ...write,
    async handle(context) {
      const { db, administrationId, administration, user, now, audit, input } = context
      const { subject, message, tag_id: tagId, permit_access_by_klopt: permitsAccess } = input.body
      const author = { administrationId, userId: user.id, now }
      const { ticketId } = await createTicket(db, author, { subject, message, tagId })
      audit('create', 'ticket', ticketId, { tagId })
      // Nobody else can let support in, however they ask.
      if (permitsAccess && administration.isPrimaryUser) await setConsent(context, true)
      return { id: ticketId }
    },
  }),

  route(tickets.reply, {
    ...write,
    async handle(context) {
      const { db, now, audit, input } = context
      const { ticketId } = input.params
      const id = await reply(db, viewerOf(context), ticketId, input.body.message, now)
      audit('reply', 'ticket', ticketId, { responseId: id })
      return { id }
    },
  }),

  route(tickets.close, {
    ...write,
    async handle(context) {
      const { db, now, audit, unchanged, input } = context
      const { ticketId } = input.params
      if (await closeTicket(db, viewerOf(context), ticketId, now)) audit('close', 'ticket', ticketId)
      else unchanged()
    },
  }),

  route(tickets.uploadAttachment, {
    ...write,
    async prepare({ services, administrationId, input: { body } }) {
      const file = readAttachment(body)
      return { ...file, sha256: await services.files.put(administrationId, file.bytes) }
    },
    async handle(context, file) {
      const { db, now, audit, unchanged, input } = context
      const { responseId } = input.params
      const id = await attach(db, viewerOf(context), responseId, file, now)
      if (id === null) unchanged()
      else audit('attach', 'ticket_response', responseId, { attachmentId: id, name: file.name })
    },
  }),

  route(tickets.downloadAttachment, {
    access: anyRole,
    changesNothing: true,
    handle: (context) => findAttachment(context.db, viewerOf(context), context.input.params.attachmentId),
    respond: (file, { services }) => readFile(services, file),
  }),

  // `system` because a mailed link names no administration; nothing but its id leaves.
  route(tickets.locate, {
    access: signedIn,
    scope: 'system',
    async handle({ db, user, input: { params } }) {
      return { administrationId: await locateTicket(db, user, params.ticketId) }
    },
  }),
]
