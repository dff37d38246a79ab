// @vitest-environment happy-dom
import { toast } from '@klopt/ui'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useConceptPdf } from './use-concept-pdf.ts'

beforeEach(() => void vi.spyOn(toast, 'warning').mockReturnValue(''))
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test.each([
  ['is saved', true, 7, [[7]], 0],
  ['cannot be saved', false, 7, [], 1],
  ['was never begun', true, null, [], 1],
])('of a draft that %s the concept is downloaded, or it is said why not', async (_what, isSaved, id, got, said) => {
  const downloadPdf = vi.fn()
  const draft = { autosave: { flush: async () => isSaved }, known: () => ({ id, version: 3 }) as never }
  const { result } = renderHook(() => useConceptPdf({ draft, pdf: { downloadPdf, isPending: true } }))
  expect(result.current.isDownloading).toBe(true)
  await act(async () => result.current.onDownload())
  expect(downloadPdf.mock.calls).toEqual(got)
  expect(toast.warning).toHaveBeenCalledTimes(said)
})
