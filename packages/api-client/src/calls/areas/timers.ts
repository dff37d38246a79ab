// Written from the contract by `npm run in -- @klopt/api-client run calls`.
import type { timers as declared } from '../../contract/areas.ts'
import { defineCalls } from '../define-calls.ts'

export const timers = /* @__PURE__ */ defineCalls<typeof declared>('timers', {
  list: { method: 'GET', path: '/api/v1/administrations/{administrationId}/project-management/timers' },
  running: { method: 'GET', path: '/api/v2/users/me/running-timer' },
  start: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/project-management/timers/start',
    stale: ['timers', 'hours', 'hoursReports', 'projects'],
    idempotent: true,
  },
  startFor: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/project-management/timers/start-for',
    stale: ['timers', 'hours', 'hoursReports', 'projects'],
    idempotent: true,
  },
  sync: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/project-management/timers/sync',
    stale: ['timers', 'hours', 'hoursReports', 'projects'],
  },
  assign: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/project-management/timers/{timerId}/assign',
    stale: ['timers', 'hours', 'hoursReports', 'projects'],
  },
  discard: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/project-management/timers/{timerId}/discard',
    stale: ['timers', 'hours', 'hoursReports', 'projects'],
  },
  stop: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/project-management/timers/{timerId}/stop',
    stale: ['timers', 'hours', 'hoursReports', 'projects'],
  },
})
