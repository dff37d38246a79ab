import { contract } from '@klopt/api-client/schemas'
import { administration } from '../../../kernel/access.ts'
import { ApiError } from '../../../kernel/api-error.ts'
import { route } from '../../../kernel/route.ts'
import { listMuted } from './load-muted.ts'
import { muteSuggestion } from './mute-suggestion.ts'

const access = administration('BOOKING')

/** Suggestions that somebody does not want to see again: kept, seen and suggested again. */
export const mutedRoutes = [
  route(contract.bank.mutedSuggestions, {
    access,
    handle: ({ db, administrationId }) => listMuted(db, administrationId),
  }),

  route(contract.bank.muteSuggestion, {
    access,
    handle: async (context) => {
      const { db, administrationId, now, input } = context
      const { id, isNew } = await muteSuggestion(db, { administrationId, now }, input.body)
      if (isNew) context.audit('create', 'muted_suggestion', id, input.body)
      else context.unchanged()
      return { id }
    },
  }),

  route(contract.bank.unmuteSuggestion, {
    access,
    handle: async ({ db, administrationId, audit, input: { params } }) => {
      const removed = await db
        .deleteFrom('muted_suggestions')
        .where('administration_id', '=', administrationId)
        .where('id', '=', params.mutedId)
        .returning('id')
        .executeTakeFirst()
      if (!removed) throw new ApiError('not_found')
      audit('delete', 'muted_suggestion', params.mutedId)
    },
  }),
]
