// @vitest-environment happy-dom
import { toast } from '@klopt/ui'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../../app/transport/api.ts'
import * as uploads from '../../../app/transport/upload.ts'
import { useReply } from './use-reply.ts'

beforeEach(() => void vi.spyOn(toast, 'success').mockReturnValue(''))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  queryClient.clear()
})

const isSo = (what: () => void) => vi.waitFor(what, { timeout: 10_000 })
const picture = new File(['hoi'], 'scherm.png', { type: 'image/png' })

/** Writing again on ticket 8, and what was sent. `answer` speaks for the server. */
function replying(answer: () => Response = () => Response.json({ id: 31 })) {
  const sent: object[] = []
  vi.stubGlobal('fetch', async (_path: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body))
    return answer()
  })
  const { result } = renderHook(
    () => {
      const reply = useReply(2, 8)
      // What is read of the form while drawing is what the form tells of.
      return { ...reply, isDirty: reply.form.formState.isDirty, errors: reply.form.formState.errors }
    },
    {
      wrapper: ({ children }: { children: ReactNode }) => (
        <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
      ),
    },
  )
  const doing = (what: (state: typeof result.current) => unknown) => act(async () => void (await what(result.current)))
  const type = (message: string) =>
    doing(({ form }) => {
      form.register('message')
      form.setValue('message', message, { shouldDirty: true })
    })
  return { state: () => result.current, doing, type, sent }
}

test('words alone are sent without the spaces around them, and their field is empty then', async () => {
  const { state, doing, type, sent } = replying()
  await type('  Het werkt niet  ')
  expect(state().hasUnsaved).toBe(true)
  await doing(({ submit }) => submit())
  await isSo(() => expect(toast.success).toHaveBeenCalledWith('Je bericht is verstuurd'))
  expect(sent).toEqual([{ message: 'Het werkt niet' }])
  expect(state().form.getValues('message')).toBe('')
  expect(state()).toMatchObject({ waitsForFile: false, hasUnsaved: false, isSending: false })
})

test('a file follows the words it goes with, as what it holds', async () => {
  const upload = vi.spyOn(uploads, 'upload').mockResolvedValue({})
  const { state, doing, type } = replying()
  await type('Zie mijn scherm')
  await doing(({ attachment }) => attachment.choose(picture))
  expect(state().attachment.files).toEqual([{ id: 'attachment', name: 'scherm.png', sizeBytes: 3, state: 'waiting' }])
  await doing(({ submit }) => submit())
  await isSo(() => expect(toast.success).toHaveBeenCalledOnce())
  expect(upload.mock.calls[0]?.[1]).toEqual({
    params: { administrationId: 2, responseId: 31 },
    body: { name: 'scherm.png', content: btoa('hoi') },
  })
  expect(state().attachment.files).toEqual([])
})

test('a file that fails is tried again on the same words, which are sent once', async () => {
  const upload = vi.spyOn(uploads, 'upload').mockRejectedValueOnce(new Error('kapot')).mockResolvedValue({})
  const { state, doing, type, sent } = replying()
  await type('Zie mijn scherm')
  await doing(({ attachment }) => attachment.choose(picture))
  await doing(({ submit }) => submit())
  await isSo(() => expect(state().waitsForFile).toBe(true))
  expect(state().attachment.files).toMatchObject([{ state: 'failed', error: expect.any(String) }])
  // Nothing is lost by leaving: the words are there.
  expect(state().hasUnsaved).toBe(false)
  expect(toast.success).not.toHaveBeenCalled()
  await doing(({ sendFile }) => sendFile(picture))
  await isSo(() => expect(toast.success).toHaveBeenCalledOnce())
  expect(upload).toHaveBeenCalledTimes(2)
  const params = { administrationId: 2, responseId: 31 }
  expect(upload.mock.lastCall?.[1]).toMatchObject({ params })
  expect(sent).toHaveLength(1)
})

test('a file that fails can be left out', async () => {
  const upload = vi.spyOn(uploads, 'upload').mockRejectedValue(new Error('kapot'))
  const { state, doing, type } = replying()
  await type('Zie mijn scherm')
  await doing(({ attachment }) => attachment.choose(picture))
  await doing(({ submit }) => submit())
  await isSo(() => expect(state().waitsForFile).toBe(true))
  await doing(({ skipFile }) => skipFile())
  await isSo(() => expect(state().waitsForFile).toBe(false))
  expect(toast.success).toHaveBeenCalledOnce()
  expect(upload).toHaveBeenCalledOnce()
})

test('without words that wait for a file nothing is sent or left out', async () => {
  const upload = vi.spyOn(uploads, 'upload')
  const { doing } = replying()
  await doing(({ sendFile }) => sendFile(picture))
  await doing(({ skipFile }) => skipFile())
  expect(upload).not.toHaveBeenCalled()
  expect(toast.success).not.toHaveBeenCalled()
})

test('what is refused stands at the field, and the words stay', async () => {
  const refused = { code: 90_000, message: 'Klopt niet', fields: { message: 'Te lang' } }
  const { state, doing, type } = replying(() => Response.json(refused, { status: 422 }))
  await type('Lang verhaal')
  await doing(({ submit }) => submit())
  await isSo(() => expect(state().errors.message?.message).toBe('Te lang'))
  expect(state().form.getValues('message')).toBe('Lang verhaal')
  expect(toast.success).not.toHaveBeenCalled()
})
