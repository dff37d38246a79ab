// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../../app/transport/api.ts'
import { WithQueries } from '../../../testing/with-queries.tsx'
import { readDraft } from './ticket-draft.ts'
import { useSubmitTicket } from './use-submit-ticket.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  localStorage.clear()
  queryClient.clear()
})

const owner = { userId: 3, administrationId: 4 }
const body = { subject: 'Bank', message: 'Hij importeert niet', permit_access_by_klopt: false, tag_id: 3 as const }
const written = {
  kind: 'issue' as const,
  tag: 3 as const,
  subject: 'Bank',
  message: 'Hij importeert niet',
  consent: null,
}

type Sent = Parameters<ReturnType<typeof useSubmitTicket>['submit']>[0]

/** `answers`: one for each ticket that is sent, in order; an error is an answer that was lost. */
function open(...answers: (Response | Error)[]) {
  const keys: string[] = []
  const onDone = vi.fn()
  vi.stubGlobal('fetch', async (_path: string, { headers }: { headers: Record<string, string> }) => {
    keys.push(headers['Idempotency-Key'] ?? 'none')
    const answer = answers.shift() ?? Response.json({ id: 9 })
    if (answer instanceof Error) throw answer
    return answer
  })
  const { result } = renderHook(() => useSubmitTicket(owner, readDraft(owner)?.sent ?? null, onDone), {
    wrapper: WithQueries,
  })
  const submit = (changed: Partial<Sent> = {}) =>
    act(async () => {
      await result.current.submit({ ...body, ...changed }, written).catch(() => undefined)
    })
  return { result, submit, keys, onDone }
}

const lost = () => new TypeError('Failed to fetch')
const refused = () => Response.json({ code: 90_001, message: 'Dat kan niet.' }, { status: 422 })

test('a ticket whose answer was lost is sent again under its own key, so that it is made once', async () => {
  const { submit, keys, onDone } = open(lost())
  await submit()
  expect(onDone).not.toHaveBeenCalled()
  await submit()
  expect(keys).toHaveLength(2)
  expect(keys[1]).toBe(keys[0])
  expect(onDone).toHaveBeenCalledOnce()
  expect(readDraft(owner)).toBeNull()
})

test('the key outlives the tab, and another text has another one', async () => {
  const { submit, keys } = open(lost())
  await submit()
  cleanup()
  const later = open(lost())
  await later.submit()
  await later.submit({ message: 'Hij importeert nog steeds niet' })
  expect(later.keys[0]).toBe(keys[0])
  expect(later.keys[1]).not.toBe(keys[0])
})

test('what the server refused is a new attempt, and what was written is kept', async () => {
  const { submit, keys, result } = open(refused())
  await submit()
  expect(readDraft(owner)).toMatchObject({ subject: 'Bank' })
  expect(result.current.ticketId).toBeNull()
  await submit()
  expect(keys[1]).not.toBe(keys[0])
  expect(result.current.ticketId).toBe(9)
})

test('a ticket that is there is not sent twice', async () => {
  const { submit, keys } = open()
  await submit()
  await submit()
  expect(keys).toHaveLength(1)
})
