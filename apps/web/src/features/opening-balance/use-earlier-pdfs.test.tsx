// @vitest-environment happy-dom
import { contract, type EarlierInvoice } from '@klopt/api-client/contract'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { upload } from '../../app/transport/upload.ts'
import { WithQueries } from '../../testing/with-queries.tsx'
import { useEarlierPdfs } from './use-earlier-pdfs.ts'

vi.mock(import('../../app/transport/upload.ts'))
afterEach(() => {
  cleanup()
  vi.mocked(upload).mockReset()
})

const invoices = [
  { openItemId: 71, number: '17' },
  { openItemId: 72, number: '2025-0117' },
] as EarlierInvoice[]
const pdf = (name: string) => new File(['x'], name, { type: 'application/pdf' })
const adding = () => renderHook(() => useEarlierPdfs(4, invoices), { wrapper: WithQueries }).result

test('each file goes to the invoice whose number its name says, and leaves the list once it is there', async () => {
  vi.mocked(upload).mockResolvedValue({})
  const result = adding()
  const file = pdf('Factuur 2025-0117.pdf')
  await act(async () => result.current.add([file]))
  const sent = { params: { administrationId: 4, openItemId: 72 }, query: { name: file.name }, body: file }
  expect(upload).toHaveBeenCalledExactlyOnceWith(contract.earlierInvoices.upload, sent, expect.anything())
  expect(result.current.files).toEqual([])
})

test('a file whose name says no number is not sent, and can be taken away', async () => {
  const result = adding()
  await act(async () => result.current.add([pdf('scan.pdf')]))
  expect(upload).not.toHaveBeenCalled()
  expect(result.current.files).toMatchObject([
    { name: 'scan.pdf', state: 'failed', error: expect.stringContaining('Noem het bestand naar zijn nummer.') },
  ])
  act(() => result.current.files.forEach(({ id }) => result.current.remove(id)))
  expect(result.current.files).toEqual([])
})

test('what cannot be read on this machine stays in the list with its reason, the others arrive', async () => {
  vi.mocked(upload).mockRejectedValueOnce(new Error('gone')).mockResolvedValueOnce({})
  const result = adding()
  await act(async () => result.current.add([pdf('17.pdf'), pdf('2025-0117.pdf')]))
  expect(result.current.files).toMatchObject([{ name: '17.pdf', state: 'failed', canRetry: false }])
})
