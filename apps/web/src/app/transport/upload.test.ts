import { contract } from '@klopt/api-client/contract'
import { expect, test, vi } from 'vitest'
import { upload } from './upload.ts'

test('a file that can no longer be read is not sent: sending would fail as if the connection had been lost', async () => {
  const sent = vi.fn()
  vi.stubGlobal('XMLHttpRequest', sent)
  const gone = new DOMException('The requested file could not be read', 'NotReadableError')
  const body = new Blob(['x'])
  vi.spyOn(body, 'slice').mockReturnValue(Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(gone) }))
  const input = { params: { administrationId: 1 }, query: { name: 'a.pdf' }, body }
  await expect(upload(contract.documents.upload, input, { onProgress: vi.fn() })).rejects.toBe(gone)
  expect(sent).not.toHaveBeenCalled()
  vi.unstubAllGlobals()
})
