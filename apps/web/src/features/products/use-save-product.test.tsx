// @vitest-environment happy-dom
import type { Product } from '@klopt/api-client/contract'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../app/transport/api.ts'
import { WithQueries } from '../../testing/with-queries.tsx'
import { useSaveProduct } from './use-save-product.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  queryClient.clear()
})

const agreement = {
  contactId: 7,
  contactName: 'Lunchroom Zuid',
  priceGroup: '',
  fromDate: null,
  untilDate: null,
  fromQuantity: '0',
  unitPrice: '2.5',
}
const bread: Product = {
  id: 5,
  number: 'BR-1',
  name: 'Brood',
  unit: 'stuk',
  unitPrice: '2.75',
  vatCode: 'sale_low',
  accountId: 81,
  archived: false,
  version: 3,
  agreements: [agreement, { ...agreement, contactId: 8 }],
}

/** A form of a product; `answer` speaks for the server. */
function open(product: Product | null, answer: () => Response = () => Response.json({ id: 5, version: 4 })) {
  const sent: { path: string; body: object }[] = []
  vi.stubGlobal('fetch', async (path: string, { body }: { body?: string }) => {
    sent.push({ path, body: JSON.parse(body ?? 'null') })
    return answer()
  })
  const onSaved = vi.fn()
  const { result } = renderHook(() => useSaveProduct({ administrationId: 4, product, onSaved }), {
    wrapper: WithQueries,
  })
  // What a field says of itself is kept only while somebody reads it.
  void result.current.form.formState.errors
  void result.current.form.formState.isDirty
  const submit = () => act(async () => result.current.submit())
  return { form: () => result.current.form, sent, onSaved, submit }
}

test('a new product is made, without a version, and is told by its name', async () => {
  const { form, sent, onSaved, submit } = open(null)
  act(() => form().setValue('name', ' Taart ', { shouldDirty: true }))
  await submit()
  expect(sent[0]?.path).toMatch(/\/administrations\/4\/products$/)
  expect(sent[0]?.body).not.toHaveProperty('version')
  expect(onSaved).toHaveBeenCalledExactlyOnceWith('Taart')
  expect(form().formState.isDirty).toBe(false)
})

test('one that is there is saved over the version that was read', async () => {
  const { sent, submit } = open(bread)
  await submit()
  expect(sent).toMatchObject([{ path: expect.stringMatching(/\/products\/5\/save$/), body: { version: 3 } }])
})

test('what the server finds wrong stands at its field, that of an agreement at its own one', async () => {
  const fields = { number: 'Dit nummer is er al.', 'agreements.1.unitPrice': 'Deze prijs kan niet.' }
  const { form, onSaved, submit } = open(bread, () =>
    Response.json({ code: 90_001, message: 'Dat kan niet.', fields }, { status: 422 }),
  )
  act(() => form().setValue('name', 'Brood, wit', { shouldDirty: true }))
  await submit()
  const { errors } = form().formState
  expect(errors.number?.message).toBe('Dit nummer is er al.')
  expect(errors.agreements?.[1]?.unitPrice?.message).toBe('Deze prijs kan niet.')
  expect(errors.agreements?.[0]).toBeUndefined()
  expect(onSaved).not.toHaveBeenCalled()
  expect(form().getValues('name')).toBe('Brood, wit')
})
