// Written from the contract by `pnpm --filter @klopt/api-client run calls`.
import type { adminArticles as declared } from '../../contract/areas.ts'
import { defineCalls } from '../define-calls.ts'

export const adminArticles = /* @__PURE__ */ defineCalls<typeof declared>('adminArticles', {
  list: { method: 'GET', path: '/api/v2/admin/articles', policy: 'ALWAYS' },
  get: { method: 'GET', path: '/api/v2/admin/articles/{articleId}', policy: 'ALWAYS' },
  create: {
    method: 'POST',
    path: '/api/v2/admin/articles/create',
    stale: ['adminArticles', 'support'],
    idempotent: true,
  },
  save: { method: 'POST', path: '/api/v2/admin/articles/{articleId}/save', stale: ['adminArticles', 'support'] },
  setState: { method: 'POST', path: '/api/v2/admin/articles/{articleId}/state', stale: ['adminArticles', 'support'] },
  remove: { method: 'POST', path: '/api/v2/admin/articles/{articleId}/remove', stale: ['adminArticles', 'support'] },
  order: { method: 'POST', path: '/api/v2/admin/articles/order', stale: ['adminArticles', 'support'] },
  preview: { method: 'POST', path: '/api/v2/admin/articles/preview' },
})
