// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as unloading from '../../../app/errors/reporting/unloading.ts'
import { sharingKey, startSharing, stopSharing } from '../../../shared/screen-sharing/screen-sharing.ts'
import { aUser, anEntry } from '../../../testing/a-user.ts'
import { useRegistration } from './use-registration.ts'

const place = vi.hoisted(() => ({ pathname: '' }))
vi.mock(import('@tanstack/react-router'), async (original) => ({
  ...(await original()),
  useRouterState: (({ select }: { select: (state: object) => unknown }) => select({ location: place })) as never,
}))

beforeEach(() => {
  place.pathname = '/v2/administrations/4/invoices'
  startSharing()
})
afterEach(() => {
  cleanup()
  stopSharing()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const isSo = (what: () => void) => vi.waitFor(what, { timeout: 10_000 })
const user = aUser({ first_name: 'Sam', last_name: '', administrations: [anEntry(4)] })

/** Somebody who shares, and what the server was told; `answer` speaks for the server. */
function sharing(answer: () => Response | Promise<Response> = () => Response.json({ stopped_at: null })) {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (_path: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body))
    return answer()
  })
  const onFailed = vi.fn()
  const { result, rerender, unmount } = renderHook(() => useRegistration('k', user, onFailed))
  return { isRegistered: () => result.current, sent, onFailed, rerender, unmount }
}

test('the server is told who shares and of which administration, again for each one that is opened', async () => {
  const { isRegistered, sent, rerender } = sharing()
  expect(isRegistered()).toBe(false)
  await isSo(() => expect(isRegistered()).toBe(true))
  expect(sent).toEqual([{ key: 'k', name: 'Sam', company: 'Zon', administration_id: 4 }])
  place.pathname = '/v2/administrations/4/bank'
  rerender()
  expect(sent).toHaveLength(1)
  place.pathname = '/v2/administrations'
  rerender()
  await isSo(() => expect(sent).toHaveLength(2))
  expect(sent[1]).toEqual({ key: 'k', name: 'Sam' })
})

test('a session that had ended is cleaned up', async () => {
  const { isRegistered } = sharing(() => Response.json({ stopped_at: '2026-11-21T10:00:00Z' }))
  await isSo(() => expect(sharingKey()).toBeNull())
  expect(isRegistered()).toBe(false)
})

test('who is signed out shares no longer, and is not told of a failure', async () => {
  const { onFailed } = sharing(() => Response.json({ code: 10_001, message: 'Log in' }, { status: 401 }))
  await isSo(() => expect(sharingKey()).toBeNull())
  expect(onFailed).not.toHaveBeenCalled()
})

const broken = () => Response.json({ code: 1, message: 'Het lukt nu niet' }, { status: 500 })

test('what went wrong otherwise is passed on, and the sharing stays', async () => {
  const { isRegistered, onFailed } = sharing(broken)
  await isSo(() => expect(onFailed).toHaveBeenCalledOnce())
  expect(sharingKey()).not.toBeNull()
  expect(isRegistered()).toBe(false)
})

test.each([
  ['the page goes away', () => void vi.spyOn(unloading, 'isUnloading').mockReturnValue(true)],
  ['the sharing is over', (unmount: () => void) => unmount()],
])('what breaks off while %s is no failure', async (_what, leave) => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  const { onFailed, sent, unmount } = sharing(() => promise)
  await isSo(() => expect(sent).toHaveLength(1))
  leave(unmount)
  await act(async () => resolve(broken()))
  await act(async () => {})
  expect(onFailed).not.toHaveBeenCalled()
})

test('an ended session does not end the next one, once its own sharing is left', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  const { sent, unmount } = sharing(() => promise)
  await isSo(() => expect(sent).toHaveLength(1))
  unmount()
  await act(async () => resolve(Response.json({ stopped_at: '2026-11-21T10:00:00Z' })))
  await act(async () => {})
  expect(sharingKey()).not.toBeNull()
})
