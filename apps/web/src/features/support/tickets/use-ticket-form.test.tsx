// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../../app/transport/api.ts'
import { WithQueries } from '../../../testing/with-queries.tsx'
import { readDraft } from './ticket-draft.ts'
import { useTicketForm } from './use-ticket-form.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  localStorage.clear()
  queryClient.clear()
})

const owner = { userId: 3, administrationId: 4 }

/** A form that somebody opens; what is sent stands in `sent`. */
function open({ mayConsent = true, answer = async () => Response.json({ id: 9 }) } = {}) {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (_path: string, { body }: { body?: string }) => {
    sent.push(JSON.parse(body ?? 'null'))
    return answer()
  })
  const onDone = vi.fn()
  const { result } = renderHook(() => useTicketForm(owner, mayConsent, onDone), { wrapper: WithQueries })
  // What a field says of itself is kept only while somebody reads it.
  void result.current.form.formState.errors
  const write = (changes: { subject?: string; message?: string; consent?: boolean }) =>
    act(async () => {
      // Registered as its field does.
      for (const name of ['subject', 'message', 'consent'] as const) {
        result.current.form.register(name)
        if (changes[name] !== undefined) result.current.form.setValue(name, changes[name])
      }
    })
  const choose = (kind: 'idea' | 'issue' | 'question' | null) => act(async () => result.current.choose(kind))
  const submit = () => act(async () => result.current.submit({ preventDefault() {} } as never))
  const close = () => {
    const request = { veto: vi.fn() }
    const onClose = vi.fn()
    act(() => result.current.closing(onClose)(request as never))
    return { request, onClose }
  }
  return { result, sent, onDone, write, choose, submit, close }
}

test('what is written is there again when the form is opened anew, and going back to the kinds keeps it', async () => {
  const first = open()
  await first.choose('issue')
  await first.write({ subject: 'Bank', message: 'Hij importeert niet' })
  await first.choose(null)
  expect(first.result.current.form.getValues('message')).toBe('Hij importeert niet')
  cleanup()
  const { result } = open()
  expect(result.current.kind).toBe('issue')
  expect(result.current.form.getValues()).toMatchObject({ subject: 'Bank', message: 'Hij importeert niet' })
})

test('leave to look along is given unless it was refused, and never by who may not give it', async () => {
  const given = open()
  await given.choose('issue')
  await given.write({ subject: ' Bank ', message: ' Hij importeert niet ' })
  await given.submit()
  expect(given.sent).toEqual([expect.objectContaining({ permit_access_by_klopt: true, subject: 'Bank' })])
  cleanup()

  const refused = open()
  await refused.choose('issue')
  await refused.write({ subject: 'Bank', message: 'Hij importeert niet', consent: false })
  await refused.submit()
  expect(refused.sent).toEqual([expect.objectContaining({ permit_access_by_klopt: false })])
  cleanup()

  const mayNot = open({ mayConsent: false })
  await mayNot.choose('issue')
  await mayNot.write({ subject: 'Bank', message: 'Hij importeert niet', consent: true })
  await mayNot.submit()
  expect(mayNot.sent).toEqual([expect.objectContaining({ permit_access_by_klopt: false })])
})

test('closing throws the draft away, but not while it is on its way', async () => {
  let arrive = () => {}
  const { write, choose, close, result } = open({
    answer: () => new Promise<Response>((resolve) => (arrive = () => resolve(Response.json({ id: 9 })))),
  })
  await choose('issue')
  await write({ subject: 'Bank', message: 'Hij importeert niet' })
  expect(result.current.hasUnsaved).toBe(true)
  await act(async () => void result.current.submit({ preventDefault() {} } as never))
  await vi.waitFor(() => expect(result.current.submission.isSending).toBe(true))
  expect(result.current.hasUnsaved).toBe(false)
  const during = close()
  expect(during.request.veto).toHaveBeenCalledOnce()
  expect(during.onClose).not.toHaveBeenCalled()
  await act(async () => arrive())
  await vi.waitFor(() => expect(result.current.submission.ticketId).toBe(9))
  cleanup()

  const second = open()
  await second.choose('issue')
  await second.write({ subject: 'Bank' })
  expect(readDraft(owner)).toMatchObject({ subject: 'Bank' })
  expect(second.close().onClose).toHaveBeenCalledOnce()
  expect(readDraft(owner)).toBeNull()
})

test('what the server finds wrong stands at its field, and nothing is lost', async () => {
  const { write, choose, submit, result, onDone } = open({
    answer: async () =>
      Response.json({ code: 90_001, message: 'Dat kan niet.', fields: { subject: 'Te lang.' } }, { status: 422 }),
  })
  await choose('issue')
  await write({ subject: 'Bank', message: 'Hij importeert niet' })
  await submit()
  expect(result.current.form.formState.errors.subject?.message).toBe('Te lang.')
  expect(result.current.form.getValues('message')).toBe('Hij importeert niet')
  expect(onDone).not.toHaveBeenCalled()
})
