// @vitest-environment happy-dom
import { contract } from '@klopt/api-client/contract'
import { toast } from '@klopt/ui'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../app/transport/api.ts'
import { useExports } from './use-exports.ts'

beforeEach(() => void vi.spyOn(toast, 'error').mockReturnValue(''))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  queryClient.clear()
})

const isSo = (what: () => void) => vi.waitFor(what, { timeout: 10_000 })

/** The ways to take tickets along that begin at `start`, and what was asked of the server. */
function exporting(answer: () => Response | Promise<Response>) {
  const asked: URL[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(new URL(path, 'https://klopt.test'))
    return answer()
  })
  // As a screen has it, which asks for its pages with the same.
  const query = { state: 'open', start: 'b', sort: 'subject' } as const
  const { result } = renderHook(() => useExports(contract.tickets.export, { params: { administrationId: 3 }, query }), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    ),
  })
  const press = (label: string) => act(() => result.current.find((each) => each.label === label)?.onSelect?.())
  return { entries: () => result.current, press, asked }
}

test.each([
  ['CSV downloaden', 'csv'],
  ['Excel downloaden', 'xlsx'],
])('%s asks for all that is filtered, wherever the list begins', async (label, format) => {
  const { promise } = Promise.withResolvers<Response>()
  const { entries, press, asked } = exporting(() => promise)
  press(label)
  await isSo(() => expect(asked).toHaveLength(1))
  expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toEqual({ state: 'open', sort: 'subject', format })
  // One file at a time, and it is said that it is on its way.
  expect(entries()).toEqual([
    expect.objectContaining({ disabled: true, hint: 'wordt gemaakt' }),
    expect.objectContaining({ disabled: true, hint: 'wordt gemaakt' }),
  ])
})

test('a file that could not be made is told, and can be asked for again', async () => {
  const { entries, press } = exporting(() => Response.json({ code: 90_001, message: 'Dat mag niet' }, { status: 403 }))
  press('CSV downloaden')
  await isSo(() => expect(toast.error).toHaveBeenCalledWith('Dat mag niet'))
  await isSo(() => expect(entries()[0]).toMatchObject({ disabled: false }))
})
