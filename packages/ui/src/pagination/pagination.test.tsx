import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '../testing/axe.ts'
import { LoadMore } from './load-more.tsx'
import { Pagination } from './pagination.tsx'

function Pages() {
  const [page, setPage] = useState(0)
  return (
    <Pagination
      label="Facturen"
      itemsName="facturen"
      firstShown={page * 50 + 1}
      shownCount={page === 2 ? 20 : 50}
      totalCount={120}
      onPrevious={page === 0 ? null : () => setPage(page - 1)}
      onNext={page === 2 ? null : () => setPage(page + 1)}
    />
  )
}

test('goes to the page after and before, says which it is, and keeps the focus at the end', async () => {
  const screen = await render(<Pages />)
  const next = screen.getByRole('button', { name: 'Volgende' })
  await expect.element(screen.getByRole('status')).toHaveTextContent('1 tot en met 50 van 120 facturen')
  await expectAccessible()
  await userEvent.click(next)
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('status')).toHaveTextContent('101 tot en met 120 van 120 facturen')
  await expect.element(next).toHaveAttribute('aria-disabled', 'true')
  await expect.element(next).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('status')).toHaveTextContent('101 tot en met 120 van 120 facturen')
  await userEvent.click(screen.getByRole('button', { name: 'Vorige' }))
  await expect.element(screen.getByRole('status')).toHaveTextContent('51 tot en met 100 van 120 facturen')
})

test('on a phone the count is one line over the buttons', async () => {
  await page.viewport(390, 844)
  const screen = await render(<Pages />)
  const box = (role: 'status' | 'button', name?: string) =>
    screen.getByRole(role, { name }).element().getBoundingClientRect()
  const count = box('status')
  expect(count.height).toBeLessThan(24)
  expect(count.bottom).toBeLessThanOrEqual(box('button', 'Vorige').top)
  expect(box('button', 'Vorige').top).toBe(box('button', 'Volgende').top)
  await page.viewport(1280, 800)
})

test('a page that is on its way cannot be asked for twice', async () => {
  const onNext = vi.fn()
  const screen = await render(
    <Pagination label="Facturen" firstShown={1} shownCount={50} onPrevious={null} onNext={onNext} isLoading />,
  )
  screen
    .getByRole('button', { name: 'Volgende' })
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true }))
  expect(onNext).not.toHaveBeenCalled()
})

test('loading more announces how far the list is, and the button goes when there is no more', async () => {
  const onLoadMore = vi.fn()
  const list = { isLoading: false, onLoadMore, itemsName: 'facturen', totalCount: 80 }
  const screen = await render(<LoadMore {...list} hasMore shownCount={50} />)
  await expectAccessible()
  await userEvent.click(screen.getByRole('button', { name: 'Meer laden' }))
  expect(onLoadMore).toHaveBeenCalledTimes(1)
  await screen.rerender(<LoadMore {...list} hasMore={false} shownCount={80} />)
  await expect.element(screen.getByRole('status').first()).toHaveTextContent('80 van 80 facturen')
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument()
})
