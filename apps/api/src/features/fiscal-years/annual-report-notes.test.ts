import { expect, test } from 'vitest'
import { assetNotes } from './annual-report-notes.ts'

const YEAR_2025 = { from: '2025-01-01', to: '2025-12-31' }
const laptop = { costCents: 199_900, addedCents: 199_900 }

test('a year in which something was bought says which investments count, its amounts and what private use does', () => {
  expect(assetNotes([laptop], YEAR_2025)).toEqual([
    expect.stringContaining('artikel 3.41 en 3.45 Wet IB 2001'),
    expect.stringMatching(/^KIA 2025 \(artikel 3\.41 Wet IB 2001.*70\.602 28%/),
    expect.stringContaining('artikel 3.14'),
  ])
})

test('what came into use before, or costs less than 450, leaves the note of private use alone', () => {
  const ofBefore = { costCents: 199_900, addedCents: 0 }
  expect(assetNotes([ofBefore], YEAR_2025)).toEqual([expect.stringContaining('artikel 3.14')])
  expect(assetNotes([{ costCents: 44_999, addedCents: 44_999 }], YEAR_2025)).toHaveLength(1)
  expect(assetNotes([], YEAR_2025)).toEqual([])
})

test('a fiscal year that is no calendar year has no amounts', () => {
  const [, amounts] = assetNotes([laptop], { from: '2024-07-01', to: '2025-06-30' })
  expect(amounts).toContain('geen kalenderjaar')
})
