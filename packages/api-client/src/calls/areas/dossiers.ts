// Written from the contract by `npm run in -- @klopt/api-client run calls`.
import type { dossiers as declared } from '../../contract/areas.ts'
import { defineCalls } from '../define-calls.ts'

export const dossiers = /* @__PURE__ */ defineCalls<typeof declared>('dossiers', {
  get: { method: 'GET', path: '/api/v2/administrations/{administrationId}/dossiers/{fiscalYear}' },
  deeds: {
    method: 'GET',
    path: '/api/v2/administrations/{administrationId}/dossiers/{fiscalYear}/deeds',
    policy: 'ALWAYS',
  },
  addItem: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/dossiers/{fiscalYear}/items',
    stale: ['dossiers'],
    idempotent: true,
  },
  tickItem: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/dossiers/{fiscalYear}/items/{itemId}/tick',
    stale: ['dossiers'],
  },
  removeItem: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/dossiers/{fiscalYear}/items/{itemId}/remove',
    stale: ['dossiers'],
  },
  addNote: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/dossiers/{fiscalYear}/notes',
    stale: ['dossiers'],
    idempotent: true,
  },
  addDocument: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/dossiers/{fiscalYear}/documents/upload',
    stale: ['dossiers'],
    idempotent: true,
  },
  removeDocument: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/dossiers/{fiscalYear}/documents/{documentId}/remove',
    stale: ['dossiers'],
  },
  downloadDocument: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/dossiers/{fiscalYear}/documents/{documentId}/download',
    isFile: true,
  },
})
