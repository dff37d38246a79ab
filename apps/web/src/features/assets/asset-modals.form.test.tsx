import type { Asset } from '@klopt/api-client/contract'
import { afterEach, expect, test, vi } from 'vitest'
import { openForm, refusal } from '../../testing/open-form.tsx'
import { DisposeModal } from './dispose-modal.tsx'
import { ImpairModal } from './impair-modal.tsx'

afterEach(() => vi.unstubAllGlobals())

const account = { id: 9, number: '0210', name: 'Inventaris' }
const asset: Asset = {
  id: 4,
  version: 3,
  name: 'Laptop',
  bookValueCents: 120_000,
  resultAccount: account,
} as Partial<Asset> as Asset

async function open(modal: React.ReactElement, answers: Record<string, unknown>) {
  const page = await openForm(modal, answers)
  const { screen } = page
  return {
    ...page,
    field: (label: string) => screen.getByLabelText(label, { exact: true }),
    press: (name: string) => screen.getByRole('button', { name }).click(),
  }
}

test('an impairment without an amount is told at the amount, and nothing is sent', async () => {
  const { field, press, sent } = await open(<ImpairModal administrationId={1} asset={asset} onClose={vi.fn()} />, {})
  await press('Afwaarderen')
  await expect.element(field('Bedrag')).toHaveAccessibleDescription(expect.stringContaining('Vul een bedrag in'))
  await expect.element(field('Bedrag')).toHaveFocus()
  expect(sent).toEqual([])
})

test('an impairment of more than it is worth stays open with the reason', async () => {
  const onClose = vi.fn()
  const { field, press, sent } = await open(<ImpairModal administrationId={1} asset={asset} onClose={onClose} />, {
    '/assets/4/impair': refusal(422, { cents: 'Meer dan de boekwaarde kan niet' }),
  })
  await field('Bedrag').fill('2.000')
  await press('Afwaarderen')
  await expect.element(field('Bedrag')).toHaveAccessibleDescription(expect.stringContaining('Meer dan de boekwaarde'))
  expect(sent).toMatchObject([{ body: { cents: 200_000, version: 3 } }])
  expect(onClose).not.toHaveBeenCalled()
})

test('a sale without an invoice asks what it brought in and where; scrapping asks neither', async () => {
  const onClose = vi.fn()
  const modal = <DisposeModal administrationId={1} asset={asset} onClose={onClose} />
  const { screen, field, press, sent } = await open(modal, { '/accounts': [], '/assets/4/dispose': { version: 4 } })
  await screen.getByRole('radio', { name: /Verkocht zonder factuur/ }).click()
  await press('Uit de boeken halen')
  await expect.element(field('Opbrengst')).toHaveAccessibleDescription(expect.stringContaining('heeft opgebracht'))
  await expect.element(screen.getByText('Kies waar het geld op kwam')).toBeVisible()
  expect(sent).toEqual([])
  await screen.getByRole('radio', { name: /Afgedankt/ }).click()
  await press('Uit de boeken halen')
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(sent).toMatchObject([{ body: { kind: 'scrapped', proceeds: null, version: 3 } }])
})
