// Written from the contract by `npm run in -- @klopt/api-client run calls`.
import type { settings as declared } from '../../contract/areas.ts'
import { defineCalls } from '../define-calls.ts'

export const settings = /* @__PURE__ */ defineCalls<typeof declared>('settings', {
  logo: { method: 'GET', path: '/api/v2/administrations/{administrationId}/logo' },
  saveLogo: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/logo/save',
    stale: ['settings', 'administrations', 'invoices'],
  },
  removeLogo: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/logo/remove',
    stale: ['settings', 'administrations', 'invoices'],
  },
  emailTexts: { method: 'GET', path: '/api/v2/administrations/{administrationId}/email-texts' },
  saveEmailText: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/email-texts/save',
    stale: ['settings', 'invoices', 'estimates'],
    idempotent: true,
  },
  resetEmailText: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/email-texts/reset',
    stale: ['settings', 'invoices', 'estimates'],
  },
})
