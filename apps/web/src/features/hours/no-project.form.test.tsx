import { afterEach, expect, test, vi } from 'vitest'
import { openForm } from '../../testing/open-form.tsx'
import { NoProject } from './no-project.tsx'

afterEach(() => vi.unstubAllGlobals())

test('without a project who can make one is led there', async () => {
  const { screen } = await openForm(<NoProject administrationId={1} mayAdd />, {})
  await expect
    .element(screen.getByRole('link', { name: 'Naar projecten' }))
    .toHaveAttribute('href', '/v2/administrations/1/projects')
})

test('who cannot make one reads whom to ask, and is led nowhere', async () => {
  const { screen } = await openForm(<NoProject administrationId={1} mayAdd={false} />, {})
  await expect.element(screen.getByText(/Vraag de hoofdgebruiker/)).toBeVisible()
  expect(screen.getByRole('link').elements()).toHaveLength(0)
})
