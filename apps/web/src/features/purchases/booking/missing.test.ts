import { ApiError } from '@klopt/api-client'
import { expect, test } from 'vitest'
import { emptyDraft, newLine, type BookingDraft, type PurchaseVatCode } from './draft.ts'
import { errorsOf, hasPlace, missingIn } from './missing.ts'
import { inputOf } from './wire.ts'

const refused = (path: string) =>
  new ApiError({ code: 90001, status: 400, message: 'Klopt niet', fields: { [path]: 'Fout' } })

test.each([
  ['number', 'number'],
  ['lines.0.accountId', 'account'],
  ['statedVat.0.vatCents', 'vatCents'],
])('an error of the server at %s stands at its field', (path, field) => {
  expect(errorsOf(refused(path), emptyDraft())).toEqual({ [field]: 'Fout' })
  expect(hasPlace(refused(path), emptyDraft())).toBe(true)
})

test.each(['picks.0.vertices', 'documentId', 'content'])(
  'an error at %s, which the form does not have, is told as a whole',
  (path) => {
    expect(hasPlace(refused(path), emptyDraft())).toBe(false)
  },
)

test('VAT of another country needs its country and an amount, where a line without VAT can have it', () => {
  const draft = (foreignVat: BookingDraft['foreignVat'], vatCode: PurchaseVatCode = 'purchase_none'): BookingDraft => ({
    ...emptyDraft(),
    invoiceDate: '2026-05-20',
    lines: [{ ...newLine(), vatCode }],
    foreignVat,
  })
  const wrong = (given: BookingDraft) => missingIn(given, '2026-05-20').foreignVat
  const kept = (given: BookingDraft) => inputOf(given, null, '2026-05-20')?.foreignVat
  const whole = { country: 'DE', vatCents: 1900 }
  expect([wrong(draft(whole)), kept(draft(whole))]).toEqual([undefined, whole])
  expect([wrong(draft(null)), kept(draft(null))]).toEqual([undefined, null])
  for (const half of [
    { ...whole, country: null },
    { ...whole, vatCents: null },
    { ...whole, vatCents: -1900 },
  ]) {
    expect(wrong(draft(half))).toEqual(expect.any(String))
    expect(kept(draft(half))).toBeNull()
  }
  // Its field is gone with the code, and it stops nobody.
  const deducted = draft({ ...whole, country: null }, 'purchase_high')
  expect([wrong(deducted), kept(draft(whole, 'purchase_high'))]).toEqual([undefined, null])
})
