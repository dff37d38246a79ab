import { contract } from '@klopt/api-client/schemas'
import { administration } from '../../../kernel/access.ts'
import { route } from '../../../kernel/route.ts'
import { createDraft, deleteDraft, saveDraft } from './save-draft.ts'
import { listDrafts, showDraft } from './show-drafts.ts'

const access = administration('ACCOUNTING')

/** Entries of the general journal that are still being written. */
export const journalDraftRoutes = [
  route(contract.journalDrafts.list, {
    access,
    handle: ({ db, administrationId }) => listDrafts(db, administrationId),
  }),

  route(contract.journalDrafts.get, {
    access,
    handle: ({ db, administrationId, input: { params } }) => showDraft(db, administrationId, params.draftId),
  }),

  route(contract.journalDrafts.create, {
    access,
    handle: async ({ db, administrationId, user, now, audit, input: { body } }) => {
      const draft = await createDraft(db, { administrationId, userId: user.id, now }, body)
      audit('create', 'journal_draft', draft.id)
      return draft
    },
  }),

  route(contract.journalDrafts.save, {
    access,
    handle: async ({ db, administrationId, user, now, audit, input: { params, body } }) => {
      const key = { id: params.draftId, version: body.version }
      const version = await saveDraft(db, { administrationId, userId: user.id, now }, key, body)
      audit('update', 'journal_draft', params.draftId)
      return { version }
    },
  }),

  route(contract.journalDrafts.delete, {
    access,
    handle: async ({ db, administrationId, user, now, audit, input: { params, body } }) => {
      const key = { id: params.draftId, version: body.version }
      await deleteDraft(db, { administrationId, userId: user.id, now }, key)
      audit('delete', 'journal_draft', params.draftId)
    },
  }),
]
