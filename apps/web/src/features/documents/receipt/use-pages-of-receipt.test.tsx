// @vitest-environment happy-dom
import { must } from '@klopt/bookkeeping/money'
import { toast } from '@klopt/ui'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetPage, readPage } from './receipt-page.ts'
import { usePagesOfReceipt } from './use-pages-of-receipt.ts'

vi.mock(import('./receipt-page.ts'), () => ({ readPage: vi.fn(), forgetPage: vi.fn() }))
beforeEach(() => {
  vi.spyOn(toast, 'success').mockReturnValue('removal')
  vi.spyOn(toast, 'dismiss').mockReturnValue()
  vi.mocked(readPage).mockImplementation(async (photo) => pageOf(photo.name))
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.mocked(forgetPage).mockReset()
})

/** What a document may weigh. */
const FULL_BYTES = 10_400_000
const photo = (name: string) => new File(['x'], name)

function pageOf(id: string, sizeBytes = 1_000) {
  const jpeg = new Blob(['x'])
  Object.defineProperty(jpeg, 'size', { value: sizeBytes })
  return { id, jpeg, widthPx: 10, heightPx: 20, href: `blob:${id}` }
}

/** A receipt of these photos. */
async function receipt(...names: string[]) {
  const { result, unmount } = renderHook(usePagesOfReceipt)
  const add = (...more: string[]) => act(() => result.current.add(more.map(photo)))
  if (names.length > 0) await add(...names)
  return { state: () => result.current, ids: () => result.current.pages.map(({ id }) => id), add, unmount }
}

const undoRemoval = () =>
  act(() => must(vi.mocked(toast.success).mock.lastCall?.[1]?.undo, 'what takes a removal back')())

test('photos become pages one by one, in the order in which they were taken', async () => {
  const first = Promise.withResolvers<ReturnType<typeof pageOf>>()
  vi.mocked(readPage).mockReturnValueOnce(first.promise)
  const { state, ids } = await receipt()
  let added: Promise<void> | undefined
  act(() => void (added = state().add([photo('a'), photo('b')])))
  expect(state().isReading).toBe(true)
  expect(readPage).toHaveBeenCalledOnce()
  await act(async () => {
    first.resolve(pageOf('a'))
    await added
  })
  expect(ids()).toEqual(['a', 'b'])
  expect(state().isReading).toBe(false)
})

test('a photo that cannot be read says why and keeps no other one back; the next one forgets that', async () => {
  vi.mocked(readPage).mockRejectedValueOnce(new Error('a is geen foto'))
  const { state, ids, add } = await receipt('a', 'b')
  expect(state().problem).toBe('a is geen foto')
  expect(ids()).toEqual(['b'])
  expect(state().isReading).toBe(false)
  await add('c')
  expect(state().problem).toBeNull()
  expect(ids()).toEqual(['b', 'c'])
})

test('what makes the document heavier than it may be is left out and given back; what just fits is kept', async () => {
  vi.mocked(readPage)
    .mockResolvedValueOnce(pageOf('a', FULL_BYTES - 10))
    .mockResolvedValueOnce(pageOf('b', 11))
    .mockResolvedValueOnce(pageOf('c', 10))
  const { state, ids } = await receipt('a', 'b', 'c')
  expect(ids()).toEqual(['a', 'c'])
  expect(state().problem).toMatch(/past er niet in/)
  expect(vi.mocked(forgetPage).mock.calls.map(([{ id }]) => id)).toEqual(['b'])
})

test('a page moves by one place, and the first not further up', async () => {
  const { state, ids } = await receipt('a', 'b', 'c')
  act(() => state().move('a', 1))
  expect(ids()).toEqual(['b', 'a', 'c'])
  act(() => state().move('c', -1))
  expect(ids()).toEqual(['b', 'c', 'a'])
  act(() => state().move('b', -1))
  act(() => state().move('gone', 1))
  expect(ids()).toEqual(['b', 'c', 'a'])
})

test('a page that was removed comes back where it was, among those that came since', async () => {
  const { state, ids, add } = await receipt('a', 'b', 'c')
  act(() => state().remove('b'))
  expect(ids()).toEqual(['a', 'c'])
  expect(toast.success).toHaveBeenCalledExactlyOnceWith('Pagina verwijderd', expect.anything())
  await add('d')
  undoRemoval()
  expect(ids()).toEqual(['a', 'b', 'c', 'd'])
})

test('what was said of a photo goes with the next removal; a page that is gone is not removed again', async () => {
  vi.mocked(readPage).mockRejectedValueOnce(new Error('a is geen foto'))
  const { state } = await receipt('a', 'b')
  act(() => state().remove('gone'))
  expect(state().problem).toBe('a is geen foto')
  act(() => state().remove('b'))
  expect(state().problem).toBeNull()
  expect(toast.success).toHaveBeenCalledOnce()
})

test('once the pages are sent, no removal can be taken back any more', async () => {
  const { state } = await receipt('a', 'b', 'c')
  act(() => state().settle())
  expect(toast.dismiss).not.toHaveBeenCalled()
  vi.mocked(toast.success).mockReturnValueOnce('removal of a').mockReturnValueOnce('removal of b')
  act(() => state().remove('a'))
  act(() => state().remove('b'))
  act(() => state().settle())
  expect(vi.mocked(toast.dismiss).mock.calls).toEqual([['removal of a'], ['removal of b']])
})

test('who leaves gives the memory of every page back, also of a removed one, and takes no removal back after that', async () => {
  const { state, unmount } = await receipt('a', 'b', 'c')
  act(() => state().remove('b'))
  expect(forgetPage).not.toHaveBeenCalled()
  unmount()
  expect(vi.mocked(forgetPage).mock.calls.map(([{ id }]) => id)).toEqual(['a', 'b', 'c'])
  expect(toast.dismiss).toHaveBeenCalledExactlyOnceWith('removal')
})
