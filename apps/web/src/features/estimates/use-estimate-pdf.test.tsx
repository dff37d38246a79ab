// @vitest-environment happy-dom
import { toast } from '@klopt/ui'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../app/transport/api.ts'
import * as downloads from '../../app/transport/download.ts'
import { WithQueries } from '../../testing/with-queries.tsx'
import { useEstimatePdf } from './use-estimate-pdf.ts'

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

const isSo = (what: () => void) => vi.waitFor(what, { timeout: 10_000 })

/** Asks for the PDF of estimate 9; the addresses that were asked. */
function downloading(answer: Response) {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return answer
  })
  const { result } = renderHook(() => useEstimatePdf(4), { wrapper: WithQueries })
  act(() => result.current.downloadPdf(9))
  return asked
}

test('the PDF of an estimate is handed over', async () => {
  const asked = downloading(new Response('x', { headers: { 'Content-Disposition': 'attachment; filename="o.pdf"' } }))
  await isSo(() => expect(downloads.download).toHaveBeenCalledOnce())
  expect(asked).toEqual([expect.stringMatching(/administrations\/4\/estimates\/9\//)])
})

test('one that cannot be fetched says so', async () => {
  downloading(Response.json({ code: 90_001, message: 'Dat mag niet' }, { status: 403 }))
  await isSo(() => expect(toast.error).toHaveBeenCalledExactlyOnceWith('Dat mag niet'))
  expect(downloads.download).not.toHaveBeenCalled()
})
