// @vitest-environment happy-dom
import { ApiError } from '@klopt/api-client'
import { toast } from '@klopt/ui'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { forgetRows, rememberRows } from '../app/routing/left-rows.ts'
import { ListedHeader } from './listed-header.tsx'

const world = vi.hoisted(() => ({ navigated: vi.fn() }))
vi.mock(import('@tanstack/react-router'), async (original) => ({
  ...(await original()),
  useNavigate: () => world.navigated as never,
  useLocation: (() => '/invoices/2') as never,
}))

afterEach(() => {
  cleanup()
  forgetRows()
  vi.restoreAllMocks()
  world.navigated.mockReset()
})

const hrefOf = (id: number) => `/invoices/${id}`
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))
const lost = new ApiError({ code: -1, status: 0, message: 'Geen verbinding' })
const show = () => render(<ListedHeader title="Factuur" back={{ href: '/invoices', label: 'Facturen' }} />)

test('goes to the rows beside it', async () => {
  rememberRows({ rows: [1, 2, 3], hrefOf })
  show()
  await press('Vorige')
  await press('Volgende')
  expect(world.navigated.mock.calls).toEqual([[{ href: '/invoices/1' }], [{ href: '/invoices/3' }]])
})

test('goes on after the last row that was loaded, to the first of those that come', async () => {
  const loadMore = vi.fn(async () => ({ rows: [1, 2, 3], loadMore: null }))
  rememberRows({ rows: [1, 2], hrefOf, loadMore })
  show()
  await press('Volgende')
  await vi.waitFor(() => expect(world.navigated).toHaveBeenCalledExactlyOnceWith({ href: '/invoices/3' }))
  expect(loadMore).toHaveBeenCalledOnce()
})

test('rows that do not come leave one where one is, with the reason', async () => {
  vi.spyOn(toast, 'error').mockReturnValue('')
  rememberRows({ rows: [1, 2], hrefOf, loadMore: () => Promise.reject(lost) })
  show()
  await press('Volgende')
  await vi.waitFor(() => expect(toast.error).toHaveBeenCalledExactlyOnceWith('Geen verbinding'))
  expect(world.navigated).not.toHaveBeenCalled()
})

test('what was opened from no list has no way up or down', () => {
  show()
  expect(screen.queryByRole('button', { name: 'Volgende' })).toBeNull()
})
