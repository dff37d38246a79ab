// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useChosenRows } from './use-chosen-rows.ts'

const open = (rows: readonly string[], listed = 'late') =>
  renderHook(({ rows: given, listed: as }) => useChosenRows(given, (row) => row, as), {
    initialProps: { rows, listed },
  })

test('rows stay chosen while more pages come', () => {
  const { result, rerender } = open(['a', 'b'])
  act(() => result.current.onChange(new Set(['b'])))
  rerender({ rows: ['a', 'b', 'c'], listed: 'late' })
  expect(result.current.rows).toEqual(['b'])
})

test('with other filters nothing is chosen, so that nothing is done with what is not in sight', () => {
  const { result, rerender } = open(['a', 'b'])
  act(() => result.current.onChange(new Set(['a'])))
  rerender({ rows: ['a', 'b'], listed: 'all' })
  expect(result.current.keys.size).toBe(0)
})

test('a row that is gone is no longer chosen', () => {
  const { result, rerender } = open(['a', 'b'])
  act(() => result.current.onChange(new Set(['a', 'b'])))
  rerender({ rows: ['b'], listed: 'late' })
  expect([...result.current.keys]).toEqual(['b'])
})

test('choosing begins before something is chosen, and ends with what was done with it', () => {
  const { result, rerender } = open(['a', 'b'])
  act(() => result.current.onChoosingChange(true))
  expect(result.current.choosing).toBe(true)
  act(() => result.current.onChange(new Set(['a'])))
  rerender({ rows: ['b'], listed: 'late' })
  expect(result.current.choosing).toBe(false)
  act(() => result.current.onChange(new Set(['b'])))
  act(() => result.current.clear())
  expect(result.current.choosing).toBe(false)
})
