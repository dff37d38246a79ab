import { contract } from '@klopt/api-client/schemas'
import { globalAdmin } from '../../kernel/access.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { route } from '../../kernel/route.ts'
import { insertSavedReply, savedReplyOf } from './saved-replies.ts'

const { ticketQueue } = contract

/** Answers that are given often, shared by all of support. `system` because they belong to no tenant. */
const access = { access: globalAdmin, scope: 'system' } as const

export const savedReplyRoutes = [
  route(ticketQueue.savedReplies, {
    ...access,
    handle: ({ db }) =>
      db
        .selectFrom('saved_replies')
        .select(['id', 'title', 'document', 'version'])
        .orderBy((expression) => expression.fn('lower', ['title']))
        .orderBy('id')
        .execute(),
  }),

  route(ticketQueue.createSavedReply, {
    ...access,
    async handle({ db, now, audit, input: { body } }) {
      const created = await insertSavedReply(db, body, now)
      audit('create', 'saved_reply', created.id, { title: body.title })
      return created
    },
  }),

  route(ticketQueue.saveSavedReply, {
    ...access,
    async handle({ db, now, audit, input: { params, body } }) {
      const saved = await db
        .updateTable('saved_replies')
        .set({ ...savedReplyOf(body), version: body.version + 1, updated_at: now })
        .where('id', '=', params.replyId)
        .where('version', '=', body.version)
        .returning('version')
        .executeTakeFirst()
      if (!saved) {
        const exists = await db
          .selectFrom('saved_replies')
          .select('id')
          .where('id', '=', params.replyId)
          .executeTakeFirst()
        throw new ApiError(exists ? 'version_conflict' : 'not_found')
      }
      audit('update', 'saved_reply', params.replyId, { title: body.title })
      return saved
    },
  }),

  route(ticketQueue.removeSavedReply, {
    ...access,
    async handle({ db, audit, input: { params } }) {
      const removed = await db
        .deleteFrom('saved_replies')
        .where('id', '=', params.replyId)
        .returning('title')
        .executeTakeFirst()
      if (!removed) throw new ApiError('not_found')
      audit('remove', 'saved_reply', params.replyId, removed)
    },
  }),
]
