// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { ListSearch } from '../shared/lists/list-search.ts'
import { ListEmpty, ListJump, ListStart } from './list-jump.tsx'
import type { ListScreenProps } from './list-screen-types.ts'

afterEach(cleanup)

const nothing = () => undefined

/** A list of names and days, as far as it matters where it begins. */
function listOf(
  filter: ListSearch,
  {
    hasMore = true,
    hasEarlier = false,
    ...rest
  }: { hasMore?: boolean; hasEarlier?: boolean; totalCount?: number } = {},
) {
  const onFilter = vi.fn()
  const list: ListScreenProps<{ id: number }, ListSearch> = {
    name: 'contacts.1',
    title: 'Relaties',
    itemsName: 'relaties',
    allLabel: 'Alle relaties',
    filter,
    onFilter,
    hrefOf: () => '/contacts',
    read: (raw) => raw,
    pages: {
      items: [{ id: 1 }],
      isPending: false,
      isError: false,
      error: null,
      hasMore,
      isLoadingMore: false,
      loadMore: nothing,
      fetchMore: null,
      hasEarlier,
      isLoadingEarlier: false,
      loadEarlier: nothing,
      refetch: async () => undefined,
    },
    defaultSort: 'name',
    starts: { name: { label: 'naam', kind: 'text' }, day: { label: 'datum', kind: 'date' } },
    columns: [],
    rowId: ({ id }) => id,
    empty: null,
    ...rest,
  }
  return { list, onFilter }
}

test('a long list begins at what is typed, in the order it has', () => {
  const { list, onFilter } = listOf({ search: 'a', peek: 3 }, { totalCount: 201 })
  render(<ListJump list={list} />)
  const field = screen.getByRole('textbox', { name: 'Ga naar naam' })
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(onFilter).not.toHaveBeenCalled()
  fireEvent.change(field, { target: { value: ' Meijer ' } })
  // Its press is used up: the field goes, and whatever has the focus next would be pressed by it.
  expect(fireEvent.keyDown(field, { key: 'Enter' })).toBe(false)
  expect(onFilter).toHaveBeenCalledExactlyOnceWith({ search: 'a', start: 'Meijer', peek: undefined })
})

test('by a day a day is asked for, and by a column that has no begin nothing', () => {
  const { list } = listOf({ sort: '-day' }, { totalCount: 201 })
  const { rerender } = render(<ListJump list={list} />)
  expect(screen.getByLabelText('Ga naar datum')).toBeTruthy()
  rerender(<ListJump list={listOf({ sort: 'city' }, { totalCount: 201 }).list} />)
  expect(screen.queryByRole('button', { name: 'Ga' })).toBeNull()
})

test.each([
  [{ totalCount: 200 }, false],
  [{ totalCount: 201 }, true],
  [{ hasMore: true }, true],
  [{ hasMore: false }, false],
])('of a list with %o it is there: %s', (pages, isThere) => {
  render(<ListJump list={listOf({}, pages).list} />)
  expect(screen.queryAllByLabelText('Ga naar naam')).toHaveLength(isThere ? 1 : 0)
})

test('a list that begins at a name says so, and leads back', () => {
  const { list, onFilter } = listOf({ start: 'Meijer' }, { hasEarlier: true, totalCount: 1_000 })
  render(
    <>
      <ListStart list={list} />
      <ListJump list={list} />
    </>,
  )
  expect(screen.getByText('De lijst begint bij naam Meijer.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Eerdere laden' })).toBeTruthy()
  expect(screen.queryByLabelText('Ga naar naam')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Naar het begin' }))
  expect(onFilter).toHaveBeenCalledExactlyOnceWith({ start: undefined, peek: undefined })
})

test('what begins behind its last row says so, and not that there never was one', () => {
  const { rerender, container } = render(<ListEmpty list={listOf({ sort: '-day', start: '2020-01-02' }).list} />)
  expect(container.textContent).toContain('Vanaf datum 2 jan 2020 is er niets.')
  rerender(<ListEmpty list={{ ...listOf({}).list, empty: 'Nog geen relaties' }} />)
  expect(container.textContent).toBe('Nog geen relaties')
})
