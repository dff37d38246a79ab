import { describe, expect, it } from 'vitest'
import { findNumbers, isConvincing, isExact, numberParts } from './document-numbers.ts'

/** Whether a document number is found in a text, convincingly. */
function isIn(number: string, text: string): boolean {
  const parts = numberParts(number)
  if (parts === null) return false
  return findNumbers(text).some((found) => found.core === parts.core && isConvincing(parts, found))
}

describe('document numbers in texts', () => {
  it.each([
    '2026-0091',
    '20260091',
    '2026/0091',
    '2026 0091',
    '2026.0091',
    'Factuur 2026-0091, bedankt',
    'FACTUURNR:20260091/KLANT 12',
    '2026-\r\n0091',
    '2026-00\n91 betaling',
    '2026-0 091',
    'Ref. F2026-0091 van 20-11-2026',
    '1e termijn 2026-0091',
  ])('finds 2026-0091 in %j', (text) => {
    expect(isIn('2026-0091', text)).toBe(true)
  })

  it.each([
    'NL91INGB0202600910',
    '120260091',
    '202600910',
    '3120260091234',
    '2026-00911',
    '2026',
    '0091',
    '2026 en 0091',
    '2026-0092',
    '',
  ])('does not find 2026-0091 in %j', (text) => {
    expect(isIn('2026-0091', text)).toBe(false)
  })

  it('needs a word before a short number or a year', () => {
    expect(isIn('12', '12 stuks')).toBe(false)
    expect(isIn('12', 'factuur 12')).toBe(true)
    expect(isIn('12', 'Factuurnr. 12')).toBe(true)
    expect(isIn('F12', 'F12')).toBe(true)
    expect(isIn('F12', 'F 12')).toBe(true)
    expect(isIn('F12', 'kamer 12')).toBe(false)
    expect(isIn('2026', 'huur december 2026')).toBe(false)
    expect(isIn('2026', 'factuur 2026')).toBe(true)
  })

  it('keeps letters inside a number together with their digits', () => {
    expect(isIn('26A0014', 'betaling 26A0014')).toBe(true)
    expect(isIn('26A0014', 'betaling 26-A-0014')).toBe(true)
    expect(isIn('26A0014', 'betaling 26B0014')).toBe(false)
    expect(isIn('260014', 'betaling 26A0014')).toBe(false)
  })

  it('tells series apart by their letters', () => {
    const invoice = numberParts('F2026-0091')
    const credit = numberParts('CR2026-0091')
    const [found] = findNumbers('CR2026-0091').filter(({ core }) => core === '20260091')
    expect(invoice && found && isExact(invoice, found)).toBe(false)
    expect(credit && found && isExact(credit, found)).toBe(true)
  })

  it('knows that a number without digits cannot be found', () => {
    expect(numberParts('concept')).toBeNull()
  })
})
