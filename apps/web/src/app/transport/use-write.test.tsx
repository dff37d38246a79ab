import type { ApiError } from '@klopt/api-client'
import { contract } from '@klopt/api-client/contract'
import { QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi, type Mock } from 'vitest'
import { queryClient } from './api.ts'
import { useWrite } from './use-write.ts'

afterEach(() => vi.unstubAllGlobals())

/** A screen with a write, and a server that answers when it is told to. */
function confirmation() {
  const answers: ((answer: Response) => void)[] = []
  const asked = vi.fn(() => new Promise<Response>((resolve) => answers.push(resolve)))
  vi.stubGlobal('fetch', asked)
  const onAnswer = vi.fn()
  const drawn = vi.fn<(write: (token: string) => Promise<unknown>) => void>()
  function Screen() {
    const { mutateAsync } = useWrite(contract.registrations.confirm, { onAnswer, errors: 'screen' })
    drawn((token) => mutateAsync({ body: { token } }))
    return null
  }
  renderToString(
    <QueryClientProvider client={queryClient}>
      <Screen />
    </QueryClientProvider>,
  )
  const write = (token: string) => drawn.mock.lastCall?.[0](token) ?? Promise.reject(new Error('Nothing was drawn'))
  return { write, asked, answers, onAnswer }
}

/** So many requests have gone out; a busy machine takes its time. */
const isSent = (asked: Mock, times: number) =>
  vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(times), { timeout: 20_000 })

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
  const drawn = vi.fn<(write: (version: number) => Promise<unknown>) => void>()
  function Screen() {
    const { mutateAsync } = useWrite(contract.contacts.archive, { errors: 'screen' })
    const params = { administrationId: 1, contactId: 1 }
    drawn((version) => mutateAsync({ params, body: { archived: true, version } }).catch(() => null))
    return null
  }
  renderToString(
    <QueryClientProvider client={queryClient}>
      <Screen />
    </QueryClientProvider>,
  )
  const write = (version: number) => drawn.mock.lastCall?.[0](version) ?? Promise.reject(new Error('Nothing was drawn'))
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
