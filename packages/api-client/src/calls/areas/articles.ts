// Written from the contract by `npm run in -- @klopt/api-client run calls`.
import type { articles as declared } from '../../contract/areas.ts'
import { defineCalls } from '../define-calls.ts'

export const articles = /* @__PURE__ */ defineCalls<typeof declared>('articles', {
  list: { method: 'GET', path: '/api/v2/admin/articles', policy: 'ALWAYS' },
  export: { method: 'POST', path: '/api/v2/admin/articles/export', isFile: true },
  get: { method: 'GET', path: '/api/v2/admin/articles/{articleId}', policy: 'ALWAYS' },
  create: { method: 'POST', path: '/api/v2/admin/articles/create', stale: ['articles', 'support'], idempotent: true },
  save: { method: 'POST', path: '/api/v2/admin/articles/{articleId}/save', stale: ['articles', 'support'] },
  setState: { method: 'POST', path: '/api/v2/admin/articles/{articleId}/state', stale: ['articles', 'support'] },
  remove: { method: 'POST', path: '/api/v2/admin/articles/{articleId}/remove', stale: ['articles', 'support'] },
  order: { method: 'POST', path: '/api/v2/admin/articles/order', stale: ['articles', 'support'] },
  preview: { method: 'POST', path: '/api/v2/admin/articles/preview' },
})
