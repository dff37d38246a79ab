// @vitest-environment happy-dom
import type { ApiError } from '@klopt/api-client'
import { contract } from '@klopt/api-client/contract'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi, type Mock } from 'vitest'
import { query, queryClient } from './api.ts'
import { useWrite } from './use-write.ts'

afterEach(() => vi.unstubAllGlobals())

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
)

/** A screen with a write, and a server that answers when it is told to. */
function confirmation() {
  const answers: ((answer: Response) => void)[] = []
  const asked = vi.fn(() => new Promise<Response>((resolve) => answers.push(resolve)))
  vi.stubGlobal('fetch', asked)
  const onAnswer = vi.fn()
  const { result } = renderHook(() => useWrite(contract.registrations.confirm, { onAnswer, errors: 'screen' }), {
    wrapper,
  })
  const write = (token: string) => result.current.mutateAsync({ body: { token } })
  return { write, asked, answers, onAnswer }
}

/** So many requests have gone out; a busy machine takes its time. */
const isSent = (asked: Mock, times: number) =>
  vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(times), { timeout: 10_000 })

const entered = () => Response.json({ redirect_url: '/v2/administrations/7/dashboard' })

test('a button that is pressed twice before the screen shows that it is busy sends its write once', async () => {
  const { write, asked, answers, onAnswer } = confirmation()
  const presses = [write('abc'), write('abc')]
  await isSent(asked, 1)
  for (const answer of answers) answer(entered())
  const [first, second] = await Promise.all(presses)
  expect(second).toBe(first)
  expect(asked).toHaveBeenCalledOnce()
  expect(onAnswer).toHaveBeenCalledOnce()
})

test('another write meanwhile, and the same one later, are sent', async () => {
  const { write, asked, answers } = confirmation()
  const both = [write('abc'), write('def')]
  await isSent(asked, 2)
  for (const answer of answers) answer(entered())
  await Promise.all(both)
  void write('abc')
  await isSent(asked, 3)
})

test('what is turned on, off and on again is sent three times, so that the last one counts', async () => {
  const { write, asked } = confirmation()
  for (const token of ['on', 'off', 'on']) void write(token)
  await isSent(asked, 3)
})

test('a write that failed is sent again when it is asked for again', async () => {
  const { write, asked, answers } = confirmation()
  const failed = write('abc').catch((error: ApiError) => error.status)
  await isSent(asked, 1)
  answers[0]?.(new Response('', { status: 502 }))
  expect(await failed).toBe(502)
  void write('abc')
  await isSent(asked, 2)
})

/** A screen with a write that must have one effect, and the keys with which it went out. */
function archiving(answer: () => Promise<Response>) {
  const keys: (string | null)[] = []
  vi.stubGlobal('fetch', (_url: string, init: RequestInit) => {
    keys.push(new Headers(init.headers).get('Idempotency-Key'))
    return answer()
  })
  const { result } = renderHook(() => useWrite(contract.contacts.archive, { errors: 'screen' }), { wrapper })
  const params = { administrationId: 1, contactId: 1 }
  /** Writes, and waits until the screen has drawn what came of it. */
  const write = (version: number) =>
    act(() => result.current.mutateAsync({ params, body: { archived: true, version } }).catch(() => null))
  return { write, keys }
}

test('one intent has one key: the same input after a lost connection keeps it, and another has its own', async () => {
  const { write, keys } = archiving(() => Promise.reject(new TypeError('Failed to fetch')))
  for (const version of [1, 1, 2]) await write(version)
  const [first, again, other] = keys
  expect(first).toMatch(/^[\da-f-]{36}$/)
  expect(again).toBe(first)
  expect(other).toMatch(/^[\da-f-]{36}$/)
  expect(other).not.toBe(first)
})

test('what the server has answered is over: the same input asked for again is a new intent', async () => {
  const answers = [new Response('', { status: 502 }), Response.json({ version: 2 }), Response.json({ version: 3 })]
  const { write, keys } = archiving(async () => answers.shift() ?? new Response('', { status: 500 }))
  for (const version of [1, 1, 1]) await write(version)
  expect(new Set(keys).size).toBe(3)
})

test('each screen has intents of its own', async () => {
  const lost = () => Promise.reject(new TypeError('Failed to fetch'))
  const [one, other] = [archiving(lost), archiving(lost)]
  await one.write(1)
  await other.write(1)
  // Both go out by the last `fetch` there is.
  expect(new Set(other.keys).size).toBe(2)
})

test('a write counts as done when what it made stale has been fetched again', async () => {
  const params = { administrationId: 1, contactId: 1 }
  const contact = query(contract.contacts.get, { params })
  let version = 1
  vi.stubGlobal('fetch', async (_url: string, { method }: RequestInit) => {
    if (method === 'POST') version = 2
    return Response.json({ version })
  })
  const useScreen = () => [useQuery(contact), useWrite(contract.contacts.archive)] as const
  const { result } = renderHook(useScreen, { wrapper })
  const shown = () => queryClient.getQueryData(contact.queryKey)
  await vi.waitFor(() => expect(shown()).toEqual({ version: 1 }), { timeout: 10_000 })
  await result.current[1].mutateAsync({ params, body: { archived: true, version: 1 } })
  expect(shown()).toEqual({ version: 2 })
})

test('two files of one name are two writes, and one file sent twice before it was answered is one', async () => {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', (_url: string, init: RequestInit) => {
    sent.push(init.body)
    return new Promise<Response>(() => {})
  })
  const { result } = renderHook(() => useWrite(contract.settings.saveLogo, { errors: 'screen' }), { wrapper })
  const [one, other] = [new Blob(['een']), new Blob(['twee'])]
  const write = (body: Blob) =>
    result.current.mutateAsync({ params: { administrationId: 1 }, query: { name: 'logo.png' }, body })
  for (const file of [one, one, other]) void write(file)
  await vi.waitFor(() => expect(sent).toHaveLength(2), { timeout: 10_000 })
  expect(sent[0]).toBe(one)
  expect(sent[1]).toBe(other)
})

test('after a conflict what was read a moment ago is fetched again by whoever asks next, and not under who types', async () => {
  const params = { administrationId: 1, contactId: 2 }
  const contact = query(contract.contacts.get, { params })
  const reads = vi.fn(() => Response.json({ version: 1 }))
  const conflict = () => Response.json({ code: 90_002, message: 'Gewijzigd' }, { status: 409 })
  vi.stubGlobal('fetch', async (_url: string, { method }: RequestInit) => (method === 'POST' ? conflict() : reads()))
  const useScreen = () => [useQuery(contact), useWrite(contract.contacts.archive, { errors: 'screen' })] as const
  const { result } = renderHook(useScreen, { wrapper })
  await vi.waitFor(() => expect(result.current[0].data).toEqual({ version: 1 }), { timeout: 10_000 })
  const write = result.current[1].mutateAsync({ params, body: { archived: true, version: 1 } })
  await expect(write).rejects.toMatchObject({ code: 90_002 })
  expect(reads).toHaveBeenCalledOnce()
  expect(queryClient.getQueryState(contact.queryKey)?.isInvalidated).toBe(true)
})

test('what is stale waits for the screen that has to be left first', async () => {
  const { write, asked, answers, onAnswer } = confirmation()
  const { promise: left, resolve: leave } = Promise.withResolvers<void>()
  onAnswer.mockReturnValue(left)
  const written = write('abc').then(() => 'written')
  await isSent(asked, 1)
  answers[0]?.(entered())
  await vi.waitFor(() => expect(onAnswer).toHaveBeenCalledOnce())
  expect(await Promise.race([written, Promise.resolve('waits')])).toBe('waits')
  leave()
  expect(await written).toBe('written')
})
