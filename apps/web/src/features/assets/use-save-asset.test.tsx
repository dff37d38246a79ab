// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../app/transport/api.ts'
import type { Candidate } from './asset-form.ts'
import { account, laptop } from './asset.test-support.ts'
import { useSaveAsset, type SaveAsset } from './use-save-asset.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  queryClient.clear()
})

const candidate: Candidate = {
  purchaseId: 9,
  lineNumber: 2,
  supplier: null,
  description: 'Printer',
  costCents: 60_000,
  invoiceDate: '2026-03-02',
  account,
  isOnAssetAccount: true,
}

/** The form, what was sent, and the names of what was saved. */
function form(given: Pick<SaveAsset, 'asset' | 'candidate'>, answer = () => Response.json({ id: 5 })) {
  const sent: { path: string; body: unknown }[] = []
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    sent.push({ path, body: JSON.parse(body) })
    return answer()
  })
  const onSaved = vi.fn()
  const { result } = renderHook(
    () => {
      const { form: fields, submit } = useSaveAsset({ administrationId: 3, ...given, onSaved })
      return { fields, submit, errors: fields.formState.errors }
    },
    {
      wrapper: ({ children }: { children: ReactNode }) => (
        <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
      ),
    },
  )
  return { result, sent, onSaved, submit: () => act(() => result.current.submit()) }
}

test('a new one from a purchase names its line; what is missing keeps it from being sent', async () => {
  const { result, sent, onSaved, submit } = form({ asset: null, candidate })
  act(() => result.current.fields.setValue('inUseOn', null))
  await submit()
  expect(sent).toEqual([])
  expect(onSaved).not.toHaveBeenCalled()
  act(() => result.current.fields.setValue('inUseOn', '2026-03-02'))
  await submit()
  expect(sent).toEqual([
    {
      path: '/api/v2/administrations/3/assets',
      body: expect.objectContaining({ name: 'Printer', source: { purchaseId: 9, lineNumber: 2 } }),
    },
  ])
  expect(onSaved).toHaveBeenCalledExactlyOnceWith('Printer')
})

test('one by hand has no source', async () => {
  const { result, sent, submit } = form({ asset: null, candidate: null })
  act(() => {
    result.current.fields.reset({ ...result.current.fields.getValues(), name: ' Bus ', accountId: 81, costCents: 5 })
    result.current.fields.setValue('inUseOn', '2026-03-02')
  })
  await submit()
  expect(sent).toMatchObject([{ body: { name: 'Bus', source: null } }])
})

test('one that exists is saved as it was read', async () => {
  const { sent, onSaved, submit } = form({ asset: laptop, candidate: null })
  await submit()
  expect(sent).toMatchObject([{ path: expect.stringContaining('/administrations/3/assets/5'), body: { version: 2 } }])
  expect(onSaved).toHaveBeenCalledExactlyOnceWith('Laptop')
})

test('every reason of the server stands at its field, also of those that the wire calls otherwise', async () => {
  const fields = { name: 'Te lang', 'method.months': 'Ten minste 60', 'takenOver.day': 'Voor de ingebruikname' }
  const refused = () => Response.json({ code: 90_004, message: 'Niet goed', fields }, { status: 422 })
  const { result, onSaved, submit } = form({ asset: laptop, candidate: null }, refused)
  await submit()
  const { name, months, takenOverDay, root } = result.current.errors
  expect([name?.message, months?.message, takenOverDay?.message]).toEqual(Object.values(fields))
  expect(root).toBe(undefined)
  expect(onSaved).not.toHaveBeenCalled()
})

test('a reason that belongs to no field stands above the buttons', async () => {
  const refused = () => Response.json({ code: 90_004, message: 'De boeken zijn vastgezet' }, { status: 409 })
  const { result, submit } = form({ asset: laptop, candidate: null }, refused)
  await submit()
  expect(result.current.errors.root?.message).toBe('De boeken zijn vastgezet')
})
