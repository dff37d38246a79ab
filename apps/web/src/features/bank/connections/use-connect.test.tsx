// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../../app/transport/api.ts'
import { WithQueries } from '../../../testing/with-queries.tsx'
import { useConnect } from './use-connect.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  queryClient.clear()
})

test('leads to the bank, and stays busy until the browser has left', async () => {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    sent.push([path, JSON.parse(body)])
    return Response.json({ id: 5, url: 'https://bank.example/sca' })
  })
  const leave = vi.fn()
  const { result } = renderHook(() => useConnect(4, leave), { wrapper: WithQueries })
  expect(result.current).toMatchObject({ isBusy: false, problem: undefined })
  act(() => result.current.connect('ING'))
  await vi.waitFor(() => expect(result.current.isBusy).toBe(true))
  await vi.waitFor(() => expect(leave).toHaveBeenCalledWith('https://bank.example/sca'))
  await vi.waitFor(() => expect(result.current.isBusy).toBe(true))
  expect(sent).toEqual([['/api/v2/administrations/4/bank/connections', { bankName: 'ING' }]])
})

test('says what is in the way, and can be tried again', async () => {
  const message = 'De bank koppelen lukt nu niet.'
  vi.stubGlobal('fetch', async () => Response.json({ code: 90291, message }, { status: 503 }))
  const leave = vi.fn()
  const { result } = renderHook(() => useConnect(4, leave), { wrapper: WithQueries })
  act(() => result.current.connect('ING'))
  await vi.waitFor(() => expect(result.current.problem).toBeDefined())
  expect(result.current.isBusy).toBe(false)
  expect(leave).not.toHaveBeenCalled()
})

test('the browser itself goes to the bank', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ id: 5, url: 'https://bank.example/sca' }))
  const leave = vi.spyOn(window.location, 'assign').mockReturnValue()
  const { result } = renderHook(() => useConnect(4), { wrapper: WithQueries })
  act(() => result.current.connect('ING'))
  await vi.waitFor(() => expect(leave).toHaveBeenCalledExactlyOnceWith('https://bank.example/sca'))
  leave.mockRestore()
})
