import { afterEach, expect, test, vi } from 'vitest'
import { openForm } from '../../testing/open-form.tsx'
import { RemovalBanner } from './removal-banner.tsx'

afterEach(() => vi.unstubAllGlobals())

const december = Date.UTC(2026, 11, 17, 11) / 1000
const open = (administrationId: number) =>
  openForm(<RemovalBanner administrationId={administrationId} />, {
    '/administration-removal-requests': [{ administrationId: 1, readyForRemovalAt: december }],
  })

test('an administration that was asked to be removed says from when, and leads to the request', async () => {
  const { screen } = await open(1)
  await expect.element(screen.getByText('Wordt verwijderd vanaf 17 december 2026')).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Verzoek bekijken' }))
    .toHaveAttribute('href', expect.stringMatching(/\/administrations\/1\/removal-requests$/))
})

test('of another administration nothing is said', async () => {
  const { screen } = await open(2)
  await expect.poll(() => vi.mocked(fetch)).toBeDefined()
  await expect.element(screen.getByText(/Wordt verwijderd/)).not.toBeInTheDocument()
})
