import fc from 'fast-check'
import { expect, test } from 'vitest'
import { documentNumber, drivingLicenceNumber, travelDocumentNumber } from './document-number.ts'
import { asTyped, charactersOf, digits, withStranger } from './testing/arbitraries.ts'

const LETTERS = 'ABCDEFGHIJKLMNPQRSTUVWXYZ'
const travel = fc
  .tuple(charactersOf(LETTERS, 2), charactersOf(`${LETTERS}0123456789`, 6), digits(1))
  .map((parts) => parts.join(''))

test('accepts driving licences and travel documents as they are typed, each by its own check', () => {
  fc.assert(
    fc.property(asTyped(digits(10)), asTyped(travel), (licence, document) => {
      expect(documentNumber(licence.typed)).toEqual({ ok: true, value: licence.text })
      expect(documentNumber(document.typed)).toEqual({ ok: true, value: document.text })
      expect(drivingLicenceNumber(licence.typed)).toEqual({ ok: true, value: licence.text })
      expect(travelDocumentNumber(document.typed)).toEqual({ ok: true, value: document.text })
      expect(drivingLicenceNumber(document.typed).ok).toBe(false)
      expect(travelDocumentNumber(licence.typed).ok).toBe(false)
    }),
  )
})

test.each([
  '',
  '123456789',
  '12345678901',
  'AO1234561',
  'AB12O4561',
  'A11234561',
  'AB123456A',
  'AB_234561',
  'AB12345611',
  7,
])('refuses %j', (input) => {
  expect(documentNumber(input)).toMatchObject({
    ok: false,
    reason: 'format',
    message: 'Vul een geldig documentnummer in',
  })
})

test('refuses characters that do not belong', () => {
  fc.assert(
    fc.property(withStranger(fc.oneof(travel, digits(10))), (text) => {
      expect(documentNumber(text).ok).toBe(false)
    }),
  )
})
