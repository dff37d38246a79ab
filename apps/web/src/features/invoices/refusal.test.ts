import { expect, test } from 'vitest'
import { emptyLine, type Draft } from '../../shared/selling/draft.ts'
import { aDraft } from '../../testing/a-draft.ts'
import {
  asRefusal,
  conflictsOf,
  INCOMPLETE,
  NO_CONTACT,
  NO_LINES,
  problemsOf,
  unresolved,
  type Refusal,
} from './refusal.ts'

const blank = aDraft()
const filled: Draft = { ...blank, contactId: 3, lines: [{ ...emptyLine('sale_high'), description: 'Werk' }] }
const refusal = (fields: Record<string, string>): Refusal => ({ fields, message: INCOMPLETE })

test('what misses is no longer asked for once it is there', () => {
  const missing = refusal({ contactId: NO_CONTACT, lines: NO_LINES })
  expect(unresolved(missing, blank, blank, {})).toEqual(missing)
  expect(unresolved(missing, blank, { ...blank, contactId: 3 }, {})?.fields).toEqual({ lines: NO_LINES })
  expect(unresolved(missing, blank, filled, {})).toBeNull()
})

test('what the server refuses of a contact and of lines that are there stays until they are others', () => {
  const wrong = refusal({ contactId: 'Een creditfactuur is voor dezelfde relatie', lines: 'Nul euro' })
  expect(unresolved(wrong, filled, filled, {})).toEqual(wrong)
  expect(unresolved(wrong, filled, { ...filled, lines: filled.lines.map((line) => ({ ...line })) }, {})).toEqual(wrong)
  const lines = filled.lines.map((line) => ({ ...line, unitPrice: '10' }))
  expect(unresolved(wrong, filled, { ...filled, contactId: 4, lines }, {})).toBeNull()
})

test('what does not fit a customer is no longer said once the lines have another VAT code', () => {
  const wrong = refusal({ 'buyer.vatId': 'Voor een klant met een btw-id uit een ander EU-land' })
  const priced = { ...filled, lines: filled.lines.map((line) => ({ ...line, unitPrice: '10' })) }
  expect(unresolved(wrong, filled, priced, {})).toEqual(wrong)
  const recoded = { ...filled, lines: filled.lines.map((line) => ({ ...line, vatCode: 'sale_low' as const })) }
  expect(unresolved(wrong, filled, recoded, {})).toBeNull()
})

test('a sentence about no field stays', () => {
  expect(unresolved({ fields: {}, message: 'Dat kan nu niet' }, blank, filled, {})).not.toBeNull()
})

test('a refusal is said at the contact and at the first line', () => {
  expect(problemsOf(refusal({ contactId: NO_CONTACT, lines: NO_LINES, 'seller.vatId': 'Vul in' }))).toEqual({
    contactId: NO_CONTACT,
    'lines.0.description': NO_LINES,
  })
  expect(problemsOf(refusal({}))).toEqual({})
})

test('the general sentence of the server gives way where it says what is wrong with fields of the draft', () => {
  const general = 'Controleer de velden'
  expect(asRefusal({ fields: { lines: 'Nul euro' }, message: general }).message).toBe(INCOMPLETE)
  expect(asRefusal({ fields: { 'seller.vatId': 'Vul in' }, message: general }).message).toBe(general)
})

test('what does not fit a customer is told before it is refused, at where it would be refused', () => {
  const totals = { vat: [{ vatCode: 'sale_export', ratePercent: '0', baseCents: 100, vatCents: 0 }] }
  const conflicts = conflictsOf({ kind: 'company', country: 'NL', vatNumber: null }, totals)
  expect(conflicts && Object.keys(conflicts.fields)).toEqual(['buyer.country'])
  expect(conflictsOf({ kind: 'company', country: 'US', vatNumber: null }, totals)).toBeNull()
  expect(conflictsOf(null, totals)).toBeNull()
})
