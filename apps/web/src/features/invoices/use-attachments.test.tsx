// @vitest-environment happy-dom
import { contract } from '@klopt/api-client/contract'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { upload } from '../../app/transport/upload.ts'
import { WithQueries } from '../../testing/with-queries.tsx'
import { useAttachments } from './use-attachments.ts'

vi.mock(import('../../app/transport/upload.ts'))
afterEach(() => {
  cleanup()
  vi.mocked(upload).mockReset()
})

test('a file goes to its invoice under its own name', async () => {
  vi.mocked(upload).mockResolvedValue({})
  const { result } = renderHook(() => useAttachments(4, 9), { wrapper: WithQueries })
  const terms = new File(['x'], 'voorwaarden.pdf', { type: 'application/pdf' })
  await act(async () => result.current.add([terms]))
  const sent = { params: { administrationId: 4, invoiceId: 9 }, query: { name: 'voorwaarden.pdf' }, body: terms }
  expect(upload).toHaveBeenCalledExactlyOnceWith(contract.invoiceAttachments.add, sent, expect.anything())
  expect(result.current.files).toEqual([])
})
