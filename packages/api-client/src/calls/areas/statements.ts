// Written from the contract by `npm run in -- @klopt/api-client run calls`.
import type { statements as declared } from '../../contract/areas.ts'
import { defineCalls } from '../define-calls.ts'

export const statements = /* @__PURE__ */ defineCalls<typeof declared>('statements', {
  download: { method: 'POST', path: '/api/v2/administrations/{administrationId}/statements/download', isFile: true },
  downloadPdf: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/statements/download-pdf',
    isFile: true,
  },
})
