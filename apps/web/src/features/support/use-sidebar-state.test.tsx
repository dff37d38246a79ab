// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setCacheOwner } from '../../app/transport/api.ts'
import { useSidebarState } from './use-sidebar-state.ts'

beforeEach(() => setCacheOwner(5))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  localStorage.clear()
  setCacheOwner(null)
})

/** The sidebar beside the screen at an address, on a phone or on something wider. */
function sidebar({ isPhone = false } = {}) {
  vi.stubGlobal('matchMedia', () => ({ matches: isPhone, addEventListener: () => {}, removeEventListener: () => {} }))
  const { result, rerender } = renderHook(({ path }) => useSidebarState(path), { initialProps: { path: '/invoices' } })
  return {
    state: () => result.current,
    go: (path: string) => rerender({ path }),
    doing: (what: (state: ReturnType<typeof useSidebarState>) => void) => act(() => what(result.current)),
  }
}

test('it is closed and on the articles until somebody opens it', () => {
  const { state } = sidebar()
  expect(state()).toMatchObject({ isOpen: false, wasAsked: false, tab: 'articles' })
})

test('it stays open over screens, and the next page has it as it was left', () => {
  const { state, go, doing } = sidebar()
  doing(({ setOpen }) => setOpen(true))
  doing(({ setTab }) => setTab('tickets'))
  go('/bank')
  expect(state()).toMatchObject({ isOpen: true, wasAsked: true, tab: 'tickets' })
  cleanup()
  expect(sidebar().state()).toMatchObject({ isOpen: true, wasAsked: false, tab: 'tickets' })
})

test('what is closed stays closed, with the tab it was on', () => {
  const { state, doing } = sidebar()
  doing(({ setOpen }) => setOpen(true))
  doing(({ setTab }) => setTab('more'))
  doing(({ setOpen }) => setOpen(false))
  expect(state()).toMatchObject({ isOpen: false, wasAsked: true, tab: 'more' })
  cleanup()
  expect(sidebar().state()).toMatchObject({ isOpen: false, tab: 'more' })
})

test('on a phone, where it covers the screen, it is open only where it was opened', () => {
  const { state, go, doing } = sidebar({ isPhone: true })
  doing(({ setOpen }) => setOpen(true))
  expect(state().isOpen).toBe(true)
  go('/bank')
  expect(state().isOpen).toBe(false)
  go('/invoices')
  expect(state().isOpen).toBe(true)
  cleanup()
  expect(sidebar({ isPhone: true }).state().isOpen).toBe(false)
})
