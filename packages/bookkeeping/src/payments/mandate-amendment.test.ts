import { expect, test } from 'vitest'
import { amendmentSince, type CollectedBy } from './mandate-amendment.ts'

const by = (changes: Partial<CollectedBy> = {}): CollectedBy => ({
  mandateReference: 'M-1',
  debtorIban: 'NL91ABNA0417164300',
  creditorName: 'Studio Noord',
  creditorIdentifier: 'NL69ZZZ123456780000',
  ...changes,
})
const nothing = {
  originalReference: null,
  originalCreditorName: null,
  originalCreditorIdentifier: null,
  hasNewAccount: false,
}

test('nothing is told before the first collection, or when nothing changed as banks see it', () => {
  expect(amendmentSince(null, by())).toBeNull()
  const alike = by({
    mandateReference: 'm-1',
    debtorIban: 'nl91 abna 0417 1643 00',
    creditorName: 'Stúdio Noord',
    creditorIdentifier: 'NL69 ZZZ 123456780000',
  })
  expect(amendmentSince(by(), alike)).toBeNull()
})

test.each<[string, Partial<CollectedBy>, object]>([
  ['reference', { mandateReference: 'M-2' }, { originalReference: 'M-1' }],
  ['account', { debtorIban: 'NL20INGB0001234567' }, { hasNewAccount: true }],
  ['name of the creditor', { creditorName: 'Studio Zuid' }, { originalCreditorName: 'Studio Noord' }],
  [
    'identifier of the creditor',
    { creditorIdentifier: 'NL32ZZZ876543210000' },
    { originalCreditorIdentifier: 'NL69ZZZ123456780000' },
  ],
])('another %s is told as it was', (_, changes, told) => {
  expect(amendmentSince(by(), by(changes))).toEqual({ ...nothing, ...told })
})

test('a creditor that was not kept is not said to be another', () => {
  expect(amendmentSince(by({ creditorName: null, creditorIdentifier: null }), by())).toBeNull()
})
