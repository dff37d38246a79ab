// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sharingKey, startSharing } from '../../../shared/screen-sharing/screen-sharing.ts'
import type { CurrentUser } from '../../../app/session/session.ts'
import type { SharingHandlers } from './share-page.ts'
import { useSharing } from './use-sharing.ts'

const shared = vi.hoisted(() => ({
  handlers: null as SharingHandlers | null,
  page: { limit: vi.fn(), watch: vi.fn(), leave: vi.fn(), stop: vi.fn(), answer: vi.fn(), requestCapture: vi.fn() },
  isRegistered: true,
  pathname: '/v2/administrations/3/invoices',
  failed: vi.fn(),
}))
vi.mock('./share-page.ts', () => ({
  sharePage: (_key: string, _limits: object, handlers: SharingHandlers) => {
    shared.handlers = handlers
    return shared.page
  },
}))
vi.mock('./use-registration.ts', () => ({ useRegistration: () => shared.isRegistered }))
vi.mock('./clickable.ts', () => ({ shownAt: () => ({ name: 'Opslaan' }) }))
vi.mock('@klopt/screenshare/capture', () => ({ locate: () => ({ element: null }) }))
vi.mock('@tanstack/react-router', () => ({ useRouterState: () => shared.pathname }))
vi.mock('../../../app/errors/reporting/report-error.ts', () => ({ reportError: shared.failed }))
vi.mock('../notify-failure.tsx', () => ({ notifyFailure: vi.fn() }))

const user = { id: 1 } as CurrentUser
const operator = { name: 'Sam' } as never
const pointer = { x: 1, y: 2 } as never

beforeEach(() => {
  vi.clearAllMocks()
  localStorage.clear()
  startSharing()
  shared.isRegistered = true
  window.history.replaceState(null, '', shared.pathname)
})
afterEach(cleanup)

/** A page that is shared under the key of this browser. */
function sharing() {
  const key = sharingKey() ?? 'none'
  return renderHook(() => useSharing(key, user))
}
const told = (what: (handlers: SharingHandlers) => void) =>
  act(() => {
    if (shared.handlers) what(shared.handlers)
  })

test('before the key is registered nothing of the page is shared', () => {
  shared.isRegistered = false
  shared.handlers = null
  sharing()
  expect(shared.handlers).toBe(null)
})

test('who helps, where they point and what they clicked on is shown, and goes with them', () => {
  const { result } = sharing()
  told((on) => on.onOperator(operator))
  told((on) => on.onRequest(pointer))
  expect(result.current).toMatchObject({ operator, pointer, shown: { name: 'Opslaan' } })
  told((on) => on.onOperator(null))
  expect(result.current).toMatchObject({ operator: null, pointer: null, shown: null })
})

test('what was clicked on is of its own page', () => {
  const { result, rerender } = sharing()
  told((on) => on.onRequest(pointer))
  shared.pathname = '/v2/administrations/3/bank'
  rerender()
  expect(result.current.shown).toBe(null)
  shared.pathname = '/v2/administrations/3/invoices'
  rerender()
  expect(result.current.shown).toMatchObject({ name: 'Opslaan' })
  act(() => result.current.dismiss())
  expect(result.current.shown).toBe(null)
})

test('who leaves the page while the key is there leaves it alone; without the key it is over for the other side', () => {
  sharing().unmount()
  expect([shared.page.leave.mock.calls.length, shared.page.stop.mock.calls.length]).toEqual([1, 0])
  const second = sharing()
  localStorage.clear()
  second.unmount()
  expect([shared.page.leave.mock.calls.length, shared.page.stop.mock.calls.length]).toEqual([1, 1])
})

test('a failure is reported, and ends the sharing', () => {
  sharing()
  told((on) => on.onFailed(new Error('x')))
  expect(shared.failed).toHaveBeenCalledOnce()
  expect(sharingKey()).toBe(null)
})

test('an answer and a wish for the picture go to the page that is shared', () => {
  const { result } = sharing()
  result.current.answer(true)
  result.current.requestCapture()
  expect(shared.page.answer).toHaveBeenCalledWith(true)
  expect(shared.page.requestCapture).toHaveBeenCalledOnce()
})
