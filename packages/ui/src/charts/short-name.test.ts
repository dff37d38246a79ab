import { expect, test } from 'vitest'
import { shortName } from './short-name.ts'

test('a name that takes more than a third of a drawing is cut off there, and another stays whole', () => {
  expect(shortName('Kosten', 280)).toBe('Kosten')
  expect(shortName('Stichting Vrienden van het Museum', 280)).toBe('Stichting Vr…')
  expect(shortName('Stichting Vrienden van het Museum', 1000)).toBe('Stichting Vrienden van het Museum')
})

test('no half character is left of a name', () => {
  expect(shortName('🧁🧁🧁🧁', 24)).toBe('🧁…')
})
