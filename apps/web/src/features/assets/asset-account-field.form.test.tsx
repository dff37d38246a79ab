import { afterEach, expect, test, vi } from 'vitest'
import { useForm, useWatch } from 'react-hook-form'
import { openForm } from '../../testing/open-form.tsx'
import { AssetAccountField } from './asset-account-field.tsx'
import { formOf, type AssetForm } from './asset-form.ts'

afterEach(() => vi.unstubAllGlobals())

const account = { type: 'asset', active: true, isNeeded: false, defaultVatCode: null }
const own = [
  { ...account, id: 5, number: '0120', name: 'Inventaris', rgsCode: 'BMvaBeiVvp' },
  { ...account, id: 6, number: '0125', name: 'Afschrijving inventaris', rgsCode: 'BMvaBeiCae' },
]
const chart = [
  { number: '0010', name: 'Goodwill', rgsCode: 'BIvaGooVvp', type: 'asset' },
  { number: '0015', name: 'Afschrijving goodwill', rgsCode: 'BIvaGooCae', type: 'asset' },
]

function Harness() {
  const form = useForm<AssetForm>({ defaultValues: formOf(null, null) })
  const chosen = useWatch({ control: form.control, name: 'accountId' })
  return (
    <>
      <AssetAccountField administrationId={1} form={form} disabled={false} />
      <output>{chosen}</output>
    </>
  )
}

test('a kind of assets that the books have no account for is opened when it is chosen', async () => {
  const { screen, sent } = await openForm(<Harness />, {
    '/accounts/chart': chart,
    '/accounts/open': { id: 9 },
    '/accounts': own,
  })
  await screen.getByRole('combobox', { name: 'Rekening' }).click()
  await expect.element(screen.getByRole('option', { name: /0120 Inventaris/ })).toBeVisible()
  // What is depreciated is no kind of assets.
  expect(screen.getByRole('option').elements()).toHaveLength(2)
  await screen.getByRole('option', { name: /0010 Goodwill/ }).click()
  await expect.element(screen.getByRole('status')).toHaveTextContent('9')
  expect(sent).toMatchObject([{ path: '/api/v2/administrations/1/accounts/open', body: { rgsCode: 'BIvaGooVvp' } }])
})

test('an account that is there is chosen without a word to the server', async () => {
  const { screen, sent } = await openForm(<Harness />, { '/accounts/chart': [], '/accounts': own })
  await screen.getByRole('combobox', { name: 'Rekening' }).click()
  await screen.getByRole('option', { name: /0120 Inventaris/ }).click()
  await expect.element(screen.getByRole('status')).toHaveTextContent('5')
  expect(sent).toEqual([])
})
