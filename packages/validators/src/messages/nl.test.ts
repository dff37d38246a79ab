import { expect, test } from 'vitest'
import * as checks from '../index.ts'
import type { Refused } from '../index.ts'
import { nl } from './nl.ts'

const file = { name: 'a.exe', size: 3 * 1024 * 1024 }

/** One of each thing the checks say, and the variants of those that count. */
const outcomes = [
  checks.atLeast(1, 2.5),
  checks.atMost(9, 2),
  checks.bsn('1'),
  checks.creditorIdentifier('1'),
  checks.documentNumber('1'),
  checks.email('1'),
  checks.exactLength('ab', 1),
  checks.exactLength('ab', 3),
  checks.greaterThan(1, 2),
  checks.iban('1'),
  checks.inFuture('2026-01-01', '2026-01-02'),
  checks.integer(0.5),
  checks.isoDate('1'),
  checks.kvkNumber('1'),
  checks.lessThan(2, 1.5),
  checks.minimumLength('', 1),
  checks.minimumLength('', 2),
  checks.notBefore('2026-01-01', '2026-02-03'),
  checks.notInFuture('2026-01-03', '2026-01-02'),
  checks.notZero(0),
  checks.oin('1'),
  checks.password('1'),
  checks.passwordRepeat('1', '2'),
  checks.phone('1'),
  checks.postcode('1'),
  checks.recoveryCode('1'),
  checks.required(''),
  checks.rsin('1'),
  checks.turnoverTaxNumber('1'),
  checks.twoFactorCode('1'),
  checks.upload([]),
  checks.upload([], { maxFiles: 1 }),
  checks.upload([file], { maxSizeMb: 2.5 }),
  checks.upload([file, file], { maxSizeMb: 2.5 }),
  checks.upload([file, file], { maxFiles: 1 }),
  checks.upload([file, file, file], { maxFiles: 2 }),
  checks.upload([file], { types: ['pdf', 'plain'] }),
  checks.upload([file], { types: ['pdf'] }),
  checks.upload([file, file], { types: ['pdf'] }),
  checks.vatNumber('GB1'),
  checks.vatNumber('NL1'),
  checks.vatNumberNl('1'),
  checks.website('1'),
]
const refused = outcomes.filter((outcome): outcome is Refused => !outcome.ok)

test.each(refused)('the Dutch catalogue says of $code what the check says', (said) => {
  expect(checks.messageIn(said, nl)).toBe(said.message)
})

test('each message of the catalogue is among them', () => {
  expect(refused).toHaveLength(outcomes.length)
  expect([...new Set(refused.map(({ code }) => code))].toSorted()).toEqual(Object.keys(nl).toSorted())
})
