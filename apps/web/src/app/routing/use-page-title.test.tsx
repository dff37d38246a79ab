// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { setTitle } from './page-title.ts'
import { usePageTitle } from './use-page-title.ts'

afterEach(() => {
  cleanup()
  setTitle({ addition: '' })
})

const open = (page: string | null) =>
  renderHook((props: { page: string | null }) => usePageTitle(props.page), { initialProps: { page } })

test('the tab is called after the screen, and after the next one once that is there', () => {
  const { rerender } = open('Facturen')
  expect(document.title).toBe('Facturen - Klopt')
  rerender({ page: 'Factuur 2026-0001' })
  expect(document.title).toBe('Factuur 2026-0001 - Klopt')
})

test('what a feature added stays behind the name of the next screen', () => {
  const { rerender } = open('Facturen')
  setTitle({ addition: '01:05' })
  rerender({ page: 'Uren' })
  expect(document.title).toBe('Uren - Klopt 01:05')
})

test('a screen that leaves the title to what stands in its place does not take that word away', () => {
  open('Niet gevonden')
  open(null)
  expect(document.title).toBe('Niet gevonden - Klopt')
})
