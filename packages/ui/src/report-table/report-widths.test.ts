import { expect, test } from 'vitest'
import { namesWidthOf } from './report-widths.ts'
import type { ReportLine } from './report-types.ts'

const line = (label: string, leaves: ReportLine['leaves'] = []): ReportLine => ({
  id: label,
  label,
  level: 'group',
  figures: {},
  leaves,
})

test('names are as wide as their longest word, with the number before that of an account', () => {
  const short = namesWidthOf([line('Gestort en opgenomen')])
  const leaf = { id: '0510', code: '0510', label: 'Privéstortingen', figures: {} }
  // 'Privéstortingen' of 94 px begins 83 px in.
  expect(namesWidthOf([line('Gestort en opgenomen', [leaf])])).toBeGreaterThanOrEqual(41 + 42 + 94)
  expect(namesWidthOf([line('Gestort en opgenomen', [leaf])], new Set())).toBe(short)
  expect(short).toBeLessThan(160)
  expect(namesWidthOf([])).toBe(3)
})
