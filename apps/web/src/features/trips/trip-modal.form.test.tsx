import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { openForm } from '../../testing/open-form.tsx'
import { TripModal } from './trip-modal.tsx'

afterEach(() => vi.unstubAllGlobals())

const usual = {
  fromPlace: 'Haarlem',
  toPlace: 'Utrecht',
  kilometres: 52,
  isReturn: false,
  purpose: 'Overleg',
  kind: 'business',
  vehicle: 'private',
}

async function open({ hasBusinessCar = false } = {}) {
  const onClose = vi.fn()
  const page = await openForm(<TripModal administrationId={1} trip={null} onClose={onClose} />, {
    '/trips/usual': { items: [usual], hasBusinessCar },
    '/trips': { id: 1 },
  })
  const { screen } = page
  const field = (label: string) => screen.getByLabelText(label, { exact: true })
  /** By key: what the form before said in its corner may lie over the button. */
  const save = async () => {
    screen.getByRole('button', { name: 'Rit opslaan' }).element().focus()
    await userEvent.keyboard('{Enter}')
  }
  return { ...page, field, onClose, save }
}

test('what a trip misses is said at each field at once, and nothing is sent', async () => {
  const { field, save, sent } = await open()
  await save()
  for (const label of ['Van', 'Naar', 'Kilometers enkele reis', 'Doel']) {
    await expect.element(field(label)).toHaveAttribute('aria-invalid', 'true')
  }
  await expect.element(field('Van')).toHaveFocus()
  expect(sent).toEqual([])
})

test('a trip one makes more often fills in all but its day', async () => {
  const { screen, field, save, sent, onClose } = await open()
  await field('Datum').fill('3-11-2026')
  await screen.getByRole('combobox', { name: 'Gebruikelijke rit' }).click()
  await screen.getByRole('option', { name: /Haarlem – Utrecht/ }).click()
  await expect.element(field('Kilometers enkele reis')).toHaveValue('52')
  await save()
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(sent).toMatchObject([{ body: { ...usual, day: '2026-11-03' } }])
})

test('where a car is in the books one says with what was driven, before anything is sent', async () => {
  const { screen, field, save, sent, onClose } = await open({ hasBusinessCar: true })
  await field('Van').fill('Haarlem')
  await field('Naar').fill('Leiden')
  await field('Kilometers enkele reis').fill('31')
  await field('Doel').fill('Museum')
  await expect.element(screen.getByText('Een auto van de zaak krijgt geen vergoeding', { exact: false })).toBeVisible()
  await save()
  await expect.element(screen.getByRole('combobox', { name: 'Vervoer' })).toHaveFocus()
  expect(sent).toEqual([])
  await screen.getByRole('combobox', { name: 'Vervoer' }).click()
  await screen.getByRole('option', { name: 'Auto van de zaak' }).click()
  await save()
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(sent).toMatchObject([{ body: { toPlace: 'Leiden', vehicle: 'business' } }])
})
