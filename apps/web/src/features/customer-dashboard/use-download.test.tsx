// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import * as transport from '../../app/transport/download.ts'
import { useDownload } from './use-download.ts'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const file = { name: 'factuur.pdf', blob: new Blob(['%PDF']) }

test('a file that comes is handed over once, and until then the page says that it is on its way', async () => {
  const handOver = vi.spyOn(transport, 'download').mockReturnValue()
  const { promise, resolve } = Promise.withResolvers<typeof file>()
  const { result } = renderHook(() => useDownload(() => promise))
  expect(result.current).toMatchObject({ isLoading: false, hasFailed: false })
  act(() => result.current.start())
  expect(result.current).toMatchObject({ isLoading: true, hasFailed: false })
  await act(async () => resolve(file))
  expect(result.current).toMatchObject({ isLoading: false, hasFailed: false })
  expect(handOver).toHaveBeenCalledExactlyOnceWith(file)
})

test('what does not come is told, and asking again takes that back', async () => {
  const handOver = vi.spyOn(transport, 'download').mockReturnValue()
  const fetchFile = vi.fn<() => Promise<typeof file>>().mockRejectedValueOnce(new Error('weg')).mockResolvedValue(file)
  const { result } = renderHook(() => useDownload(fetchFile))
  await act(async () => result.current.start())
  expect(result.current).toMatchObject({ isLoading: false, hasFailed: true })
  expect(handOver).not.toHaveBeenCalled()
  await act(async () => result.current.start())
  expect(result.current).toMatchObject({ isLoading: false, hasFailed: false })
  expect(handOver).toHaveBeenCalledOnce()
})
