import { afterEach, expect, test, vi } from 'vitest'
import { openForm } from '../../testing/open-form.tsx'
import { NoProject } from './no-project.tsx'

afterEach(() => vi.unstubAllGlobals())

test('without a project who can make one makes it here', async () => {
  const { screen } = await openForm(<NoProject administrationId={1} mayAdd />, {})
  await screen.getByRole('button', { name: 'Project toevoegen' }).click()
  await expect.element(screen.getByRole('dialog', { name: 'Nieuw project' })).toBeVisible()
})

test('who cannot make one reads whom to ask, and has no button', async () => {
  const { screen } = await openForm(<NoProject administrationId={1} mayAdd={false} />, {})
  await expect.element(screen.getByText(/Vraag de hoofdgebruiker/)).toBeVisible()
  expect(screen.getByRole('button').elements()).toHaveLength(0)
})
