import { afterEach, expect, test, vi } from 'vitest'
import { companyProfile } from '../../testing/company-profile.ts'
import { openForm, refusal } from '../../testing/open-form.tsx'
import { CompanyScreen } from './company-screen.tsx'

afterEach(() => vi.unstubAllGlobals())

async function open(save: unknown) {
  const answers = { '/profile': { ...companyProfile, version: 3 }, '/profile/save': save }
  const page = await openForm(<CompanyScreen administrationId={1} />, answers)
  const { screen } = page
  const field = (label: string) => screen.getByLabelText(label, { exact: true })
  await expect.element(field('Bedrijfsnaam')).toHaveValue('Studio Noord')
  return { ...page, field, submit: () => screen.getByRole('button', { name: 'Opslaan' }).click() }
}

test('a company without a name is said at its field, which has the focus, and nothing is sent', async () => {
  const { field, submit, sent } = await open({})
  await field('Bedrijfsnaam').fill(' ')
  await submit()
  await expect.element(field('Bedrijfsnaam')).toHaveAccessibleDescription(expect.stringMatching(/leeg/))
  await expect.element(field('Bedrijfsnaam')).toHaveFocus()
  expect(sent).toEqual([])
})

test('what the server refuses is said at the first field that is wrong, and what was typed still stands there', async () => {
  const { field, submit, sent } = await open(refusal(422, { kvkNumber: 'Dit KvK-nummer klopt niet' }))
  await field('Plaats').fill('Amsterdam')
  await field('KvK-nummer').fill('12345678')
  await submit()
  await expect.element(field('KvK-nummer')).toHaveAccessibleDescription('Dit KvK-nummer klopt niet')
  await expect.element(field('KvK-nummer')).toHaveFocus()
  expect(sent).toMatchObject([{ body: { city: 'Amsterdam', kvkNumber: '12345678', version: 3 } }])
  await expect.element(field('Plaats')).toHaveValue('Amsterdam')
  await expect.element(field('KvK-nummer')).toHaveValue('12345678')
})

test('what belongs to no field stands above the buttons, and what was typed still stands there', async () => {
  const { screen, field, submit } = await open(refusal(409, {}, 'Iemand anders was je voor'))
  await field('Plaats').fill('Amsterdam')
  await submit()
  await expect.element(screen.getByText('Iemand anders was je voor')).toBeVisible()
  await expect.element(field('Plaats')).toHaveValue('Amsterdam')
})
