// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../app/transport/api.ts'
import { encodeReturnTarget } from '../../app/session/return-target.ts'
import { useGoOn } from './use-go-on.ts'

const router = vi.hoisted(() => ({ navigate: vi.fn(), state: {} as object }))
vi.mock(import('@tanstack/react-router'), async (original) => ({
  ...(await original()),
  useNavigate: () => router.navigate as never,
  useLocation: (({ select }: { select: (location: object) => unknown }) => select(router)) as never,
}))

beforeEach(() => void router.navigate.mockResolvedValue(undefined))
afterEach(() => {
  cleanup()
  router.navigate.mockReset()
  router.state = {}
  queryClient.clear()
})

const goOnFrom = (r?: string) => renderHook(() => useGoOn(r)).result.current
const invoices = '/v2/administrations/4/invoices?state=late'
const entered = { result: 'success' } as const
const secondFactor = { result: 'second_factor', nonce: 'n1' } as const

test.each([
  ['the start page when nothing was asked for', undefined, undefined, '/start'],
  ['the page that the address names', encodeReturnTarget(invoices), undefined, invoices],
  ['the page that the history carries', undefined, invoices, invoices],
  ['the page of the address where both say one', encodeReturnTarget(invoices), '/v2/administrations', invoices],
  ['the start page in place of another host', undefined, '//evil.example', '/start'],
])('who is in goes to %s', async (_what, r, redirectUrl, href) => {
  router.state = { redirectUrl }
  queryClient.setQueryData(['of an earlier user'], 1)
  await goOnFrom(r).goOn(entered)
  expect(router.navigate).toHaveBeenCalledExactlyOnceWith({ href, replace: true })
  expect(queryClient.getQueryData(['of an earlier user'])).toBeUndefined()
})

test('where one goes on travels in the address, and not when that is the start page', () => {
  expect(goOnFrom().returnTarget).toBeUndefined()
  router.state = { redirectUrl: invoices }
  expect(goOnFrom().returnTarget).toBe(encodeReturnTarget(invoices))
})

test('who has a second factor is asked for it, with what was filled in and where one goes', async () => {
  router.state = { redirectUrl: invoices }
  queryClient.setQueryData(['of an earlier user'], 1)
  await goOnFrom().goOn(secondFactor, { email: 'sam@example.nl' })
  const state = { nonce: 'n1', email: 'sam@example.nl', redirectUrl: invoices }
  expect(router.navigate).toHaveBeenCalledExactlyOnceWith({
    to: '/v2/authenticate',
    search: {},
    state,
    replace: false,
  })
  expect(queryClient.getQueryData(['of an earlier user'])).toBe(1)
})

test('a link that was followed is no step to come back to', async () => {
  await goOnFrom('cg==').goOn(secondFactor, { replace: true })
  expect(router.navigate.mock.calls).toMatchObject([[{ search: { r: 'cg==' }, replace: true }]])
})

test('back at the form it says why, and keeps where one goes', async () => {
  router.state = { redirectUrl: invoices }
  await goOnFrom('cg==').startAgain({ email: 'sam@example.nl', problem: 'Te laat' })
  expect(router.navigate).toHaveBeenCalledExactlyOnceWith({
    to: '/v2/authenticate',
    search: { r: 'cg==' },
    state: { email: 'sam@example.nl', problem: 'Te laat', redirectUrl: invoices },
    replace: true,
  })
})
