// @vitest-environment happy-dom
import { ApiError } from '@klopt/api-client'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../../app/transport/api.ts'
import * as uploads from '../../../app/transport/upload.ts'
import type { ReceiptPage } from './receipt-page.ts'
import { useSendReceipt } from './use-send-receipt.ts'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  queryClient.clear()
})

const page = (id: string): ReceiptPage => ({ id, jpeg: new Blob([id]), widthPx: 10, heightPx: 20, href: `blob:${id}` })
const lost = new ApiError({ status: 0, code: 90_001, message: 'Geen verbinding' })

/** A receipt whose server answers as it is told, in turn. */
function receipt(...answers: readonly (Error | { id: number; isDuplicate: boolean })[]) {
  const sent: { name: string; type: string; key: string | undefined }[] = []
  vi.spyOn(uploads, 'upload').mockImplementation(async (_call, input, options) => {
    const { body } = input as { body?: File }
    sent.push({ name: body?.name.split('.').at(-1) ?? '', type: body?.type ?? '', key: options?.idempotencyKey })
    const answer = answers[sent.length - 1]
    if (answer instanceof Error) throw answer
    return answer
  })
  const onKept = vi.fn()
  const { result } = renderHook(() => useSendReceipt(4, onKept), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    ),
  })
  const send = (pages: readonly ReceiptPage[]) => act(() => result.current.send(pages))
  return { sent, send, onKept, state: () => result.current }
}

test('several pages are one PDF, one page is the photo itself', async () => {
  const { sent, send, onKept } = receipt({ id: 5, isDuplicate: false }, { id: 6, isDuplicate: true })
  await send([page('a'), page('b')])
  await send([page('a')])
  expect(sent).toMatchObject([
    { name: 'pdf', type: 'application/pdf' },
    { name: 'jpg', type: 'image/jpeg' },
  ])
  expect(onKept.mock.calls).toEqual([[{ id: 5, isKnown: false }], [{ id: 6, isKnown: true }]])
})

test('what was lost on its way is said, and the same pages go again under the same key', async () => {
  const { sent, send, onKept, state } = receipt(lost, { id: 5, isDuplicate: false }, { id: 6, isDuplicate: false })
  const pages = [page('a'), page('b')]
  await send(pages)
  expect(onKept).not.toHaveBeenCalled()
  expect(state()).toMatchObject({ problem: 'Geen verbinding', progress: null })
  await send(pages)
  expect(state().problem).toBeNull()
  await send([page('b'), page('a')])
  const [first, again, other] = sent.map(({ key }) => key)
  expect(again).toBe(first)
  expect(other).not.toBe(first)
})
