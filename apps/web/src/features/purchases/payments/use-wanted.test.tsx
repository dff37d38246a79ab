// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useWanted } from './use-wanted.ts'

afterEach(() => cleanup())

const all = { isPending: false, hasMore: false, isLoadingMore: false, isError: false }

/** The list of what can be paid, for whoever comes with `wanted` from the purchases. */
function open(wanted: string | undefined, pages: Partial<typeof all> = {}) {
  const loadMore = vi.fn()
  const chooseAll = vi.fn()
  const { rerender } = renderHook(
    (props: { wanted: string | undefined; pages: Partial<typeof all> }) =>
      useWanted(props.wanted, { ...all, ...props.pages, loadMore }, chooseAll),
    { initialProps: { wanted, pages } },
  )
  return {
    loadMore,
    chooseAll,
    show: (now: Partial<typeof all>, next = wanted) => rerender({ wanted: next, pages: now }),
  }
}

test('all that was chosen before is chosen once, and what is unticked after that stays so', () => {
  const { chooseAll, show } = open('3,4')
  show({})
  show({})
  expect(chooseAll).toHaveBeenCalledOnce()
})

test('who comes with nothing chosen finds nothing chosen, and no further page is fetched for them', () => {
  const { chooseAll, loadMore, show } = open(undefined, { hasMore: true })
  show({})
  expect(chooseAll).not.toHaveBeenCalled()
  expect(loadMore).not.toHaveBeenCalled()
})

test('nothing is chosen before the last page is there, and each page is asked for once', () => {
  const { chooseAll, loadMore, show } = open('3,4', { isPending: true })
  expect(loadMore).not.toHaveBeenCalled()
  show({ hasMore: true })
  expect(loadMore).toHaveBeenCalledOnce()
  show({ hasMore: true, isLoadingMore: true })
  show({ isLoadingMore: true })
  expect(loadMore).toHaveBeenCalledOnce()
  expect(chooseAll).not.toHaveBeenCalled()
  show({})
  expect(chooseAll).toHaveBeenCalledOnce()
})

test('a list that could not be read is not asked for again by itself, nor chosen in part', () => {
  const { chooseAll, loadMore, show } = open('3,4', { isError: true })
  show({ isError: true, hasMore: true })
  expect(loadMore).not.toHaveBeenCalled()
  expect(chooseAll).not.toHaveBeenCalled()
})

test('who comes again with others finds those chosen', () => {
  const { chooseAll, show } = open('3,4')
  show({}, '5')
  expect(chooseAll).toHaveBeenCalledTimes(2)
})
