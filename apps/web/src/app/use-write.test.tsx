import type { ApiError } from '@klopt/api-client'
import { contract } from '@klopt/api-client/contract'
import { QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
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

const entered = () => Response.json({ redirect_url: '/v2/administrations/7/dashboard' })

test('a button that is pressed twice before the screen shows that it is busy sends its write once', async () => {
  const { write, asked, answers, onAnswer } = confirmation()
  const presses = [write('abc'), write('abc')]
  await vi.waitFor(() => expect(asked).toHaveBeenCalled())
  for (const answer of answers) answer(entered())
  const [first, second] = await Promise.all(presses)
  expect(second).toBe(first)
  expect(asked).toHaveBeenCalledOnce()
  expect(onAnswer).toHaveBeenCalledOnce()
})

test('another write meanwhile, and the same one later, are sent', async () => {
  const { write, asked, answers } = confirmation()
  const both = [write('abc'), write('def')]
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(2))
  for (const answer of answers) answer(entered())
  await Promise.all(both)
  void write('abc')
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(3))
})

test('a write that failed is sent again when it is asked for again', async () => {
  const { write, asked, answers } = confirmation()
  const failed = write('abc').catch((error: ApiError) => error.status)
  await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce())
  answers[0]?.(new Response('', { status: 502 }))
  expect(await failed).toBe(502)
  void write('abc')
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(2))
})
