import { afterEach, expect, test, vi } from 'vitest'
import { openForm, refusal } from '../../testing/open-form.tsx'
import { SeriesCard } from './series-card.tsx'

afterEach(() => vi.unstubAllGlobals())

const shop = {
  id: 3,
  name: 'Webwinkel',
  pattern: 'WEB-{nr}',
  nextNumber: 'WEB-12',
  nextSequence: 12,
  isUsed: true,
  version: 2,
}
const open = (answers: Record<string, unknown> = {}, series: unknown = [shop]) =>
  openForm(<SeriesCard administrationId={1} />, {
    '/invoice-numbering/series': series,
    '/series/create': { id: 4, version: 1 },
    '/series/3/save': { version: 3 },
    ...answers,
  })

test('a series is added with its pattern and where it begins', async () => {
  const { screen, sent } = await open()
  await screen.getByRole('button', { name: 'Reeks toevoegen' }).click()
  await screen.getByLabelText('Naam').fill('Verhuur')
  await screen.getByLabelText('Patroon').fill('V{nr}')
  await screen.getByLabelText('Volgende nummer').fill('nul')
  await screen.getByRole('button', { name: 'Toevoegen', exact: true }).click()
  await expect.element(screen.getByText('Vul een heel getal van 1 of hoger in')).toBeVisible()
  expect(sent).toEqual([])
  await screen.getByLabelText('Volgende nummer').fill('40')
  await screen.getByRole('button', { name: 'Toevoegen', exact: true }).click()
  await vi.waitFor(() =>
    expect(sent).toMatchObject([{ body: { name: 'Verhuur', pattern: 'V{nr}', nextSequence: 40 } }]),
  )
})

test('what is wrong with a pattern is said at its field, and what was typed stays', async () => {
  const { screen, sent } = await open({ '/series/3/save': refusal(422, { pattern: 'Zet {nr} in het patroon' }) })
  await expect.element(screen.getByText('volgende nummer WEB-12')).toBeVisible()
  await screen.getByRole('button', { name: 'Reeks Webwinkel wijzigen' }).click()
  await screen.getByLabelText('Patroon').fill('WEB')
  await screen.getByRole('button', { name: 'Bewaren' }).click()
  await expect.element(screen.getByText('Zet {nr} in het patroon')).toBeVisible()
  await expect.element(screen.getByLabelText('Patroon')).toHaveValue('WEB')
  expect(sent).toMatchObject([{ body: { name: 'Webwinkel', pattern: 'WEB', version: 2 } }])
})

test('a series that gave numbers cannot be taken away', async () => {
  const { screen } = await open({}, [shop, { ...shop, id: 5, name: 'Nieuw', isUsed: false }])
  await expect.element(screen.getByRole('button', { name: 'Reeks Nieuw verwijderen' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Reeks Webwinkel verwijderen' })).not.toBeInTheDocument()
})
