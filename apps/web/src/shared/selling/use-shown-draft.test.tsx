// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../app/transport/api.ts'
import { aDraft } from '../../testing/a-draft.ts'
import { anInvoice } from '../../testing/an-invoice.ts'
import { WithQueries } from '../../testing/with-queries.tsx'
import type { Draft } from './draft.ts'
import { useShownDraft } from './use-shown-draft.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  queryClient.clear()
})

const { totals } = anInvoice()

/** The paper beside a draft, of an administration with this logo; `drawn` is what was typed beside what the paper showed. */
function open(logo: string | null) {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return Response.json({ logo })
  })
  const drawn: string[] = []
  const { result, rerender } = renderHook(
    (typed: { draft: Draft; grossCents: number }) => {
      const shown = useShownDraft(4, typed.draft, { ...totals, grossCents: typed.grossCents })
      drawn.push(`${typed.draft.note} ${typed.grossCents}: ${shown.draft.note} ${shown.totals?.grossCents}`)
      return shown
    },
    { initialProps: { draft: aDraft({ note: 'a' }), grossCents: 100 }, wrapper: WithQueries },
  )
  const type = (note: string, grossCents: number) => rerender({ draft: aDraft({ note }), grossCents })
  return { result, type, drawn, asked }
}

test('typing goes first: what was typed is drawn while the paper still shows what it had, and then it follows', () => {
  const { type, drawn, result } = open(null)
  drawn.length = 0
  type('ab', 200)
  expect(drawn[0]).toBe('ab 200: a 100')
  expect(drawn.at(-1)).toBe('ab 200: ab 200')
  expect(result.current.draft.note).toBe('ab')
})

test('the logo stands on the paper once it is known; without one there is none', async () => {
  const { result, asked } = open('data:image/png;base64,eA==')
  expect(result.current.logo).toBeNull()
  await vi.waitFor(() => expect(result.current.logo).toBe('data:image/png;base64,eA=='), { timeout: 10_000 })
  expect(asked).toEqual(['/api/v2/administrations/4/logo'])
})
