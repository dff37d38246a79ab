// @vitest-environment happy-dom
import type { BankRule } from '@klopt/api-client/contract'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../../app/transport/api.ts'
import { WithQueries } from '../../../testing/with-queries.tsx'
import { useSaveRule } from './use-save-rule.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  queryClient.clear()
})

const phone: BankRule = {
  id: 1,
  name: 'Telefoon',
  direction: 'out',
  journalId: null,
  counterpartyIban: null,
  counterpartyName: 'Telecom',
  descriptionContains: null,
  minCents: null,
  maxCents: null,
  accountId: 4,
  vatCode: 'purchase_high',
  contactId: null,
  shares: [
    { accountId: 5, vatCode: null, basisPoints: 3000 },
    { accountId: 6, vatCode: null, basisPoints: 2000 },
  ],
  position: 2,
  journalName: null,
  accountNumber: '4510',
  accountName: 'Telefoon',
  contactName: null,
  paused: false,
  hits: 0,
  lastHitOn: null,
  version: 3,
}

/** A form of a rule; `answer` speaks for the server. */
function open(rule: BankRule | null, answer: () => Response = () => Response.json({ id: 1, version: 4 })) {
  const sent: { path: string; body: object }[] = []
  vi.stubGlobal('fetch', async (path: string, { body }: { body?: string }) => {
    sent.push({ path, body: JSON.parse(body ?? 'null') })
    return answer()
  })
  const onSaved = vi.fn()
  const { result } = renderHook(() => useSaveRule({ administrationId: 4, rule, onSaved }), { wrapper: WithQueries })
  // What a field says of itself is kept only while somebody reads it.
  void result.current.form.formState.errors
  const submit = () => act(async () => result.current.submit())
  return { form: () => result.current.form, sent, onSaved, submit }
}
const refusing = (fields: Record<string, string>) => () =>
  Response.json({ code: 90_001, message: 'Dat kan niet.', fields }, { status: 422 })

test('a rule without an account is not sent', async () => {
  const { sent, onSaved, submit } = open(null)
  await submit()
  expect(sent).toEqual([])
  expect(onSaved).not.toHaveBeenCalled()
})

test('a new rule is made without a version, and is told by its name', async () => {
  const { form, sent, onSaved, submit } = open(null)
  act(() => {
    form().setValue('name', ' Huur ')
    form().setValue('accountId', 4)
  })
  await submit()
  expect(sent).toHaveLength(1)
  expect(sent[0]?.body).not.toHaveProperty('version')
  expect(onSaved).toHaveBeenCalledExactlyOnceWith('Huur')
})

test('one that is there is saved over the version that was read', async () => {
  const { sent, submit } = open(phone)
  await submit()
  expect(sent).toMatchObject([{ path: expect.stringContaining('/1/'), body: { version: 3, position: 2 } }])
})

test.each(['name', 'position', 'accountId', 'shares.1.accountId', 'shares.1.vatCode'] as const)(
  'what the server finds wrong with %s stands at that field',
  async (field) => {
    const { form, onSaved, submit } = open(phone, refusing({ [field]: 'Dit kan niet.' }))
    await submit()
    expect(form().getFieldState(field).error?.message).toBe('Dit kan niet.')
    expect(form().formState.errors.root).toBeUndefined()
    expect(onSaved).not.toHaveBeenCalled()
  },
)

test('what is wrong with the parts together stands above the buttons', async () => {
  const { form, submit } = open(phone, refusing({ shares: 'Samen blijven de delen onder 100%' }))
  await submit()
  expect(form().formState.errors.root?.message).toBe('Samen blijven de delen onder 100%')
})
