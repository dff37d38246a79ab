// @vitest-environment happy-dom
import { askConfirmation, toast } from '@klopt/ui'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../app/transport/api.ts'
import { WithQueries } from '../../testing/with-queries.tsx'
import type { Member, Viewer } from './types.ts'
import { useMemberActions } from './use-member-actions.ts'

vi.mock(import('@tanstack/react-router'), async (original) => ({
  ...(await original()),
  useNavigate: () => vi.fn() as never,
}))
vi.mock(import('@klopt/ui'), async (original) => ({ ...(await original()), askConfirmation: vi.fn() }))

beforeEach(() => void vi.spyOn(toast, 'success'))
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  queryClient.clear()
})

const member: Member = {
  userId: 8,
  roleId: 80,
  firstName: 'Bas',
  lastName: 'de Boer',
  isPrimaryUser: false,
  emailAddress: 'bas@voorbeeld.nl',
  permissions: [],
  isFinancialPlanner: false,
  deactivatedAt: null,
  lastSeenAt: null,
}
const owner: Viewer = { userId: 3, mayChange: true, isMainUser: true }

function open(changes: { member?: Partial<Member>; viewer?: Partial<Viewer> } = {}) {
  const sent: [path: string, body: unknown][] = []
  const onTransfer = vi.fn()
  vi.stubGlobal('fetch', async (path: string, { body }: { body?: string }) => {
    sent.push([path.replace(/^.*\/v\d\//, ''), JSON.parse(body ?? 'null')])
    return new Response(null, { status: 204 })
  })
  const { result } = renderHook(
    () =>
      useMemberActions({
        administrationId: 4,
        member: { ...member, ...changes.member },
        viewer: { ...owner, ...changes.viewer },
        onTransfer,
      }),
    {
      wrapper: WithQueries,
    },
  )
  const labels = result.current.map(({ label }) => label)
  const press = (name: string) =>
    act(async () => {
      const action = result.current.find(({ label }) => label === name)
      if (!action?.onSelect) throw new Error(`${name} is not there`)
      action.onSelect()
    })
  return { labels, press, sent, onTransfer }
}

test('the main user appoints, hands over and ends the access of another', () => {
  expect(open().labels).toEqual(['Als boekhouder kiezen', 'Hoofdgebruiker maken', 'Toegang beëindigen'])
})

test('who is not the main user hands nothing over', () => {
  expect(open({ viewer: { isMainUser: false } }).labels).toEqual(['Als boekhouder kiezen', 'Toegang beëindigen'])
})

test('the main user can neither be sent away nor leave', () => {
  expect(open({ member: { isPrimaryUser: true } }).labels).toEqual(['Als boekhouder kiezen'])
  const self = { userId: owner.userId, isPrimaryUser: true }
  expect(open({ member: self }).labels).toEqual(['Als boekhouder kiezen'])
  expect(open({ member: self, viewer: { mayChange: false } }).labels).toEqual([])
})

test('who only looks can leave, and do nothing about others', () => {
  const viewer = { mayChange: false, isMainUser: false }
  expect(open({ member: { userId: owner.userId }, viewer }).labels).toEqual(['Verlaat administratie'])
  expect(open({ viewer }).labels).toEqual([])
})

test('the bookkeeper is chosen and let go, each said by name', async () => {
  const choice = open()
  await choice.press('Als boekhouder kiezen')
  await vi.waitFor(() => expect(toast.success).toHaveBeenCalledWith('Bas de Boer is nu de boekhouder.'))
  expect(choice.sent[0]?.[1]).toEqual({ userId: 8 })
  const other = open({ member: { isFinancialPlanner: true } })
  await other.press('Niet langer de boekhouder')
  await vi.waitFor(() => expect(toast.success).toHaveBeenCalledWith('Bas de Boer is niet meer de boekhouder.'))
  expect(other.sent[0]?.[1]).toEqual({ userId: null })
})

test('access ends after the question alone', async () => {
  const { press, sent } = open()
  vi.mocked(askConfirmation).mockResolvedValueOnce(false)
  await press('Toegang beëindigen')
  expect(sent).toEqual([])
  vi.mocked(askConfirmation).mockResolvedValueOnce(true)
  await press('Toegang beëindigen')
  await vi.waitFor(() => expect(toast.success).toHaveBeenCalledWith('Bas de Boer heeft geen toegang meer.'))
  expect(sent).toHaveLength(1)
})

test('handing over is asked where the rights are', async () => {
  const { press, onTransfer } = open()
  await press('Hoofdgebruiker maken')
  expect(onTransfer).toHaveBeenCalledOnce()
})
