// Written from the contract by `npm run in -- @klopt/api-client run calls`.
import type { subscriptions as declared } from '../../contract/areas.ts'
import { defineCalls } from '../define-calls.ts'

export const subscriptions = /* @__PURE__ */ defineCalls<typeof declared>('subscriptions', {
  get: { method: 'GET', path: '/api/v2/administrations/{administrationId}/subscription' },
  cancel: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/subscription/cancel',
    stale: ['subscriptions', 'administrations', 'users'],
  },
  resume: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/subscription/resume',
    stale: ['subscriptions', 'administrations', 'users'],
  },
  selectableVariants: {
    method: 'GET',
    path: '/api/v1/administrations/{administrationId}/subscriptions/selectable-variants',
  },
  switchToVariant: {
    method: 'POST',
    path: '/api/v1/administrations/{administrationId}/subscriptions/switch-to-variant/{variantId}',
    stale: ['subscriptions', 'administrations', 'users'],
    idempotent: true,
  },
  updatePaymentDetails: {
    method: 'POST',
    path: '/api/v1/administrations/{administrationId}/subscriptions/update-payment-details',
    stale: ['subscriptions'],
    idempotent: true,
  },
})
