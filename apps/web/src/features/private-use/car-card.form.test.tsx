import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { openForm } from '../../testing/open-form.tsx'
import { CarCard } from './car-card.tsx'

afterEach(() => vi.unstubAllGlobals())

test('an amount below zero is said at its field, and nothing is reckoned with it', async () => {
  const prepare = vi.fn<(cents: number) => void>()
  const { screen } = await openForm(<CarCard year={2026} onPrepare={prepare} isPending={false} />, {})
  const price = screen.getByLabelText('Cataloguswaarde', { exact: true })
  await price.fill('-5')
  await userEvent.tab()
  await expect.element(price).toHaveAccessibleDescription(expect.stringContaining('0 of meer'))
  await screen.getByRole('button', { name: 'Boeking klaarzetten' }).click()
  expect(prepare).not.toHaveBeenCalled()
  // 2.7% of 45,000.
  await price.fill('45000')
  await expect.element(screen.getByText('1.215,00', { exact: false }).first()).toBeVisible()
})

// A fifth of 5,000 and 500 of the year; 4,000 of 20,000 kilometres: 1,500 x 1/5 = 300.
test('kept trips take their share of what was deducted, and private kilometres are never more than all', async () => {
  const prepare = vi.fn<(cents: number) => void>()
  const { screen } = await openForm(<CarCard year={2026} onPrepare={prepare} isPending={false} />, {})
  await screen.getByRole('radio', { name: 'Bijgehouden ritten' }).click()
  await screen.getByLabelText('Afgetrokken btw in 2026').fill('500')
  await screen.getByLabelText('Afgetrokken btw bij aankoop').fill('5000')
  const privately = screen.getByLabelText('Privékilometers', { exact: true })
  await privately.fill('4000')
  await screen.getByLabelText('Alle kilometers').fill('3000')
  await expect.element(privately).toHaveAccessibleDescription(expect.stringContaining('Niet meer dan alle kilometers'))
  await screen.getByRole('button', { name: 'Boeking klaarzetten' }).click()
  expect(prepare).not.toHaveBeenCalled()
  await screen.getByLabelText('Alle kilometers').fill('20000')
  await expect.element(screen.getByText('4000 van 20000 kilometer', { exact: false })).toBeVisible()
  await expect.element(screen.getByText('300,00', { exact: false }).first()).toBeVisible()
})

test('an entry that is asked for before anything is filled in says at its field what is missing, and goes there', async () => {
  const prepare = vi.fn<(cents: number) => void>()
  const { screen } = await openForm(<CarCard year={2026} onPrepare={prepare} isPending={false} />, {})
  const price = screen.getByLabelText('Cataloguswaarde', { exact: true })
  await expect.element(price).toBeValid()
  await screen.getByRole('button', { name: 'Boeking klaarzetten' }).click()
  await expect.element(price).toHaveAccessibleDescription(expect.stringContaining('Vul de cataloguswaarde in'))
  await expect.element(price).toHaveFocus()
  await price.fill('45000')
  await userEvent.tab()
  await screen.getByRole('button', { name: 'Boeking klaarzetten' }).click()
  expect(prepare).toHaveBeenCalledWith(121_500)
})
