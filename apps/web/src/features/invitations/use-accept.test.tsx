// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../app/transport/api.ts'
import { WithQueries } from '../../testing/with-queries.tsx'
import { useAccept, useJoinFirm, type Joining } from './use-accept.ts'

const world = vi.hoisted(() => ({ navigated: vi.fn(), looked: vi.fn() }))
vi.mock(import('@tanstack/react-router'), async (original) => ({
  ...(await original()),
  useNavigate: () => world.navigated as never,
  useRouter: () => ({ invalidate: world.looked }) as never,
}))

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.clearAllMocks()
  queryClient.clear()
})

const ways: [string, () => Joining][] = [
  ['an administration', () => useAccept({ administrationId: 4, invitationId: 7, invitationKey: 'geheim' })],
  ['a firm', () => useJoinFirm({ firmId: 2, invitationId: 7, invitationKey: 'geheim' })],
]

function open(useWay: () => Joining, answer: Response) {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (_path: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body))
    return answer.clone()
  })
  const { result } = renderHook(useWay, {
    wrapper: WithQueries,
  })
  const onError = vi.fn()
  return { sent, onError, join: () => act(async () => result.current.join(null, onError)) }
}

test.each(ways)('joining %s goes where the server says, but never to another site', async (_what, useWay) => {
  const { join, sent } = open(useWay, Response.json({ redirect_url: '/v2/administrations/4' }))
  await join()
  await vi.waitFor(() => expect(world.navigated).toHaveBeenCalledOnce())
  expect(sent).toEqual([{ key: 'geheim', account: null }])
  expect(world.navigated).toHaveBeenCalledWith({ href: '/v2/administrations/4', replace: true })
  cleanup()
  const elsewhere = open(useWay, Response.json({ redirect_url: 'https://example.com/' }))
  await elsewhere.join()
  await vi.waitFor(() => expect(world.navigated).toHaveBeenCalledTimes(2))
  expect(world.navigated).not.toHaveBeenCalledWith({ href: 'https://example.com/', replace: true })
})

test.each([41_001, 41_002, 90_025, 2003])('after %i the page looks again, and says nothing itself', async (code) => {
  for (const [, useWay] of ways) {
    vi.clearAllMocks()
    const { join, onError } = open(useWay, Response.json({ code, message: 'Verlopen.' }, { status: 409 }))
    await join()
    await vi.waitFor(() => expect(world.looked).toHaveBeenCalledOnce())
    expect(onError).not.toHaveBeenCalled()
    cleanup()
  }
})

test('what is wrong with the account is said at its field', async () => {
  for (const [, useWay] of ways) {
    const refusal = { code: 90_001, message: 'Dat kan niet.', fields: { 'account.password': 'Te kort' } }
    const { join, onError } = open(useWay, Response.json(refusal, { status: 422 }))
    await join()
    await vi.waitFor(() => expect(onError).toHaveBeenCalledOnce())
    expect(onError.mock.calls[0]?.[0]).toMatchObject({ fields: refusal.fields })
    expect(world.looked).not.toHaveBeenCalled()
    cleanup()
  }
})
