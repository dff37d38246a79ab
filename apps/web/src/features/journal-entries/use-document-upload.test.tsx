// @vitest-environment happy-dom
import { ApiError } from '@klopt/api-client'
import { must } from '@klopt/bookkeeping/money'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../app/transport/api.ts'
import { upload, type UploadOptions } from '../../app/transport/upload.ts'
import { useDocumentUpload } from './use-document-upload.ts'

vi.mock(import('../../app/transport/upload.ts'))

afterEach(() => {
  cleanup()
  vi.mocked(upload).mockReset()
})

/** Files on their way, each of which is answered when the test says so. */
function uploading() {
  const underway: { options: UploadOptions; arrive: (kept: object) => void; fail: (error: Error) => void }[] = []
  vi.mocked(upload).mockImplementation((_call, _input, options = {}) => {
    const { promise, resolve, reject } = Promise.withResolvers<never>()
    underway.push({ options, arrive: (kept) => resolve(kept as never), fail: reject })
    return promise
  })
  const onAdd = vi.fn()
  const { result } = renderHook(() => useDocumentUpload(4, onAdd), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    ),
  })
  const nth = (index: number) => must(underway[index], 'a file on its way')
  return { state: () => result.current, nth, underway, onAdd }
}
const bill = new File(['x'], 'bon.pdf', { type: 'application/pdf' })
const photo = new File(['yy'], 'foto.png', { type: 'image/png' })

test('each file goes under a key of its own, says how far it is, and leaves the list when it arrived', async () => {
  const { state, nth, underway, onAdd } = uploading()
  act(() => state().add([bill, photo]))
  expect(state().files).toMatchObject([
    { name: 'bon.pdf', sizeBytes: 1, state: 'uploading', progress: 0 },
    { name: 'foto.png', sizeBytes: 2, state: 'uploading', progress: 0 },
  ])
  const keys = underway.map(({ options }) => options.idempotencyKey)
  expect(keys).toEqual(state().files.map(({ id }) => id))
  expect(new Set(keys).size).toBe(2)
  act(() => nth(1).options.onProgress?.(0.5))
  expect(state().files.map(({ progress }) => progress)).toEqual([0, 0.5])
  await act(async () => nth(0).arrive({ id: 7, fileId: 8 }))
  expect(onAdd).toHaveBeenCalledExactlyOnceWith({
    documentId: 7,
    fileId: 8,
    name: 'bon.pdf',
    mimeType: 'application/pdf',
  })
  expect(state().files.map(({ name }) => name)).toEqual(['foto.png'])
})

test('a file that was refused stays with its reason until it is taken away, and the others go on', async () => {
  const { state, nth, onAdd } = uploading()
  act(() => state().add([bill, photo]))
  const error = new ApiError({ code: 90_008, status: 413, message: 'Te groot.' })
  await act(async () => nth(0).fail(error))
  expect(state().files).toMatchObject([
    { state: 'failed', canRetry: false, error: 'Te groot.' },
    { state: 'uploading' },
  ])
  expect(onAdd).not.toHaveBeenCalled()
  act(() => state().remove(must(state().files[0], 'the first').id))
  expect(state().files.map(({ name }) => name)).toEqual(['foto.png'])
})
