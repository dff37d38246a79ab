// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useFound } from './use-found.ts'

afterEach(cleanup)

/** A part of the page that asks for something by its key; the test answers or fails each time. */
function finding(first: string | null = null) {
  const asked: { signal: AbortSignal; answer: (data: string) => void; fail: (error: Error) => void }[] = []
  const load = vi.fn((signal: AbortSignal) => {
    const { promise, resolve, reject } = Promise.withResolvers<string>()
    asked.push({ signal, answer: resolve, fail: reject })
    return promise
  })
  const { result, rerender, unmount } = renderHook(({ key }) => useFound(key, load, first), {
    initialProps: { key: 'een' },
  })
  return { state: () => result.current, asked, to: (key: string) => rerender({ key }), unmount }
}

test('what is asked for is there once it was answered', async () => {
  const { state, asked } = finding()
  expect(state()).toMatchObject({ data: null, hasFailed: false })
  await act(async () => asked[0]?.answer('hier'))
  expect(state()).toMatchObject({ data: 'hier', hasFailed: false })
  expect(asked).toHaveLength(1)
})

test('what was found before is not asked for, until somebody asks again', async () => {
  const { state, asked } = finding('al bekend')
  expect(state().data).toBe('al bekend')
  expect(asked).toHaveLength(0)
  act(() => state().again())
  expect(asked).toHaveLength(1)
  await act(async () => asked[0]?.answer('nieuw'))
  expect(state().data).toBe('nieuw')
})

test('a failure says so, keeps what was there, and is gone after asking again', async () => {
  const { state, asked } = finding()
  await act(async () => asked[0]?.answer('hier'))
  act(() => state().again())
  await act(async () => asked[1]?.fail(new Error('weg')))
  expect(state()).toMatchObject({ data: 'hier', hasFailed: true })
  act(() => state().again())
  await act(async () => asked[2]?.answer('weer'))
  expect(state()).toMatchObject({ data: 'weer', hasFailed: false })
})

test('another key breaks the question off, which then has not failed, and asks its own', async () => {
  const { state, asked, to } = finding()
  to('twee')
  expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, false])
  await act(async () => asked[0]?.fail(new Error('broken off')))
  expect(state().hasFailed).toBe(false)
  await act(async () => asked[1]?.answer('twee'))
  expect(state().data).toBe('twee')
})

test('a part that is left breaks off what it asked for', () => {
  const { asked, unmount } = finding()
  unmount()
  expect(asked[0]?.signal.aborted).toBe(true)
})
