// Written from the contract by `npm run in -- @klopt/api-client run calls`.
import type { support as declared } from '../../contract/areas.ts'
import { defineCalls } from '../define-calls.ts'

export const support = /* @__PURE__ */ defineCalls<typeof declared>('support', {
  settings: { method: 'GET', path: '/api/v2/support/settings', policy: 'NEVER' },
  articles: { method: 'GET', path: '/api/v1/administrations/{administrationId}/support/articles' },
  article: { method: 'GET', path: '/api/v1/administrations/{administrationId}/support/articles/{articleId}' },
  articlesWithoutAdministration: { method: 'GET', path: '/api/v1/support/articles' },
  articleWithoutAdministration: { method: 'GET', path: '/api/v1/support/articles/{articleId}' },
  topics: { method: 'GET', path: '/api/v2/support/topics' },
  screenshare: { method: 'POST', path: '/api/v1/screenshare' },
  screenShareLooks: { method: 'GET', path: '/api/v2/account/screen-share-looks', policy: 'ALWAYS' },
})
