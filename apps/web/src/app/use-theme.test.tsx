// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { setTheme } from './theme.ts'
import { useTheme } from './use-theme.ts'

afterEach(() => {
  cleanup()
  setTheme(null)
})

test('every place that shows the theme follows what was chosen in one of them', () => {
  const menu = renderHook(useTheme)
  const settings = renderHook(useTheme)
  expect([menu.result.current, settings.result.current]).toEqual([null, null])
  act(() => setTheme('dark'))
  expect([menu.result.current, settings.result.current]).toEqual(['dark', 'dark'])
})

test('what was chosen before the screen was there is known from its first drawing on', () => {
  setTheme('contrast')
  const drawn: unknown[] = []
  renderHook(() => drawn.push(useTheme()))
  expect(drawn).toEqual(['contrast'])
})
