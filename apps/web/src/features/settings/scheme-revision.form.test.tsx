import { afterEach, expect, test, vi } from 'vitest'
import { openForm } from '../../testing/open-form.tsx'
import { SchemeRevision } from './scheme-revision.tsx'

afterEach(() => vi.unstubAllGlobals())

const part = {
  assetId: 5,
  name: 'Bus',
  vatCents: 840_000,
  deductedPercent: 100,
  rightPercent: 0,
  nth: 3,
  term: 5,
  cents: 168_000,
  isWaived: false,
}
const year = (year: string) => ({
  year,
  from: `${year}-01-01`,
  lastDay: `${year}-12-31`,
  cents: 168_000,
  parts: [part],
})

test('what goes back is shown by book year from the chosen day, with how it is made and what is not known', async () => {
  const answer = { years: [year('2025'), year('2026')], unknown: [{ assetId: 6, name: 'Winkel' }] }
  const { screen } = await openForm(<SchemeRevision administrationId={1} asked={{ from: '2026-01-01' }} />, {
    '/vat/revision': answer,
  })
  await expect.element(screen.getByText(/Boekjaar 2026: €\s1\.680,00 terug te betalen/)).toBeVisible()
  await expect.element(screen.getByText(/Boekjaar 2025/)).not.toBeInTheDocument()
  await expect.element(screen.getByText(/1\/5 van €\s8\.400,00 btw, jaar 3 van 5/)).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Winkel' }))
    .toHaveAttribute('href', expect.stringMatching(/assets\/6$/))
})

test('without anything to revise that is said', async () => {
  const { screen } = await openForm(<SchemeRevision administrationId={1} asked={{ from: '2026-01-01' }} />, {
    '/vat/revision': { years: [], unknown: [] },
  })
  await expect.element(screen.getByText(/geen btw te herzien/)).toBeVisible()
})
