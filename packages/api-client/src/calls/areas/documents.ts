// Written from the contract by `npm run in -- @klopt/api-client run calls`.
import type { documents as declared } from '../../contract/areas.ts'
import { defineCalls } from '../define-calls.ts'

export const documents = /* @__PURE__ */ defineCalls<typeof declared>('documents', {
  list: { method: 'GET', path: '/api/v2/administrations/{administrationId}/documents', policy: 'ALWAYS' },
  export: { method: 'POST', path: '/api/v2/administrations/{administrationId}/documents/export', isFile: true },
  get: { method: 'GET', path: '/api/v2/administrations/{administrationId}/documents/{documentId}', policy: 'ALWAYS' },
  upload: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/documents/upload',
    stale: ['documents', 'dashboard'],
    idempotent: true,
  },
  beginUpload: { method: 'POST', path: '/api/v2/administrations/{administrationId}/documents/begin-upload' },
  completeUpload: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/documents/complete-upload',
    stale: ['documents', 'dashboard'],
    idempotent: true,
  },
  thumbnail: { method: 'GET', path: '/api/v2/administrations/{administrationId}/documents/{documentId}/thumbnail' },
  archive: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/documents/{documentId}/archive',
    stale: ['documents', 'dashboard'],
  },
  unarchive: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/documents/{documentId}/unarchive',
    stale: ['documents', 'dashboard'],
  },
  archiveSeveral: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/several-documents/archive',
    stale: ['documents', 'dashboard'],
    idempotent: true,
  },
  setProcessed: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/documents/{documentId}/set-processed',
    stale: ['documents', 'dashboard'],
  },
  recogniseAgain: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/documents/{documentId}/recognise-again',
    stale: ['documents', 'dashboard'],
  },
  inbox: { method: 'GET', path: '/api/v2/administrations/{administrationId}/document-inbox' },
  renewInbox: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/document-inbox/renew',
    stale: ['documents'],
  },
})
