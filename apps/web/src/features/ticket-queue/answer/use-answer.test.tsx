// @vitest-environment happy-dom
import { toast } from '@klopt/ui'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../../app/transport/api.ts'
import { documentOf, emptyDocument, joinDocuments } from '../../../shared/rich-text/rich-text-documents.ts'
import type { StaffTicket } from '../ticket/staff-ticket.ts'
import { useAnswer } from './use-answer.ts'

beforeEach(() => void vi.spyOn(toast, 'success').mockReturnValue(''))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  localStorage.clear()
  queryClient.clear()
})

const ticket = { id: 8, version: 2 } as Partial<StaffTicket> as StaffTicket
const [hello, more] = [documentOf('Hoi'), documentOf('Groet')]

/** Writing on a ticket, and what was sent. `answer` speaks for the server. */
function writing(answer: () => Response | Promise<Response> = () => Response.json({ version: 3 })) {
  const sent: { end: string | undefined; body: object }[] = []
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    sent.push({ end: path.split('/').at(-1), body: JSON.parse(body) })
    return answer()
  })
  const onClosed = vi.fn()
  const { result, unmount } = renderHook(() => useAnswer(ticket, 9, onClosed), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    ),
  })
  const doing = (what: (state: typeof result.current) => void) => act(() => what(result.current))
  const isSo = (what: () => void) => vi.waitFor(what, { timeout: 10_000 })
  return { state: () => result.current, doing, isSo, sent, onClosed, unmount }
}

test('an answer goes with the version that was read, and its text goes once it is sent', async () => {
  const { state, doing, isSo, sent, onClosed } = writing()
  doing(({ write }) => write('answer', hello))
  doing(({ send }) => send('answer'))
  await isSo(() => expect(toast.success).toHaveBeenCalledWith('Antwoord verstuurd'))
  expect(sent).toEqual([{ end: expect.any(String), body: { document: hello, close: false, version: 2 } }])
  expect(state().drafts.answer).toEqual(emptyDocument)
  expect(onClosed).not.toHaveBeenCalled()
})

test('a note goes to colleagues alone, and leaves the answer as it is', async () => {
  const { state, doing, isSo, sent } = writing()
  doing(({ write }) => write('answer', hello))
  doing(({ write }) => write('note', more))
  doing(({ send }) => send('note'))
  await isSo(() => expect(toast.success).toHaveBeenCalledWith('Notitie bewaard'))
  expect(sent.map(({ body }) => body)).toEqual([{ document: more }])
  expect(state().drafts).toEqual({ answer: hello, note: emptyDocument })
})

test('closing with an answer leads on', async () => {
  const { doing, isSo, sent, onClosed } = writing()
  doing(({ write }) => write('answer', hello))
  doing(({ send }) => send('answer', true))
  await isSo(() => expect(onClosed).toHaveBeenCalledOnce())
  expect(sent[0]?.body).toMatchObject({ close: true })
})

test('what is typed while an answer is on its way stays, and a second press sends nothing', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  const { state, doing, isSo, sent } = writing(() => promise)
  doing(({ write }) => write('answer', hello))
  doing(({ send }) => send('answer'))
  await isSo(() => expect(state().isSending).toBe(true))
  doing(({ send }) => send('answer'))
  doing(({ write }) => write('answer', more))
  resolve(Response.json({ version: 3 }))
  await isSo(() => expect(toast.success).toHaveBeenCalledOnce())
  expect(state().drafts.answer).toEqual(more)
  expect(sent).toHaveLength(1)
})

test('nothing is not sent, and says what is missing until it is written', () => {
  const { state, doing, sent } = writing()
  doing(({ send }) => send('answer'))
  expect(state().problem).toEqual({ field: 'Vul een antwoord in' })
  doing(({ send }) => send('note'))
  expect(state().problem).toEqual({ field: 'Vul een notitie in' })
  doing(({ write }) => write('note', hello))
  expect(state().problem.field).toBeUndefined()
  expect(sent).toEqual([])
})

test('who finds that others were first keeps the text, and reads so until it is sent again', async () => {
  const { state, doing, isSo } = writing(() => Response.json({ code: 90_002, message: 'Te laat' }, { status: 409 }))
  doing(({ write }) => write('answer', hello))
  doing(({ send }) => send('answer'))
  await isSo(() => expect(state().problem).toEqual({ isConflict: true }))
  doing(({ write }) => write('answer', more))
  expect(state().problem).toEqual({ isConflict: true })
  expect(state().drafts.answer).toEqual(more)
})

test('a saved reply is added to the answer, also from the note', () => {
  const { state, doing } = writing()
  doing(({ write }) => write('answer', hello))
  doing(({ setKind }) => setKind('note'))
  doing(({ insert }) => insert(more))
  expect(state().kind).toBe('answer')
  expect(state().drafts.answer).toEqual(joinDocuments(hello, more))
})

test('what was being written is there again when the ticket is opened anew', () => {
  const { doing, unmount } = writing()
  doing(({ write }) => write('answer', hello))
  unmount()
  expect(writing().state().drafts.answer).toEqual(hello)
})
