// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../app/transport/api.ts'
import { WithQueries } from '../../testing/with-queries.tsx'
import { useSupportSettings } from './use-support-settings.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  queryClient.clear()
})

const settings = { phone: '020 123 45 67', helpUrl: 'https://hulp.voorbeeld.nl' }
const open = () => renderHook(useSupportSettings, { wrapper: WithQueries })
const isSo = (what: () => void) => vi.waitFor(what, { timeout: 10_000 })

function server(answer: () => Response) {
  const fetch = vi.fn(async (_path: string) => answer())
  vi.stubGlobal('fetch', fetch)
  return fetch
}

test('how support is reached is asked once, also for who opens the help again', async () => {
  const fetch = server(() => Response.json(settings))
  const first = open()
  expect(first.result.current).toBeUndefined()
  await isSo(() => expect(first.result.current).toEqual(settings))
  first.unmount()
  expect(open().result.current).toEqual(settings)
  expect(fetch).toHaveBeenCalledOnce()
  expect(fetch.mock.calls[0]?.[0]).toBe('/api/v2/support/settings')
})

test('when it cannot be known there is no telephone number, and no error in its place', async () => {
  const fetch = server(() => Response.json({ code: 500, message: 'Er ging iets mis' }, { status: 500 }))
  const { result } = open()
  await isSo(() => expect(fetch).toHaveBeenCalledOnce())
  await isSo(() => expect(queryClient.isFetching()).toBe(0))
  expect(result.current).toBeUndefined()
})
