// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useOpenGroups } from './use-open-groups.ts'

afterEach(cleanup)

const lines = [
  { id: 'omzet', level: 'group' },
  { id: '8000', level: 'line' },
  { id: 'kosten', level: 'group' },
]

test('one press opens every group, and the next closes them', () => {
  const { result } = renderHook(() => useOpenGroups(lines))
  expect([...result.current.open]).toEqual([])
  expect(result.current.isAllOpen).toBe(false)
  act(() => result.current.toggleAll())
  expect([...result.current.open]).toEqual(['omzet', 'kosten'])
  expect(result.current.isAllOpen).toBe(true)
  act(() => result.current.toggleAll())
  expect([...result.current.open]).toEqual([])
})

test('with one group closed the press opens it again; groups can begin open', () => {
  const { result } = renderHook(() => useOpenGroups(lines, true))
  expect(result.current.isAllOpen).toBe(true)
  act(() => result.current.setOpen(new Set(['omzet'])))
  expect(result.current.isAllOpen).toBe(false)
  act(() => result.current.toggleAll())
  expect(result.current.isAllOpen).toBe(true)
})

test('a report without groups has none to open', () => {
  const { result } = renderHook(() => useOpenGroups([{ id: '8000', level: 'line' }], true))
  expect(result.current.isAllOpen).toBe(false)
})
