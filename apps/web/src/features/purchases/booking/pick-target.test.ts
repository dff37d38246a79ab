import { expect, test } from 'vitest'
import { emptyDraft, newLine } from './draft.ts'
import { isRemembered, lineAccountField, lineAmountField, lineField, supplierField, type FieldName } from './fields.ts'
import { pickTargetOf, pickTypesOf } from './pick-target.ts'

const line = newLine()
const draft = { ...emptyDraft(), lines: [newLine(), line] }

test.each<[FieldName, ReturnType<typeof pickTargetOf>, readonly string[]]>([
  ['number', { of: 'invoice', field: 'number' }, ['INVOICE_NUMBER']],
  ['dueDate', { of: 'invoice', field: 'dueDate' }, ['DATE', 'NR_OF_DAYS']],
  [lineAmountField(line.key), { of: 'line', key: line.key }, ['AMOUNT']],
  [lineAmountField('of a line that is gone'), null, []],
  [lineField(line.key), null, []],
  [lineAccountField(line.key), null, []],
  [supplierField('iban'), { of: 'supplier', part: 'iban' }, ['IBAN']],
  [supplierField('city'), { of: 'supplier', part: 'city' }, []],
  ['supplier', null, []],
])('%s is filled with %j: the document offers %j', (field, target, types) => {
  expect(pickTargetOf(field, draft)).toEqual(target)
  expect(pickTypesOf(target)).toEqual(types)
})

test('where nobody is in a field nothing is filled', () => {
  expect(pickTypesOf(pickTargetOf(null, draft))).toEqual([])
})

test('the place of what belongs to the invoice is remembered, that of a supplier is not', () => {
  expect(isRemembered('grossCents')).toBe(true)
  expect(isRemembered(supplierField('iban'))).toBe(false)
})
