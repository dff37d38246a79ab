import { expect, test } from 'vitest'
import { initials } from './initials.ts'

test.each([
  ['Eva van Dijk', 'ED'],
  ['Studio Noord', 'SN'],
  ['KPN', 'K'],
  ['Van Rijn B.V.', 'RV'],
  ['De', 'D'],
  ["Bakkerij 't Stoepje", 'BS'],
  ['  élise   öztürk ', 'ÉÖ'],
  ['𝒜', '𝒜'],
  ['2e Hands', '2H'],
  ['--', ''],
  ['', ''],
])('%s is %s', (name, expected) => {
  expect(initials(name)).toBe(expected)
})
