import { contract } from '@klopt/api-client/schemas'
import { administration } from '../../kernel/access.ts'
import type { Permissions } from '../../kernel/permissions.ts'
import { route } from '../../kernel/route.ts'
import { everyItem } from '../../table-files/every-item.ts'
import { keepTable } from '../../table-files/keep-table.ts'
import { listQuestions } from './list-questions.ts'
import { questionTable } from './question-table.ts'
import { answerQuestion, askAgain, askQuestion, closeQuestion, type Author } from './write-question.ts'

const access = administration('BOOKING')

const authorOf = (context: {
  administrationId: number
  user: { id: number }
  permissions: Permissions
  now: Date
  today: string
}): Author => ({
  administrationId: context.administrationId,
  userId: context.user.id,
  permissions: context.permissions,
  now: context.now,
  today: context.today,
})

/** Questions of the bookkeeper to a client, and the answers. */
export const questionRoutes = [
  route(contract.questions.list, {
    access,
    handle: ({ db, administrationId, input: { query } }) => listQuestions(db, administrationId, query),
  }),

  route(contract.questions.export, {
    access,
    changesNothing: true,
    isolation: 'repeatable read',
    handle: ({ db, administrationId, user, input: { query } }) => {
      const rows = everyItem((at) => listQuestions(db, administrationId, { ...query, ...at }))
      return keepTable(user.id, questionTable(rows), query.format)
    },
  }),

  route(contract.questions.ask, {
    access,
    handle: async (context) => {
      const { body } = context.input
      const id = await askQuestion(context.db, authorOf(context), body)
      context.audit('ask', 'question', id, { subject: body.subject })
      return { id }
    },
  }),

  route(contract.questions.answer, {
    access,
    handle: async (context) => {
      const { params, body } = context.input
      await answerQuestion(context.db, authorOf(context), params.questionId, body)
      context.audit('answer', 'question', params.questionId)
    },
  }),

  route(contract.questions.askAgain, {
    access,
    handle: async (context) => {
      const { params, body } = context.input
      await askAgain(context.db, authorOf(context), params.questionId, body.text)
      context.audit('ask', 'question', params.questionId)
    },
  }),

  route(contract.questions.close, {
    access,
    handle: async (context) => {
      const { questionId } = context.input.params
      if (await closeQuestion(context.db, authorOf(context), questionId)) {
        context.audit('close', 'question', questionId)
      } else context.unchanged()
    },
  }),
]
