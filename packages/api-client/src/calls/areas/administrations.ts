// Written from the contract by `npm run in -- @klopt/api-client run calls`.
import type { administrations as declared } from '../../contract/areas.ts'
import { defineCalls } from '../define-calls.ts'

export const administrations = /* @__PURE__ */ defineCalls<typeof declared>('administrations', {
  get: { method: 'GET', path: '/api/v1/administrations/{administrationId}' },
  roles: { method: 'GET', path: '/api/v1/administrations/{administrationId}/roles' },
  login: { method: 'POST', path: '/api/v1/administrations/{administrationId}/login', stale: ['users'] },
  create: { method: 'POST', path: '/api/v1/administrations', stale: ['users', 'administrations'], idempotent: true },
  giveAccess: {
    method: 'POST',
    path: '/api/v1/administrations/{administrationId}/give-klopt-access',
    stale: ['administrations', 'users'],
  },
  revokeAccess: {
    method: 'POST',
    path: '/api/v1/administrations/{administrationId}/revoke-klopt-access',
    stale: ['administrations', 'users'],
  },
  accessLog: { method: 'GET', path: '/api/v2/administrations/{administrationId}/access-log', policy: 'ALWAYS' },
  onboarding: { method: 'GET', path: '/api/v2/administrations/{administrationId}/onboarding', policy: 'ALWAYS' },
  dismissOnboarding: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/onboarding/dismiss',
    stale: ['administrations', 'dashboard'],
  },
  keepLook: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/onboarding/keep-look',
    stale: ['administrations'],
  },
  export: { method: 'POST', path: '/api/v2/administrations/{administrationId}/export', isFile: true },
  fiscalYears: {
    method: 'GET',
    path: '/api/v2/administrations/{administrationId}/export/fiscal-years',
    policy: 'ALWAYS',
  },
  auditFile: { method: 'POST', path: '/api/v2/administrations/{administrationId}/export/audit-file', isFile: true },
  profile: { method: 'GET', path: '/api/v2/administrations/{administrationId}/profile' },
  saveProfile: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/profile/save',
    stale: ['administrations', 'users', 'invoices', 'vat', 'icp', 'dashboard'],
    idempotent: true,
  },
})
