// Written from the contract by `npm run in -- @klopt/api-client run calls`.
import type { journalDrafts as declared } from '../../contract/areas.ts'
import { defineCalls } from '../define-calls.ts'

export const journalDrafts = /* @__PURE__ */ defineCalls<typeof declared>('journalDrafts', {
  list: { method: 'GET', path: '/api/v2/administrations/{administrationId}/journal-drafts' },
  get: { method: 'GET', path: '/api/v2/administrations/{administrationId}/journal-drafts/{draftId}' },
  create: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/journal-drafts',
    stale: ['journalDrafts'],
    idempotent: true,
  },
  save: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/journal-drafts/{draftId}/save',
    stale: ['journalDrafts'],
    idempotent: true,
  },
  delete: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/journal-drafts/{draftId}/delete',
    stale: ['journalDrafts'],
    idempotent: true,
  },
})
