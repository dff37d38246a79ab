// @vitest-environment happy-dom
import { toast } from '@klopt/ui'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../app/transport/api.ts'
import * as downloads from '../../app/transport/download.ts'
import { WithQueries } from '../../testing/with-queries.tsx'
import { useAnnualReport } from './use-annual-report.ts'

beforeEach(() => {
  vi.spyOn(toast, 'error').mockReturnValue('')
  vi.spyOn(downloads, 'download').mockReturnValue()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  queryClient.clear()
})

/** The button of 2026; the server answers once `answer` is resolved. */
function report() {
  const answer = Promise.withResolvers<Response>()
  const asked: string[] = []
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path)
    return answer.promise
  })
  const { result } = renderHook(() => useAnnualReport(4)(2026), { wrapper: WithQueries })
  const press = () => act(async () => result.current.onSelect?.())
  const end = (response: Response) => act(async () => answer.resolve(response))
  return { asked, result, press, end }
}
const isSo = (what: () => void) => vi.waitFor(what, { timeout: 10_000 })

test('the figures of that year are handed over, and the button says that they are being made', async () => {
  const { asked, result, press, end } = report()
  await press()
  await isSo(() => expect(result.current.loading).toBe(true))
  await end(new Response('x', { headers: { 'Content-Disposition': 'attachment; filename="jaarrapport.pdf"' } }))
  await isSo(() => expect(downloads.download).toHaveBeenCalledOnce())
  expect(vi.mocked(downloads.download).mock.lastCall?.[0].name).toBe('jaarrapport.pdf')
  expect(asked).toEqual([expect.stringMatching(/\/administrations\/4\/.*2026/)])
  await isSo(() => expect(result.current.loading).toBe(false))
})

test('why they cannot be had is said', async () => {
  const { press, end } = report()
  await press()
  await end(Response.json({ code: 90_001, message: 'Dat mag niet' }, { status: 403 }))
  await isSo(() => expect(toast.error).toHaveBeenCalledExactlyOnceWith('Dat mag niet'))
  expect(downloads.download).not.toHaveBeenCalled()
})
