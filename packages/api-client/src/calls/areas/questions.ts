// Written from the contract by `npm run in -- @klopt/api-client run calls`.
import type { questions as declared } from '../../contract/areas.ts'
import { defineCalls } from '../define-calls.ts'

export const questions = /* @__PURE__ */ defineCalls<typeof declared>('questions', {
  list: { method: 'GET', path: '/api/v2/administrations/{administrationId}/questions' },
  export: { method: 'POST', path: '/api/v2/administrations/{administrationId}/questions/export', isFile: true },
  ask: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/questions',
    stale: ['questions', 'worklist', 'dashboard'],
    idempotent: true,
  },
  answer: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/questions/{questionId}/answer',
    stale: ['questions', 'worklist', 'dashboard'],
    idempotent: true,
  },
  askAgain: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/questions/{questionId}/ask-again',
    stale: ['questions', 'worklist', 'dashboard'],
    idempotent: true,
  },
  close: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/questions/{questionId}/close',
    stale: ['questions', 'worklist', 'dashboard'],
    idempotent: true,
  },
})
