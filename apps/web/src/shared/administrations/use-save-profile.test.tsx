// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../app/transport/api.ts'
import { companyProfile } from '../../testing/company-profile.ts'
import { WithQueries } from '../../testing/with-queries.tsx'
import { useSaveProfile } from './use-save-profile.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  queryClient.clear()
})

/** The form of a profile; `answer` speaks for the server. */
function open(answer: () => Response = () => Response.json({ version: 4 })) {
  const sent: Record<string, unknown>[] = []
  vi.stubGlobal('fetch', async (_path: string, { body }: { body?: string }) => {
    sent.push(JSON.parse(body ?? 'null'))
    return answer()
  })
  const onSaved = vi.fn()
  const profile = { ...companyProfile, version: 3 }
  const { result } = renderHook(
    () => {
      const state = useSaveProfile({ administrationId: 4, profile, onSaved })
      return { ...state, errors: state.form.formState.errors }
    },
    { wrapper: WithQueries },
  )
  // As its field does, which is asked again when it is sent once more.
  result.current.form.register('iban')
  const submit = () => act(async () => result.current.submit())
  const isSo = (what: () => void) => vi.waitFor(what, { timeout: 10_000 })
  return { state: () => result.current, sent, onSaved, submit, isSo }
}

test('what was changed is sent by the version it was read at, an empty field as nothing', async () => {
  const { state, sent, onSaved, submit, isSo } = open()
  act(() => state().form.setValue('companyName', 'Studio Zuid'))
  await submit()
  await isSo(() => expect(onSaved).toHaveBeenCalledOnce())
  expect(sent).toEqual([{ ...companyProfile, companyName: 'Studio Zuid', version: 3 }])
})

test('a refusal stands at its field, one without a field apart, and the next attempt forgets the latter', async () => {
  const refusals = [
    { code: 90001, message: 'Controleer de velden.', fields: { iban: 'Dit is geen IBAN' } },
    { code: 90001, message: 'Je kunt dit nu niet wijzigen.', fields: {} },
  ]
  const { state, onSaved, submit, isSo } = open(() => {
    const refusal = refusals.shift()
    return refusal ? Response.json(refusal, { status: 422 }) : Response.json({ version: 4 })
  })
  await submit()
  await isSo(() => expect(state().errors.iban?.message).toBe('Dit is geen IBAN'))
  expect(state().general).toBeNull()
  await submit()
  await isSo(() => expect(state().general).toBe('Je kunt dit nu niet wijzigen.'))
  expect(onSaved).not.toHaveBeenCalled()
  await submit()
  expect(state().general).toBeNull()
  await isSo(() => expect(onSaved).toHaveBeenCalledOnce())
})
