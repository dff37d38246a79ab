// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useReading, type Reading } from './use-reading.ts'

afterEach(cleanup)

function reading() {
  const { result } = renderHook(useReading)
  const doing = (what: (state: Reading) => void) => act(() => what(result.current))
  return { state: () => result.current, doing }
}

test('articles that are opened from each other are gone back through one by one', () => {
  const { state, doing } = reading()
  expect(state().trail).toEqual([])
  doing(({ open }) => open(1))
  doing(({ open }) => open(2))
  // A link to the article one is reading.
  doing(({ open }) => open(2))
  doing(({ open }) => open(1))
  expect(state().trail).toEqual([1, 2, 1])
  doing(({ back }) => back())
  expect(state().trail).toEqual([1, 2])
  doing(({ back }) => back())
  doing(({ back }) => back())
  expect(state().trail).toEqual([])
})

test('the overview is told once from which article one comes back: the one it led to', () => {
  const { state, doing } = reading()
  doing(({ toOverview }) => toOverview())
  expect(state().returnsFrom).toBeNull()
  doing(({ open }) => open(4))
  doing(({ open }) => open(5))
  doing(({ toOverview }) => toOverview())
  expect(state()).toMatchObject({ trail: [], returnsFrom: 4 })
  doing(({ hasReturned }) => hasReturned())
  expect(state().returnsFrom).toBeNull()
})

test('what is searched for stays while one reads', () => {
  const { state, doing } = reading()
  expect(state().search).toBe('')
  doing(({ setSearch }) => setSearch('btw'))
  doing(({ open }) => open(4))
  expect(state().search).toBe('btw')
})
