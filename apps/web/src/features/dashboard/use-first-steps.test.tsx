// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../app/transport/api.ts'
import { useFirstSteps } from './use-first-steps.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  queryClient.clear()
})

/** How far an administration is, on a server that remembers whose look was kept. */
async function stepsOf(administrationId: number, { logoAndColour = false, answers = true } = {}) {
  const told: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    if (!path.endsWith('/keep-look')) return Response.json({ companyDetails: false, logoAndColour })
    told.push(path)
    return answers ? new Response(null, { status: 204 }) : Response.error()
  })
  const { result, rerender } = renderHook((id: number) => useFirstSteps(id), {
    initialProps: administrationId,
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    ),
  })
  await vi.waitFor(() => expect(result.current.steps).toBeDefined())
  return { result, rerender, told }
}

test('logo and colour that were kept as they are are done at once, and said to the server once', async () => {
  const { result, told } = await stepsOf(1)
  expect(result.current.steps).toMatchObject({ logoAndColour: false })
  await act(async () => result.current.keepLook())
  await vi.waitFor(() => expect(result.current.steps).toMatchObject({ companyDetails: false, logoAndColour: true }))
  await act(async () => result.current.keepLook())
  expect(told).toEqual([expect.stringContaining('/administrations/1/onboarding/keep-look')])
})

test('of another administration nothing is kept by it', async () => {
  const { result, rerender } = await stepsOf(1)
  await act(async () => result.current.keepLook())
  rerender(2)
  await vi.waitFor(() => expect(result.current.steps).toMatchObject({ logoAndColour: false }))
})

test('what the server knows needs not be said', async () => {
  const { result, told } = await stepsOf(1, { logoAndColour: true })
  await act(async () => result.current.keepLook())
  expect(told).toEqual([])
})
