import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { companyProfile } from '../../testing/company-profile.ts'
import { openForm } from '../../testing/open-form.tsx'
import type { Draft } from '../../shared/selling/draft.ts'
import { aDraft } from '../../testing/a-draft.ts'
import { DraftEditor } from './draft-editor.tsx'

afterEach(() => vi.unstubAllGlobals())

const initial = aDraft()

async function open(draft: Partial<Draft> = {}) {
  const { screen } = await openForm(
    <DraftEditor
      {...{ administrationId: 1, invoice: null, invoiceId: null }}
      initial={{ ...initial, ...draft }}
      profile={companyProfile}
      onCreated={() => {}}
      onLoadNewest={() => {}}
    />,
    { '/logo': { logo: null }, '/invoices/create': { id: 7, version: 1 } },
  )
  return { screen, head: screen.getByRole('button', { name: 'Leverdatum, aanbetaling en munteenheid' }) }
}

test('what most invoices do without is folded, and opens by its head', async () => {
  const { screen, head } = await open()
  await expect.element(head).toHaveAttribute('aria-expanded', 'false')
  await expect.element(screen.getByLabelText('Geleverd tot en met')).not.toBeVisible()
  await head.click()
  await expect.element(screen.getByLabelText('Geleverd tot en met')).toBeVisible()
  await screen.getByRole('checkbox', { name: /^Dit is een aanbetaling/ }).click()
  await expect.element(screen.getByRole('heading', { name: 'Nieuwe aanbetaling' })).toBeVisible()
})

test('where one of these is used it is open', async () => {
  const { head } = await open({ isDeposit: true })
  await expect.element(head).toHaveAttribute('aria-expanded', 'true')
})

test('Ctrl and Enter goes to sending from a line, which gets no second', async () => {
  const { screen } = await open()
  await screen.getByLabelText('Omschrijving', { exact: true }).first().fill('Ontwerp')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(screen.getByRole('combobox', { name: 'Relatie' })).toHaveFocus()
  await expect.element(screen.getByRole('combobox', { name: 'Relatie' })).toHaveAttribute('aria-invalid', 'true')
  await expect.element(screen.getByRole('group', { name: 'Regel 2' })).not.toBeInTheDocument()
})
