// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useLanguage } from './use-language.ts'

beforeEach(() => {
  localStorage.clear()
  vi.spyOn(navigator, 'language', 'get').mockReturnValue('en-GB')
})

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

type Props = { language: 'nl' | 'en' | 'de' | null }
const open = (language: Props['language']) =>
  renderHook(({ language: of }: Props) => useLanguage(of), { initialProps: { language } })

test('the page speaks the language of its customer, whatever the browser speaks', () => {
  const { result, rerender } = open(null)
  expect(result.current[0]).toBe('en')
  rerender({ language: 'nl' })
  expect(result.current[0]).toBe('nl')
  expect(document.documentElement.lang).toBe('nl')
})

test('who is written to in German reads German, also in a Dutch browser', () => {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue('nl-NL')
  expect(open('de').result.current[0]).toBe('de')
})

test('as long as nobody knows whose page it is a browser reads its own language, or English', () => {
  const spy = vi.spyOn(navigator, 'language', 'get').mockReturnValue('de-CH')
  expect(open(null).result.current[0]).toBe('de')
  spy.mockReturnValue('fr-FR')
  expect(open(null).result.current[0]).toBe('en')
})

test('what somebody chose goes before all, and is remembered', () => {
  const { result } = open('nl')
  act(() => result.current[1]('en'))
  expect(result.current[0]).toBe('en')
  expect(document.documentElement.lang).toBe('en')
  expect(open('nl').result.current[0]).toBe('en')
})
