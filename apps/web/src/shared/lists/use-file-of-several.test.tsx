// @vitest-environment happy-dom
import { contract } from '@klopt/api-client/contract'
import { toast } from '@klopt/ui'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../app/transport/api.ts'
import * as downloads from '../../app/transport/download.ts'
import { WithQueries } from '../../testing/with-queries.tsx'
import { useFileOfSeveral } from './use-file-of-several.ts'

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

/** One file of estimates 1 and 2 is asked for. */
async function printTogether(answer: () => Response) {
  const sent: string[] = []
  vi.stubGlobal('fetch', async (_path: string, { body }: { body: string }) => {
    sent.push(body)
    return answer()
  })
  const { result } = renderHook(() => useFileOfSeveral(contract.estimates.downloadSeveralPdf), { wrapper: WithQueries })
  await act(async () => result.current.start({ params: { administrationId: 4 }, body: { estimateIds: [1, 2] } }))
  await vi.waitFor(() => expect(result.current.isPending).toBe(false), { timeout: 10_000 })
  return sent
}

test('the rows that were chosen come as one file', async () => {
  const headers = { 'Content-Disposition': 'attachment; filename="offertes.pdf"' }
  expect(await printTogether(() => new Response('x', { headers }))).toEqual(['{"estimateIds":[1,2]}'])
  expect(vi.mocked(downloads.download).mock.lastCall?.[0].name).toBe('offertes.pdf')
})

test('why they cannot is said, and nothing is kept', async () => {
  await printTogether(() => Response.json({ code: 90_001, message: 'Dat zijn er te veel' }, { status: 400 }))
  expect(toast.error).toHaveBeenCalledExactlyOnceWith('Dat zijn er te veel')
  expect(downloads.download).not.toHaveBeenCalled()
})
