// @vitest-environment happy-dom
import { ApiError } from '@klopt/api-client'
import { contract } from '@klopt/api-client/contract'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { query, queryClient } from '../../../app/transport/api.ts'
import { UNREADABLE_FILE } from '../../../app/transport/readable.ts'
import * as uploads from '../../../app/transport/upload.ts'
import { WithQueries } from '../../../testing/with-queries.tsx'
import { useAttachment } from './use-attachment.ts'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  queryClient.clear()
})

const bill = new File(['hoi'], 'bon.pdf')

/** A message with a file chosen, which is on its way until the test says how that ended. */
function attaching() {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const upload = vi.spyOn(uploads, 'upload').mockReturnValue(promise)
  const { result } = renderHook(() => useAttachment(4), { wrapper: WithQueries })
  const state = () => result.current
  let isThere: Promise<boolean> | undefined
  const send = async (responseId: Promise<number> = Promise.resolve(31)) => {
    await act(async () => {
      isThere = state().send(bill, () => responseId)
      await responseId.catch(() => {})
    })
    return isThere
  }
  act(() => state().choose(bill))
  return { state, upload, resolve, reject, send }
}

test('without a file there is nothing to show', () => {
  const { result } = renderHook(() => useAttachment(4), { wrapper: WithQueries })
  expect(result.current).toMatchObject({ file: null, files: [], state: 'waiting', isUploading: false })
})

test('the chosen file waits, goes along with its message, says how far it is, and is there then', async () => {
  const { state, upload, resolve, send } = attaching()
  expect(state().files).toEqual([{ id: 'attachment', name: 'bon.pdf', sizeBytes: 3, state: 'waiting' }])
  const list = query(contract.tickets.list, { params: { administrationId: 4 } }).queryKey
  queryClient.setQueryData(list, { items: [] } as never)
  const sent = send()
  await vi.waitFor(() => expect(upload).toHaveBeenCalledOnce())
  expect(state()).toMatchObject({ isUploading: true, state: 'uploading' })
  const [call, input, options] = upload.mock.calls[0] ?? []
  expect(call).toBe(contract.tickets.uploadAttachment)
  expect(input).toEqual({ params: { administrationId: 4, responseId: 31 }, body: { name: 'bon.pdf', content: 'aG9p' } })
  act(() => options?.onProgress?.(0.5))
  expect(state().files).toMatchObject([{ state: 'uploading', progress: 0.5 }])
  await act(async () => resolve())
  expect(await sent).toBe(true)
  expect(state()).toMatchObject({ state: 'done', isUploading: false })
  expect(queryClient.getQueryState(list)?.isInvalidated).toBe(true)
})

test('another file begins anew, and none takes it away', async () => {
  const { state, reject, send } = attaching()
  const sent = send()
  await act(async () => reject(new Error('NotReadableError')))
  await sent
  act(() => state().choose(new File(['x'], 'foto.png')))
  expect(state().files).toEqual([{ id: 'attachment', name: 'foto.png', sizeBytes: 1, state: 'waiting' }])
  act(() => state().choose(null))
  expect(state().files).toEqual([])
})

const refusal = (fields: Record<string, string>) =>
  new ApiError({ status: 422, code: 90_001, message: 'Dat kan niet', fields })

test.each([
  ['what is wrong with its content', refusal({ content: 'Te groot', name: 'Te lang' }), 'Te groot'],
  ['what is wrong with its name', refusal({ name: 'Te lang' }), 'Te lang'],
  ['why it was refused', refusal({}), 'Dat kan niet'],
  ['that it cannot be read', new Error('NotReadableError'), UNREADABLE_FILE],
])('a file that failed stays and says %s', async (_what, error, text) => {
  const { state, reject, send } = attaching()
  const sent = send()
  await act(async () => reject(error))
  expect(await sent).toBe(false)
  expect(state().files).toMatchObject([{ name: 'bon.pdf', state: 'failed', error: text }])
})

test('without its message no file goes', async () => {
  const { upload, send, state } = attaching()
  expect(await send(Promise.reject(refusal({})))).toBe(false)
  expect(upload).not.toHaveBeenCalled()
  expect(state().state).toBe('failed')
})
