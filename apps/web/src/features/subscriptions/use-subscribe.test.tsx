// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../app/transport/api.ts'
import { WithQueries } from '../../testing/with-queries.tsx'
import { useSubscribe } from './use-subscribe.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  queryClient.clear()
})

const payment = { accountNumber: 'NL91ABNA0417164300', accountHolder: 'N. de Wit', invoiceEmailAddress: 'n@noord.nl' }
const refusal = () => Response.json({ code: 90_001, message: 'Dat kan niet' }, { status: 422 })

/** Subscribing; the server refuses what is asked in the turns that `refused` names. */
function subscribing(...refused: number[]) {
  const sent: { path: string; body: unknown }[] = []
  vi.stubGlobal('fetch', async (path: string, { body }: { body?: string }) => {
    sent.push({ path, body: JSON.parse(body ?? 'null') })
    return refused.includes(sent.length) ? refusal() : Response.json({})
  })
  const { result } = renderHook(() => useSubscribe(4), { wrapper: WithQueries })
  const subscribe = (variantId: number, given: typeof payment | null) => act(() => result.current(variantId, given))
  const isPlan = ({ body }: { body: unknown }) => !JSON.stringify(body ?? null).includes('bank_account')
  return { subscribe, kinds: () => sent.map((each) => (isPlan(each) ? 'plan' : 'payment')) }
}

test('the plan is changed before it is said how it is paid', async () => {
  const { subscribe, kinds } = subscribing()
  expect(await subscribe(11, payment)).toBeNull()
  expect(kinds()).toEqual(['plan', 'payment'])
})

test('without payment details only the plan is changed', async () => {
  const { subscribe, kinds } = subscribing()
  expect(await subscribe(11, null)).toBeNull()
  expect(kinds()).toEqual(['plan'])
})

test('a plan that was refused stops it, and nothing of it is done', async () => {
  const { subscribe, kinds } = subscribing(1)
  expect(await subscribe(11, payment)).toMatchObject({ planIsChanged: false, error: { message: 'Dat kan niet' } })
  expect(kinds()).toEqual(['plan'])
})

test('stopped in between, the next time does only what was left; another plan is changed again', async () => {
  const { subscribe, kinds } = subscribing(2)
  expect(await subscribe(11, payment)).toMatchObject({ planIsChanged: true })
  expect(await subscribe(11, payment)).toBeNull()
  expect(kinds()).toEqual(['plan', 'payment', 'payment'])
  await subscribe(12, null)
  expect(kinds()).toEqual(['plan', 'payment', 'payment', 'plan'])
})
