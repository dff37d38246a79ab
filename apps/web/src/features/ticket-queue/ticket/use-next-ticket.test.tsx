// @vitest-environment happy-dom
import { contract } from '@klopt/api-client/contract'
import { toast } from '@klopt/ui'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { query, queryClient } from '../../../app/transport/api.ts'
import { queryOf } from '../queue/queue-search.ts'
import { useNextTicket } from './use-next-ticket.ts'

const navigated = vi.hoisted(() => vi.fn())
vi.mock(import('@tanstack/react-router'), async (original) => ({
  ...(await original()),
  useNavigate: () => navigated as never,
}))

beforeEach(() => void vi.spyOn(toast, 'success').mockReturnValue(''))
afterEach(() => {
  cleanup()
  document.body.innerHTML = ''
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  navigated.mockReset()
  queryClient.clear()
})

const filter = { tag: 2 } as const

/** Goes on after ticket 5 was closed; the queue was seen as `seen`, and is `now` by then. */
async function goOn(seen: readonly number[], now: readonly number[] | 'gone') {
  const { queryKey } = query(contract.ticketQueue.list, { query: queryOf(filter) })
  const items = (ids: readonly number[]) => ids.map((id) => ({ id }))
  queryClient.setQueryData([...queryKey, 'pages'], { pages: [{ items: items(seen) }], pageParams: [null] })
  vi.stubGlobal('fetch', async () =>
    now === 'gone'
      ? Response.json({ code: 90_000, message: 'Stuk' }, { status: 500 })
      : Response.json({ items: items(now), nextCursor: null }),
  )
  const { result } = renderHook(() => useNextTicket(filter), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    ),
  })
  await act(async () => result.current(5))
}

test('the ticket that stood after it comes next, with the filter of its queue', async () => {
  await goOn([4, 5, 6, 7], [4, 6, 7])
  expect(navigated).toHaveBeenCalledExactlyOnceWith({ href: '/v2/admin/tickets/6?tag=2' })
  expect(toast.success).toHaveBeenCalledWith('Ticket gesloten. Dit is het volgende.')
})

test.each([['the last one', [] as const] as const, ['a queue that cannot be read', 'gone'] as const])(
  'after %s one is back at the queue',
  async (_what, now) => {
    await goOn([5, 6], now)
    expect(navigated).toHaveBeenCalledExactlyOnceWith({ href: '/v2/admin/tickets?tag=2' })
    expect(toast.success).toHaveBeenCalledWith('Ticket gesloten')
  },
)

test('the focus goes to the content, since the button that was pressed is gone', async () => {
  document.body.innerHTML = '<main id="content" tabindex="-1"></main>'
  await goOn([5, 6], [6])
  expect(document.activeElement?.id).toBe('content')
})
