import { contract } from '@klopt/api-client/schemas'
import { globalAdmin } from '../../kernel/access.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { route } from '../../kernel/route.ts'
import { everyItem } from '../../table-files/every-item.ts'
import { keepTable } from '../../table-files/keep-table.ts'
import { filesOf, readFile } from '../tickets/download-attachment.ts'
import { answerTicket, assignTicket, noteOnTicket, setTicketState } from './change-ticket.ts'
import { ticketFigures } from './figures.ts'
import { listQueue } from './list-queue.ts'
import { mailAnswerJob } from './mail-answer.ts'
import { queueTable } from './queue-table.ts'
import { savedReplyRoutes } from './saved-reply-routes.ts'
import { showQueuedTicket } from './show-ticket.ts'
import { staffMembers } from './staff-members.ts'

const { ticketQueue } = contract

/**
 * Support's side of tickets. `system` because it answers the tickets of all administrations: who asks for help shows
 * the ticket, and nothing of the books, for which support has to be let in.
 */
const access = { access: globalAdmin, scope: 'system' } as const

export const ticketQueueRoutes = [
  route(ticketQueue.list, {
    ...access,
    handle: ({ db, user, input: { query } }) => listQueue(db, user.id, query),
  }),

  route(ticketQueue.export, {
    ...access,
    changesNothing: true,
    isolation: 'repeatable read',
    handle: ({ db, user, input: { query } }) => {
      const rows = everyItem((at) => listQueue(db, user.id, { ...query, ...at }))
      return keepTable(user.id, queueTable(rows), query.format)
    },
  }),

  route(ticketQueue.get, {
    ...access,
    handle: ({ db, input: { params } }) => showQueuedTicket(db, params.ticketId),
  }),

  route(ticketQueue.answer, {
    ...access,
    async handle({ db, user, now, audit, jobs, input: { params, body } }) {
      const { ticketId } = params
      const author = { userId: user.id, now }
      const { administrationId, responseId, version } = await answerTicket(db, author, ticketId, body)
      await jobs.enqueue(mailAnswerJob, { administrationId, responseId }, { key: String(responseId) })
      audit('answer', 'ticket', ticketId, { responseId, close: body.close }, { administrationId })
      return { id: responseId, version }
    },
  }),

  route(ticketQueue.note, {
    ...access,
    async handle({ db, user, now, audit, input: { params, body } }) {
      const id = await noteOnTicket(db, { userId: user.id, now }, params.ticketId, body.document)
      audit('note', 'ticket', params.ticketId, { noteId: id })
      return { id }
    },
  }),

  route(ticketQueue.assign, {
    ...access,
    async handle({ db, audit, input: { params, body } }) {
      const key = { ticketId: params.ticketId, version: body.version }
      const { version } = await assignTicket(db, key, body.userId)
      audit('assign', 'ticket', params.ticketId, { userId: body.userId })
      return { version }
    },
  }),

  route(ticketQueue.setState, {
    ...access,
    async handle({ db, now, audit, input: { params, body } }) {
      const key = { ticketId: params.ticketId, version: body.version }
      const { administrationId, version } = await setTicketState(db, key, body.state, now)
      audit(body.state === 'closed' ? 'close' : 'reopen', 'ticket', params.ticketId, {}, { administrationId })
      return { version }
    },
  }),

  route(ticketQueue.downloadAttachment, {
    ...access,
    changesNothing: true,
    async handle({ db, input: { params } }) {
      const file = await filesOf(db).where('a.id', '=', params.attachmentId).executeTakeFirst()
      if (!file) throw new ApiError('not_found')
      return file
    },
    respond: (file, { services }) => readFile(services, file),
  }),

  route(ticketQueue.staff, { ...access, handle: ({ db }) => staffMembers(db) }),

  route(ticketQueue.figures, { ...access, handle: ({ db, now }) => ticketFigures(db, now) }),

  ...savedReplyRoutes,
]
