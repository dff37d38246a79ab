// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useNewest } from './use-newest.ts'

afterEach(() => cleanup())

function open() {
  const { result } = renderHook(() => useNewest<readonly string[]>(() => ['a']))
  return {
    shown: () => result.current[0],
    newest: () => result.current[1](),
    add: (letter: string) => result.current[2]((before) => [...before, letter]),
  }
}

test('of two changes in a row the second stands on the first, and both are drawn', () => {
  const { shown, newest, add } = open()
  act(() => {
    expect(add('b')).toEqual(['a', 'b'])
    expect(add('c')).toEqual(['a', 'b', 'c'])
  })
  expect([shown(), newest()]).toEqual([
    ['a', 'b', 'c'],
    ['a', 'b', 'c'],
  ])
})

test('a change can be read before it is drawn', () => {
  const { shown, newest, add } = open()
  act(() => {
    add('b')
    expect([shown(), newest()]).toEqual([['a'], ['a', 'b']])
  })
})
