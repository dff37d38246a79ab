import { afterEach, expect, test, vi } from 'vitest'
import { openForm } from '../../testing/open-form.tsx'
import { OpeningScreen } from './opening-screen.tsx'

afterEach(() => vi.unstubAllGlobals())

const open = (firstEntryDate: string | null) =>
  openForm(
    <OpeningScreen
      administrationId={1}
      accounts={[]}
      opening={{ current: null, proposedStartDate: '2026-01-01', firstEntryDate }}
      onSaved={() => {}}
    />,
    {},
  )

test('entries of before the first day are told before the press, since they count beside the opening balance', async () => {
  const { screen } = await open('2025-11-03')
  await expect.element(screen.getByText(/De eerste is van 3 november 2025/)).toBeVisible()
})

test('nothing is said of entries from the first day on', async () => {
  const { screen } = await open('2026-01-01')
  await expect.element(screen.getByRole('button', { name: 'Beginbalans boeken' })).toBeVisible()
  expect(screen.getByText('Er staan al eerdere boekingen').elements()).toEqual([])
})
