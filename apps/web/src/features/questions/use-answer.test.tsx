// @vitest-environment happy-dom
import { ApiError } from '@klopt/api-client'
import { toast } from '@klopt/ui'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../app/transport/api.ts'
import * as uploads from '../../app/transport/upload.ts'
import { useAnswer } from './use-answer.ts'

beforeEach(() => void vi.spyOn(toast, 'success').mockReturnValue(''))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  queryClient.clear()
})

const isSo = (what: () => void) => vi.waitFor(what, { timeout: 10_000 })
const picture = new File(['hoi'], 'bon.png', { type: 'image/png' })

/** Answering question 8, and what was sent. `answer` speaks for the server. */
function answering(answer: () => Response = () => new Response(null, { status: 204 })) {
  const sent: object[] = []
  vi.stubGlobal('fetch', async (_path: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body))
    return answer()
  })
  const { result } = renderHook(
    () => {
      const state = useAnswer(2, 8)
      return { ...state, errors: state.form.formState.errors }
    },
    {
      wrapper: ({ children }: { children: ReactNode }) => (
        <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
      ),
    },
  )
  const doing = (what: (state: typeof result.current) => unknown) => act(async () => void (await what(result.current)))
  const type = (text: string) => doing(({ form }) => form.setValue('text', text, { shouldDirty: true }))
  return { state: () => result.current, doing, type, sent }
}

test('an answer begins without words, account or photo, as the server takes none of them', async () => {
  const { state, doing, sent } = answering()
  expect(state().form.getValues()).toEqual({ text: '', accountId: null })
  expect(state().hasUnsaved).toBe(false)
  await doing(({ submit }) => submit())
  await isSo(() => expect(sent).toEqual([{ text: '', accountId: null, documentId: null }]))
})

test('words, an account and a photo are sent together, and the form is empty then', async () => {
  vi.spyOn(uploads, 'upload').mockResolvedValue({ id: 31 })
  const { state, doing, type, sent } = answering()
  await type('  De telefoon ')
  await doing(({ form }) => form.setValue('accountId', 12))
  await doing(({ photo }) => photo.send(picture))
  expect(state().hasUnsaved).toBe(true)
  await doing(({ submit }) => submit())
  await isSo(() => expect(toast.success).toHaveBeenCalledWith('Je antwoord is verstuurd'))
  expect(sent.at(-1)).toEqual({ text: 'De telefoon', accountId: 12, documentId: 31 })
  expect(state()).toMatchObject({ hasUnsaved: false, photo: { files: [], documentId: null } })
})

test('what is refused stays as it was typed, with the reason at its field', async () => {
  const refusal = { code: 90001, message: 'Nee', fields: { text: 'Vul een antwoord in' } }
  const { state, doing, type } = answering(() => Response.json(refusal, { status: 422 }))
  await type('x')
  await doing(({ submit }) => submit())
  await isSo(() => expect(state().errors.text?.message).toBe('Vul een antwoord in'))
  expect(state().form.getValues('text')).toBe('x')
  expect(toast.success).not.toHaveBeenCalled()
})

test('a photo that cannot be kept says why, and goes along with nothing', async () => {
  vi.spyOn(uploads, 'upload').mockRejectedValue(new ApiError({ code: 0, status: 0, message: 'weg' }))
  const { state, doing } = answering()
  await doing(({ photo }) => photo.send(picture))
  expect(state().photo).toMatchObject({ documentId: null, isUploading: false, files: [{ state: 'failed' }] })
})
