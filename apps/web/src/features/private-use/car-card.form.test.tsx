import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { openForm } from '../../testing/open-form.tsx'
import { CarCard } from './car-card.tsx'

afterEach(() => vi.unstubAllGlobals())

test('an amount below zero is said at its field, and nothing is reckoned with it', async () => {
  const { screen } = await openForm(<CarCard year={2026} onPrepare={() => undefined} isPending={false} />, {})
  const price = screen.getByLabelText('Cataloguswaarde', { exact: true })
  await price.fill('-5')
  await userEvent.tab()
  await expect.element(price).toHaveAccessibleDescription(expect.stringContaining('0 of meer'))
  await expect.element(screen.getByRole('button', { name: 'Boeking klaarzetten' })).not.toBeInTheDocument()
  // 2.7% of 45,000.
  await price.fill('45000')
  await expect.element(screen.getByText('1.215,00', { exact: false }).first()).toBeVisible()
})
