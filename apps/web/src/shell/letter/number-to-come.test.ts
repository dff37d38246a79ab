import { expect, test } from 'vitest'
import { withNumber, withVariable, type NumberToCome } from './number-to-come.ts'

const toCome: NumberToCome = { name: 'factuurnummer', label: 'Factuurnummer', value: '2026-0042' }

test('a text is shown with the number to come, and sent with its variable', () => {
  const written = 'Factuur {{factuurnummer}} van Studio Noord ({{ factuurnummer }})'
  const shown = withNumber(written, toCome)
  expect(shown).toBe('Factuur 2026-0042 van Studio Noord (2026-0042)')
  expect(withVariable(shown, toCome)).toBe('Factuur {{factuurnummer}} van Studio Noord ({{factuurnummer}})')
  expect(withVariable('2026-0042.', toCome)).toBe('{{factuurnummer}}.')
})

test.each(['Offerte 12026-0042', '2026-00421', 'x2026-0042', '2026-0042-1', '1.2026-0042', '2026-0042,50'])(
  'what only holds the number, such as %s, stays as it is',
  (text) => {
    expect(withVariable(text, toCome)).toBe(text)
  },
)

test('a number with signs of its own is taken as it stands', () => {
  const odd = { ...toCome, value: 'F.42+$&' }
  expect(withNumber('Nr {{factuurnummer}}', odd)).toBe('Nr F.42+$&')
  expect(withVariable('Nr F.42+$& en Fx42', odd)).toBe('Nr {{factuurnummer}} en Fx42')
})
