// @vitest-environment happy-dom
import type { Contact } from '@klopt/api-client/contract'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../app/transport/api.ts'
import { aContact } from '../../testing/a-contact.ts'
import { WithQueries } from '../../testing/with-queries.tsx'
import { useSaveContact } from './use-save-contact.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  queryClient.clear()
})

const known = aContact({ id: 7, name: 'Bakkerij Noord', version: 3 })

/** A form of a contact; `answer` speaks for the server, and what was sent stands in `sent`. */
function open(contact: Contact | null, answer: () => Response = () => Response.json({ id: 12, version: 4 })) {
  const sent: { path: string; body: { version?: number; name: string } }[] = []
  vi.stubGlobal('fetch', async (path: string, { body }: { body?: string }) => {
    sent.push({ path, body: JSON.parse(body ?? 'null') })
    return answer()
  })
  const onSaved = vi.fn()
  const { result } = renderHook(() => useSaveContact({ administrationId: 4, contact, name: 'Nieuwe klant', onSaved }), {
    wrapper: WithQueries,
  })
  // What a field says of itself is kept only while somebody reads it.
  void [result.current.form.formState.errors, result.current.form.formState.isDirty]
  const submit = () => act(async () => result.current.submit())
  return { result, sent, onSaved, submit }
}

test('a new contact begins with the name that was typed, and is told by it once it is there', async () => {
  const { submit, sent, onSaved } = open(null)
  await submit()
  expect(sent).toEqual([
    { path: '/api/v2/administrations/4/contacts/create', body: expect.objectContaining({ name: 'Nieuwe klant' }) },
  ])
  expect(onSaved).toHaveBeenCalledWith({ id: 12, name: 'Nieuwe klant' })
})

test('what was saved is no longer unsaved, and is told by its name without the spaces around it', async () => {
  const { submit, result, onSaved } = open(known)
  const type = (name: string) => act(() => result.current.form.setValue('name', name, { shouldDirty: true }))
  type(' Bakkerij Zuid ')
  expect(result.current.form.formState.isDirty).toBe(true)
  await submit()
  expect(result.current.form.formState.isDirty).toBe(false)
  expect(onSaved).toHaveBeenCalledExactlyOnceWith({ id: 7, name: 'Bakkerij Zuid' })
})

test('one that is there is saved over the version that was read, and over its own next one after that', async () => {
  const { submit, sent } = open(known)
  await submit()
  await submit()
  expect(sent.map(({ body }) => body.version)).toEqual([3, 4])
})

test('what somebody else saved meanwhile is a conflict, and is overwritten only by who has seen it', async () => {
  let isTaken = true
  const { submit, sent, result, onSaved } = open(known, () =>
    isTaken
      ? Response.json({ code: 90_002, message: 'Iemand anders heeft dit gewijzigd.' }, { status: 409 })
      : Response.json({ id: 7, version: 6 }),
  )
  await submit()
  expect(result.current.isConflict).toBe(true)
  expect(onSaved).not.toHaveBeenCalled()
  isTaken = false
  act(() => result.current.load({ ...known, name: 'Bakkerij Noord bv', version: 5 }))
  await submit()
  expect(sent[1]?.body).toMatchObject({ version: 5, name: 'Bakkerij Noord bv' })
  expect(onSaved).toHaveBeenCalledOnce()
})

test('what the server finds wrong stands at its field', async () => {
  const { submit, result, onSaved } = open(null, () =>
    Response.json({ code: 90_001, message: 'Dat kan niet.', fields: { name: 'Die naam is er al.' } }, { status: 422 }),
  )
  await submit()
  expect(result.current.form.formState.errors.name?.message).toBe('Die naam is er al.')
  expect(onSaved).not.toHaveBeenCalled()
})
