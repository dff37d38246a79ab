import { contract } from '@klopt/api-client/contract'
import { errorCatalogue } from '@klopt/api-client/errors'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { query, queryClient } from '../../app/transport/api.ts'
import { anInvoice } from '../../testing/an-invoice.ts'
import { companyProfile } from '../../testing/company-profile.ts'
import { openForm, refusal } from '../../testing/open-form.tsx'
import { aDraft } from '../../testing/a-draft.ts'
import { DraftEditor } from './draft-editor.tsx'

afterEach(() => vi.unstubAllGlobals())

const initial = aDraft()

async function open(create: unknown, others: Record<string, unknown> = {}, draft = initial) {
  const page = await openForm(
    <DraftEditor
      {...{ administrationId: 1, invoice: null, invoiceId: null, initial: draft }}
      profile={companyProfile}
      onCreated={() => {}}
      onLoadNewest={() => {}}
    />,
    { '/logo': { logo: null }, '/invoices/create': create, ...others },
  )
  const { screen } = page
  const field = (label: string) => screen.getByLabelText(label, { exact: true }).first()
  const finalise = () => screen.getByRole('button', { name: 'Definitief maken' }).click()
  return { ...page, field, finalise }
}

test('what an invoice lacks is said at its field, the first has the focus, and nothing is sent', async () => {
  const { field, finalise, sent } = await open({ id: 7, version: 1 })
  await field('Betaaltermijn').fill('veertien')
  await finalise()
  await expect.element(field('Relatie')).toHaveAttribute('aria-invalid', 'true')
  await expect.element(field('Relatie')).toHaveFocus()
  await expect.element(field('Betaaltermijn')).toHaveAccessibleDescription(expect.stringContaining('0 tot en met 365'))
  await expect.element(field('Betaaltermijn')).toHaveValue('veertien')
  expect(sent).toEqual([])
})

test('a draft that is refused says why, and what was typed still stands there', async () => {
  const { screen, field, sent } = await open(refusal(422, {}, 'Het concept is niet bewaard'))
  await field('Omschrijving').fill('Ontwerp huisstijl')
  await expect.element(screen.getByText('Het concept is niet bewaard').first()).toBeVisible()
  expect(sent).toMatchObject([{ body: { lines: [{ description: 'Ontwerp huisstijl' }] } }])
  await expect.element(field('Omschrijving')).toHaveValue('Ontwerp huisstijl')
})

test('a price that is a sum is worked out on leaving it, and half a sum is refused', async () => {
  const { field, screen, sent } = await open({ id: 7, version: 1 })
  await field('Omschrijving').fill('Onderhoud')
  await field('Prijs').fill('12+3')
  await userEvent.tab()
  await expect.element(field('Prijs')).toHaveValue('15,00')
  await expect.poll(() => sent.at(-1)).toMatchObject({ body: { lines: [{ unitPrice: '15' }] } })
  await field('Prijs').fill('12+')
  await userEvent.tab()
  await expect.element(field('Prijs')).toHaveValue('12+')
  await screen.getByRole('button', { name: 'Definitief maken' }).click()
  await expect.element(field('Prijs')).toHaveAccessibleDescription('Geen getal')
})

test('an invoice that is final already, since the answer was lost, is read again instead of refused', async () => {
  const notDraft = () =>
    Response.json({ code: errorCatalogue.not_a_draft.code, message: 'Al definitief' }, { status: 409 })
  const draft = { ...initial, contactId: 2 }
  const { screen, field, finalise, sent } = await open({ id: 7, version: 1 }, { '/finalising': notDraft }, draft)
  const { queryKey } = query(contract.invoices.get, { params: { administrationId: 1, invoiceId: 7 } })
  queryClient.setQueryData(queryKey, anInvoice({ id: 7 }))
  await field('Omschrijving').fill('Onderhoud')
  await expect.poll(() => sent.length).toBe(1)
  await finalise()
  await expect.poll(() => queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true)
  expect(screen.getByText('Al definitief').query()).toBeNull()
})

test('a line gets a period by its menu, which says how it falls', async () => {
  const { screen, field, sent } = await open({ id: 7, version: 1 })
  await field('Omschrijving').fill('Onderhoud')
  await screen.getByRole('button', { name: 'Acties voor regel 1' }).click()
  await screen.getByRole('menuitem', { name: 'Periode…' }).click()
  await field('Van').fill('1-10-2026')
  await field('Tot en met').fill('30-9-2027')
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText('Omzet telt verdeeld over 12 maanden, steeds op de laatste dag.')).toBeVisible()
  await screen.getByRole('button', { name: 'Verdelen' }).click()
  await expect.element(screen.getByText('Periode okt 2026 t/m sep 2027')).toBeVisible()
  await expect
    .poll(() => sent.at(-1))
    .toMatchObject({ body: { lines: [{ periodFrom: '2026-10-01', periodTo: '2027-09-30' }] } })
})

test('a draft is thrown away after asking, as the version that is on the server', async () => {
  const { screen, field, sent } = await open({ id: 7, version: 1 }, { '/7/delete': {} })
  await field('Omschrijving').fill('Onderhoud')
  await expect.poll(() => sent.length).toBe(1)
  await screen.getByRole('button', { name: 'Concept verwijderen' }).click()
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Concept verwijderen' }).click()
  await expect
    .poll(() => sent.at(-1))
    .toMatchObject({ path: expect.stringMatching(/\/7\/delete$/), body: { version: 1 } })
})

test('a draft that could not be thrown away says why and stays', async () => {
  const { screen, field, sent } = await open(
    { id: 7, version: 1 },
    { '/7/delete': refusal(409, {}, 'De factuur is al verstuurd') },
  )
  await field('Omschrijving').fill('Onderhoud')
  await expect.poll(() => sent.length).toBe(1)
  await screen.getByRole('button', { name: 'Concept verwijderen' }).click()
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Concept verwijderen' }).click()
  await expect.element(screen.getByText('De factuur is al verstuurd')).toBeVisible()
  await expect.element(field('Omschrijving')).toHaveValue('Onderhoud')
})

test('a line gets days of supply of its own by its menu, and the rate of those days', async () => {
  const { screen, field, sent } = await open({ id: 7, version: 1 })
  await field('Omschrijving').fill('Overnachting')
  await screen.getByRole('button', { name: 'Acties voor regel 1' }).click()
  await screen.getByRole('menuitem', { name: 'Leverdatum…' }).click()
  const modal = screen.getByRole('dialog')
  await modal.getByLabelText('Geleverd op of vanaf').fill('30-12-2025')
  await modal.getByLabelText('Geleverd tot en met').fill('29-12-2025')
  await userEvent.keyboard('{Enter}')
  await expect.element(modal.getByText('De laatste dag ligt voor de eerste. Kies een latere dag.')).toBeVisible()
  await expect.element(modal.getByRole('button', { name: 'Gebruiken' })).toBeDisabled()
  await modal.getByLabelText('Geleverd tot en met').fill('31-12-2025')
  await userEvent.keyboard('{Enter}')
  await modal.getByRole('button', { name: 'Gebruiken' }).click()
  await expect.element(screen.getByText('Geleverd 30-12-2025 t/m 31-12-2025').first()).toBeVisible()
  await expect
    .poll(() => sent.at(-1))
    .toMatchObject({ body: { lines: [{ supplyFrom: '2025-12-30', supplyTo: '2025-12-31' }] } })
  await screen.getByRole('combobox', { name: 'Btw' }).click()
  await expect.element(screen.getByText('Logies 9%')).toBeVisible()
})

test('an invoice becomes a credit invoice while its amount is negative, and asks no term of payment then', async () => {
  const { screen, field } = await open({ id: 7, version: 1 })
  await field('Omschrijving').fill('Bonus over vorig jaar')
  await field('Prijs').fill('100')
  await field('Aantal').fill('-1')
  await expect.element(screen.getByRole('heading', { name: 'Nieuwe creditfactuur' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Creditfactuur versturen' })).toBeVisible()
  await expect.element(screen.getByLabelText('Betaaltermijn')).not.toBeInTheDocument()
  await field('Aantal').fill('1')
  await expect.element(screen.getByRole('heading', { name: 'Nieuwe factuur' })).toBeVisible()
  await expect.element(field('Betaaltermijn')).toHaveValue('30')
})

test('what the company lacks is asked before anything is sent, by the button and by the keys', async () => {
  const { screen, field, sent } = await open(
    { id: 7, version: 1 },
    { '/profile': companyProfile },
    { ...initial, contactId: 3 },
  )
  await field('Omschrijving').fill('Ontwerp huisstijl')
  await field('Prijs').fill('450')
  await expect.poll(() => sent.length).toBeGreaterThan(0)
  const pane = screen.getByRole('dialog', { name: 'Je bedrijfsgegevens' })
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(pane).toBeVisible()
  await expect.element(screen.getByRole('dialog', { name: 'Factuur versturen' })).not.toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await screen.getByRole('button', { name: 'Factuur versturen' }).click()
  await expect.element(pane).toBeVisible()
})
