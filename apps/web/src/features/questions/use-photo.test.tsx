// @vitest-environment happy-dom
import { ApiError } from '@klopt/api-client'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { upload } from '../../app/transport/upload.ts'
import { WithQueries } from '../../testing/with-queries.tsx'
import { usePhoto } from './use-photo.ts'

vi.mock(import('../../app/transport/upload.ts'))
afterEach(() => {
  cleanup()
  vi.mocked(upload).mockReset()
})

const photo = (name: string) => new File(['x'], name, { type: 'image/png' })
const choosing = () => renderHook(() => usePhoto(4), { wrapper: WithQueries }).result

test('a photo is a document once it arrived, and no part of the answer until then', async () => {
  const arrival = Promise.withResolvers<{ id: number }>()
  vi.mocked(upload).mockReturnValue(arrival.promise)
  const result = choosing()
  act(() => void result.current.send(photo('bon.png')))
  expect(result.current).toMatchObject({ isUploading: true, documentId: null, files: [{ name: 'bon.png' }] })
  await act(async () => arrival.resolve({ id: 31 }))
  expect(result.current).toMatchObject({ isUploading: false, documentId: 31, files: [{ state: 'done' }] })
})

test('of two photos the one that was chosen last counts, whichever arrives first', async () => {
  const arrivals = [Promise.withResolvers<{ id: number }>(), Promise.withResolvers<{ id: number }>()] as const
  vi.mocked(upload).mockReturnValueOnce(arrivals[0].promise).mockReturnValueOnce(arrivals[1].promise)
  const result = choosing()
  act(() => void result.current.send(photo('eerst.png')))
  act(() => void result.current.send(photo('daarna.png')))
  await act(async () => arrivals[1].resolve({ id: 32 }))
  await act(async () => arrivals[0].resolve({ id: 31 }))
  expect(result.current).toMatchObject({ documentId: 32, files: [{ name: 'daarna.png', state: 'done' }] })
})

test('a photo that is refused says why, and the one before it does not go along in its place', async () => {
  vi.mocked(upload).mockResolvedValueOnce({ id: 31 })
  const refusal = new ApiError({ status: 422, code: 90001, message: 'Dit is geen foto.', fields: {} })
  vi.mocked(upload).mockRejectedValueOnce(refusal)
  const result = choosing()
  await act(() => result.current.send(photo('bon.png')))
  await act(() => result.current.send(photo('geen.png')))
  expect(result.current).toMatchObject({
    documentId: null,
    isUploading: false,
    files: [{ name: 'geen.png', state: 'failed', error: 'Dit is geen foto.' }],
  })
})

test('a photo that was taken away while it was on its way stays away', async () => {
  const arrival = Promise.withResolvers<{ id: number }>()
  vi.mocked(upload).mockReturnValue(arrival.promise)
  const result = choosing()
  act(() => void result.current.send(photo('bon.png')))
  act(() => result.current.clear())
  await act(async () => arrival.resolve({ id: 31 }))
  expect(result.current).toMatchObject({ documentId: null, files: [] })
})
