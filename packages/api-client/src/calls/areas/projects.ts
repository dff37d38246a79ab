// Written from the contract by `npm run in -- @klopt/api-client run calls`.
import type { projects as declared } from '../../contract/areas.ts'
import { defineCalls } from '../define-calls.ts'

export const projects = /* @__PURE__ */ defineCalls<typeof declared>('projects', {
  list: { method: 'GET', path: '/api/v2/administrations/{administrationId}/project-management/projects' },
  export: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/project-management/projects/export',
    isFile: true,
  },
  choices: { method: 'GET', path: '/api/v2/administrations/{administrationId}/project-management/project-choices' },
  get: { method: 'GET', path: '/api/v2/administrations/{administrationId}/project-management/projects/{projectId}' },
  people: {
    method: 'GET',
    path: '/api/v2/administrations/{administrationId}/project-management/projects/{projectId}/people',
  },
  create: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/project-management/projects',
    stale: ['projects', 'hours', 'hoursReports'],
    idempotent: true,
  },
  save: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/project-management/projects/{projectId}/save',
    stale: ['projects', 'hours', 'hoursReports'],
  },
  close: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/project-management/projects/{projectId}/close',
    stale: ['projects', 'hours', 'hoursReports'],
  },
  reopen: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/project-management/projects/{projectId}/reopen',
    stale: ['projects', 'hours', 'hoursReports'],
  },
  saveRounding: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/project-management/time-roundings',
    stale: ['projects', 'hours', 'hoursReports'],
  },
})
