// @vitest-environment happy-dom
import { ApiError } from '@klopt/api-client'
import { contract } from '@klopt/api-client/contract'
import { must } from '@klopt/bookkeeping/money'
import { useQuery } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { query, queryClient } from '../../app/transport/api.ts'
import * as uploads from '../../app/transport/upload.ts'
import { WithQueries } from '../../testing/with-queries.tsx'
import { useDocuments } from './use-documents.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  queryClient.clear()
})

const params = { administrationId: 4, fiscalYear: 2025 }
const file = new File(['x'], 'jaarrekening.pdf')
const isSo = (what: () => void) => vi.waitFor(what, { timeout: 10_000 })

/** The dossier of a year with a file on its way to it; the first reading of the dossier is answered at once, the others by the test. */
async function open() {
  const arrival = Promise.withResolvers<never>()
  const upload = vi.spyOn(uploads, 'upload').mockReturnValue(arrival.promise)
  const readings: PromiseWithResolvers<Response>[] = []
  vi.stubGlobal('fetch', () => {
    const reading = Promise.withResolvers<Response>()
    if (readings.push(reading) === 1) reading.resolve(Response.json({ documents: [] }))
    return reading.promise
  })
  const useBoth = () => ({ ...useDocuments(params), dossier: useQuery(query(contract.dossiers.get, { params })).data })
  const { result } = renderHook(useBoth, { wrapper: WithQueries })
  await isSo(() => expect(result.current.dossier).toEqual({ documents: [] }))
  await act(async () => result.current.add([file]))
  return { state: () => result.current, upload, arrival, readings }
}

test('a file goes to the dossier of its year, under its own name and a key that sends it once', async () => {
  const { state, upload } = await open()
  expect(upload).toHaveBeenCalledExactlyOnceWith(
    contract.dossiers.addDocument,
    { params, query: { name: 'jaarrekening.pdf' }, body: file },
    expect.objectContaining({ idempotencyKey: must(state().files[0], 'the file on its way').id }),
  )
})

test('a file that arrived stays in sight until the dossier shows it', async () => {
  const { state, arrival, readings } = await open()
  await act(async () => arrival.resolve(null as never))
  await isSo(() => expect(readings).toHaveLength(2))
  expect(state().files).toHaveLength(1)
  const documents = [{ id: 7, name: 'jaarrekening.pdf' }]
  await act(async () => must(readings[1], 'the second reading').resolve(Response.json({ documents })))
  await isSo(() => expect(state().files).toEqual([]))
  expect(state().dossier).toEqual({ documents })
})

test('a file that was refused says why, and the dossier is not asked again', async () => {
  const { state, arrival, readings } = await open()
  await act(async () => arrival.reject(new ApiError({ status: 403, code: 90_001, message: 'Dat mag niet' })))
  await isSo(() => expect(state().files).toMatchObject([{ state: 'failed', error: 'Dat mag niet' }]))
  expect(readings).toHaveLength(1)
})
