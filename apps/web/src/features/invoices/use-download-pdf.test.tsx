// @vitest-environment happy-dom
import { toast } from '@klopt/ui'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../app/transport/api.ts'
import * as downloads from '../../app/transport/download.ts'
import { WithQueries } from '../../testing/with-queries.tsx'
import { useDownloadEInvoice, useDownloadPdf } from './use-download-pdf.ts'

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
const file = () =>
  new Response('x', { headers: { 'Content-Disposition': 'attachment; filename="factuur.pdf"' }, status: 200 })

/** The downloads of an administration; the server answers each path as `answer` says. */
function downloading(answer: (path: string) => Response | Promise<Response> = file) {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return await answer(path)
  })
  const useAll = () => ({ pdf: useDownloadPdf(4), eInvoice: useDownloadEInvoice(4) })
  const { result } = renderHook(useAll, { wrapper: WithQueries })
  const doing = (what: (state: ReturnType<typeof useAll>) => void) => act(async () => what(result.current))
  return { asked, doing }
}

const idIn = (path: string) => Number(/invoices\/(\d+)/.exec(path)?.[1])

test('a PDF that cannot be had is said', async () => {
  const { asked, doing } = downloading(() => Response.json({ code: 90_001, message: 'Dat mag niet' }, { status: 403 }))
  await doing(({ pdf }) => pdf.downloadPdf(7))
  await isSo(() => expect(toast.error).toHaveBeenCalledExactlyOnceWith('Dat mag niet'))
  expect(asked.map(idIn)).toEqual([7])
  expect(downloads.download).not.toHaveBeenCalled()
})

test('a PDF and an e-invoice are handed over', async () => {
  const { asked, doing } = downloading()
  await doing(({ pdf }) => pdf.downloadPdf(7))
  await doing(({ eInvoice }) => eInvoice.downloadEInvoice(8))
  await isSo(() => expect(downloads.download).toHaveBeenCalledTimes(2))
  expect(asked.map(idIn)).toEqual([7, 8])
})

test.each([
  [{ '': 'Vul je btw-nummer in.' }, 'De e-factuur kan niet worden gemaakt. Vul je btw-nummer in.'],
  [undefined, 'Dat kan niet'],
])('an e-invoice that cannot be one says what is missing', async (fields, text) => {
  const refused = { code: 90_001, message: 'Dat kan niet', ...(fields && { fields }) }
  const { doing } = downloading(() => Response.json(refused, { status: 422 }))
  await doing(({ eInvoice }) => eInvoice.downloadEInvoice(8))
  await isSo(() => expect(toast.error).toHaveBeenCalledExactlyOnceWith(text))
})
