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
  localStorage.clear()
  queryClient.clear()
})

async function stepsOf(administrationId: number) {
  vi.stubGlobal('fetch', async () => Response.json({ companyDetails: false, logoAndColour: false }))
  const { result } = renderHook(() => useFirstSteps(administrationId), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    ),
  })
  await vi.waitFor(() => expect(result.current.steps).toBeDefined())
  return result
}

test('logo and colour that were kept as they are stay done, of that administration alone', async () => {
  const steps = await stepsOf(1)
  expect(steps.current.steps).toMatchObject({ logoAndColour: false })
  act(() => steps.current.keepLook())
  expect(steps.current.steps).toMatchObject({ companyDetails: false, logoAndColour: true })
  expect((await stepsOf(1)).current.steps).toMatchObject({ logoAndColour: true })
  expect((await stepsOf(2)).current.steps).toMatchObject({ logoAndColour: false })
})
