// Written from the contract by `npm run in -- @klopt/api-client run calls`.
import type { files as declared } from '../../contract/areas.ts'
import { defineCalls } from '../define-calls.ts'

export const files = /* @__PURE__ */ defineCalls<typeof declared>('files', {
  ocrResult: { method: 'GET', path: '/api/v2/administrations/{administrationId}/files/{fileId}/ocr-result' },
  download: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/files/{fileId}/download',
    isFile: true,
  },
  link: { method: 'GET', path: '/api/v2/administrations/{administrationId}/files/{fileId}/link' },
})
