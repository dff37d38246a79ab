// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../../app/transport/api.ts'
import { WithQueries } from '../../../testing/with-queries.tsx'
import type { Outcome } from './bank-answer.ts'
import { BankConnectedScreen } from './bank-connected-screen.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  queryClient.clear()
})

const given: Outcome = { kind: 'given', administrationId: 4, state: '4.abc', code: 'd2f1' }

/** The screen, with what the server answers to each attempt. */
function shown(outcome: Outcome, answers: readonly (() => Response)[] = []) {
  const sent: unknown[] = []
  const left = [...answers]
  vi.stubGlobal('fetch', async (path: string, { body }: { body?: string }) => {
    if (!path.endsWith('/connections/complete')) return Response.json({ id: 7, email_address: 'noor@voorbeeld.nl' })
    sent.push([path, JSON.parse(body ?? '')])
    return (left.shift() ?? (() => Response.json({ id: 5 })))()
  })
  const onConnected = vi.fn()
  render(<BankConnectedScreen outcome={outcome} onConnected={onConnected} />, { wrapper: WithQueries })
  return { sent, onConnected }
}
const refusal = (code: number, status: number) => () => Response.json({ code, message: 'Dat kan niet' }, { status })

test('consent is handed to the books that asked for it, once', async () => {
  const { sent, onConnected } = shown(given)
  await vi.waitFor(() => expect(onConnected).toHaveBeenCalledExactlyOnceWith(4))
  expect(sent).toEqual([['/api/v2/administrations/4/bank/connections/complete', { state: '4.abc', code: 'd2f1' }]])
})

test('a bank that does not answer can be tried again with the same consent', async () => {
  const { sent, onConnected } = shown(given, [refusal(90291, 503)])
  const again = await screen.findByRole('button', { name: 'Opnieuw proberen' })
  again.click()
  await vi.waitFor(() => expect(onConnected).toHaveBeenCalledOnce())
  expect(sent).toHaveLength(2)
})

test('an answer that is too late leads to the connections, one of somebody else says who is here', async () => {
  shown(given, [refusal(90330, 409)])
  expect(await screen.findByRole('heading', { name: 'Deze toestemming telt niet meer' })).toBeTruthy()
  const again = screen.getByRole('link', { name: 'Opnieuw koppelen' })
  expect(again.getAttribute('href')).toBe('/v2/administrations/4/bank/connections')
  cleanup()
  shown(given, [refusal(90331, 409)])
  expect(await screen.findByRole('heading', { name: 'Iemand anders begon deze koppeling' })).toBeTruthy()
  expect(await screen.findByText(/noor@voorbeeld.nl/)).toBeTruthy()
  expect(screen.getByRole('link').getAttribute('href')).toBe('/start')
})

test('who refused or went back is told so, and nothing is sent', () => {
  const { sent } = shown({ kind: 'refused', administrationId: 4 })
  expect(screen.getByText(/Je hebt geen toestemming gegeven/)).toBeTruthy()
  cleanup()
  shown({ kind: 'cancelled', administrationId: null })
  expect(screen.getByText(/gestopt voordat/)).toBeTruthy()
  expect(sent).toEqual([])
})
