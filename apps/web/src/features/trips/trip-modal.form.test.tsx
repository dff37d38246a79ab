import { afterEach, expect, test, vi } from 'vitest'
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
}

async function open() {
  const onClose = vi.fn()
  const page = await openForm(<TripModal administrationId={1} trip={null} onClose={onClose} />, {
    '/trips/usual': [usual],
    '/trips': { id: 1 },
  })
  const { screen } = page
  const field = (label: string) => screen.getByLabelText(label, { exact: true })
  return { ...page, field, onClose, save: () => screen.getByRole('button', { name: 'Rit opslaan' }).click() }
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
