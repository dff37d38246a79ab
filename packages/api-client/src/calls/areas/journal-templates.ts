// Written from the contract by `npm run in -- @klopt/api-client run calls`.
import type { journalTemplates as declared } from '../../contract/areas.ts'
import { defineCalls } from '../define-calls.ts'

export const journalTemplates = /* @__PURE__ */ defineCalls<typeof declared>('journalTemplates', {
  list: { method: 'GET', path: '/api/v2/administrations/{administrationId}/journal-templates' },
  export: { method: 'POST', path: '/api/v2/administrations/{administrationId}/journal-templates/export', isFile: true },
  get: { method: 'GET', path: '/api/v2/administrations/{administrationId}/journal-templates/{templateId}' },
  standard: { method: 'GET', path: '/api/v2/administrations/{administrationId}/journal-templates/standard' },
  addStandard: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/journal-templates/standard',
    stale: ['journalTemplates', 'dashboard', 'ledgerAccounts'],
    idempotent: true,
  },
  create: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/journal-templates',
    stale: ['journalTemplates', 'dashboard'],
    idempotent: true,
  },
  save: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/journal-templates/{templateId}/save',
    stale: ['journalTemplates', 'dashboard'],
    idempotent: true,
  },
  rename: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/journal-templates/{templateId}/rename',
    stale: ['journalTemplates', 'dashboard'],
    idempotent: true,
  },
  delete: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/journal-templates/{templateId}/delete',
    stale: ['journalTemplates', 'dashboard'],
    idempotent: true,
  },
  repeat: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/journal-templates/{templateId}/repeat',
    stale: ['journalTemplates', 'dashboard'],
    idempotent: true,
  },
  pause: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/journal-templates/{templateId}/pause',
    stale: ['journalTemplates', 'dashboard'],
    idempotent: true,
  },
  resume: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/journal-templates/{templateId}/resume',
    stale: ['journalTemplates', 'dashboard'],
    idempotent: true,
  },
  skip: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/journal-templates/{templateId}/skip',
    stale: ['journalTemplates', 'dashboard'],
    idempotent: true,
  },
})
