// @vitest-environment happy-dom
import { ONE_USE_MS } from '@klopt/api-client'
import { contract } from '@klopt/api-client/contract'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { WithQueries } from '../../testing/with-queries.tsx'
import { query, queryClient } from './api.ts'
import { useFresh } from './use-fresh.ts'

const now = Date.parse('2026-11-21T10:00:00Z')
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  queryClient.clear()
})

const isSo = (what: () => void) => vi.waitFor(what, { timeout: 10_000 })
const input = { params: { administrationId: 1, contactId: 2 } }
const key = query(contract.contacts.get, input).queryKey
const remember = (version: number, updatedAt: number) =>
  queryClient.setQueryData(key, { version } as never, { updatedAt })

/** A form that reads; the server answers in its time with the newest version, or with what is given. */
function reading(answer: () => Response = () => Response.json({ version: 3 }), enabled = true) {
  const { promise, resolve } = Promise.withResolvers<void>()
  const asked = vi.fn(async () => promise.then(answer))
  vi.stubGlobal('fetch', asked)
  const { result } = renderHook(() => useFresh(contract.contacts.get, input, { enabled }), { wrapper: WithQueries })
  return { state: () => result.current, asked, answerNow: () => act(async () => resolve()) }
}

test('what the cache remembers of before is not shown, what the server says now is', async () => {
  remember(1, now - ONE_USE_MS)
  const { state, asked, answerNow } = reading()
  expect(state()).toMatchObject({ data: undefined, isError: false })
  await answerNow()
  await isSo(() => expect(state().data).toEqual({ version: 3 }))
  expect(asked).toHaveBeenCalledOnce()
})

test('what the press that led here has read is shown at once, and not asked again', () => {
  remember(2, now - ONE_USE_MS + 1)
  const { state, asked } = reading()
  expect(state().data).toEqual({ version: 2 })
  expect(asked).not.toHaveBeenCalled()
})

test('what was read a moment ago and has become stale since is read again', async () => {
  remember(2, now - 1)
  await queryClient.invalidateQueries({ queryKey: key })
  const { state, answerNow } = reading()
  expect(state().data).toBeUndefined()
  await answerNow()
  await isSo(() => expect(state().data).toEqual({ version: 3 }))
})

test('without fresh data the error is shown, also where older data are remembered', async () => {
  remember(1, now - 60_000)
  const { state, answerNow } = reading(() => Response.json({ code: 10_003, message: 'Niet gevonden' }, { status: 404 }))
  await answerNow()
  await isSo(() => expect(state()).toMatchObject({ data: undefined, isError: true }))
  expect(state().error?.message).toBe('Niet gevonden')
})

test('an error after the form was shown leaves what it shows', async () => {
  remember(2, now)
  const { state, answerNow } = reading(() => Response.json({ code: 10_003, message: 'Weg' }, { status: 404 }))
  await answerNow()
  await act(async () => void (await state().refetch()))
  await isSo(() => expect(state().error).not.toBeNull())
  expect(state()).toMatchObject({ data: { version: 2 }, isError: false })
})

test('what need not be known is not asked for', async () => {
  const { asked } = reading(undefined, false)
  await act(async () => {})
  expect(asked).not.toHaveBeenCalled()
})
