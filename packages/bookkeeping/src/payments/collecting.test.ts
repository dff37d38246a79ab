import { expect, test } from 'vitest'
import {
  chooseMandate,
  collectionDayObstacle,
  collectionObstacle,
  earliestCollectionDay,
  mandateObstacle,
  sequenceOf,
  type CollectingMandate,
} from './collecting.ts'
import { codesAfterWhich, returnReason, returnReasonIn } from './return-reasons.ts'

const mandate = (changes: Partial<CollectingMandate> = {}): CollectingMandate => ({
  kind: 'recurring',
  scheme: 'CORE',
  signedOn: '2026-01-15',
  endedOn: null,
  debtorIban: 'NL91ABNA0417164300',
  lastCollectedOn: null,
  ...changes,
})
const item = { kind: 'receivable', openCents: 12_100, isInFile: false } as const

test.each<[string, Partial<CollectingMandate>, string | null]>([
  ['a mandate that stands', {}, null],
  ['one that ended', { endedOn: '2026-11-01' }, 'ended'],
  ['a recurring one that was collected by before', { lastCollectedOn: '2026-10-01' }, null],
  ['a one-off one that was collected by', { kind: 'one_off', lastCollectedOn: '2026-10-01' }, 'used'],
  ['a one-off one that was not', { kind: 'one_off' }, null],
  ['36 months after the last collection', { signedOn: '2020-01-01', lastCollectedOn: '2023-12-07' }, null],
  ['a day later', { signedOn: '2020-01-01', lastCollectedOn: '2023-12-06' }, 'lapsed'],
  ['never collected by in 36 months', { signedOn: '2023-12-06' }, 'lapsed'],
  ['one that its bank does not know', { afterReturn: 'ended' }, 'refused'],
  ['one of an account that was closed', { afterReturn: 'other_account' }, 'other_account'],
  ['an account in Switzerland', { debtorIban: 'CH9300762011623852957' }, 'outside_eea'],
])('%s', (_name, changes, obstacle) => {
  expect(mandateObstacle(mandate(changes), '2026-12-07')).toBe(obstacle)
})

test('an invoice is collected once, while it is open, by a mandate', () => {
  const day = '2026-12-07'
  expect(collectionObstacle(item, mandate(), day)).toBeNull()
  expect(collectionObstacle({ ...item, openCents: 0 }, mandate(), day)).toBe('not_open')
  expect(collectionObstacle({ ...item, openCents: -1 }, mandate(), day)).toBe('not_open')
  expect(collectionObstacle({ ...item, kind: 'payable' }, mandate(), day)).toBe('not_open')
  expect(collectionObstacle({ ...item, isInFile: true }, mandate(), day)).toBe('in_file')
  expect(collectionObstacle(item, null, day)).toBe('no_mandate')
  expect(collectionObstacle(item, mandate({ endedOn: '2026-11-01' }), day)).toBe('ended')
})

test('a mandate that recurs goes first, then the last signed; one that is of no use only when it is alone', () => {
  const old = mandate({ signedOn: '2025-01-01' })
  const young = mandate({ signedOn: '2026-01-01' })
  const once = mandate({ kind: 'one_off', signedOn: '2026-06-01' })
  const ended = mandate({ signedOn: '2026-10-01', endedOn: '2026-11-01' })
  const day = '2026-12-07'
  expect(chooseMandate([old, once, young, ended], day)).toBe(young)
  expect(chooseMandate([ended, once], day)).toBe(once)
  expect(chooseMandate([ended], day)).toBe(ended)
  expect(chooseMandate([], day)).toBeNull()
  expect([sequenceOf(young), sequenceOf(once)]).toEqual(['RCUR', 'OOFF'])
})

test('the bank has a file a banking day before, the debtor the agreed days', () => {
  expect(earliestCollectionDay('2026-11-23', 14)).toBe('2026-12-07')
  expect(earliestCollectionDay('2026-11-24', 11)).toBe('2026-12-07')
  expect(earliestCollectionDay('2026-11-23', 1)).toBe('2026-11-24')
  // Friday: on Saturday and Sunday banks do not settle.
  expect(earliestCollectionDay('2026-11-27', 1)).toBe('2026-11-30')
  // On Saturday a file reaches the bank on Monday.
  expect(earliestCollectionDay('2026-11-28', 1)).toBe('2026-12-01')
  expect(earliestCollectionDay('2026-12-24', 1)).toBe('2026-12-28')
})

test('a day is refused that is too early, too late or one on which banks do not settle', () => {
  expect(collectionDayObstacle('2026-12-07', '2026-11-23', 14)).toBeNull()
  expect(collectionDayObstacle('2026-12-04', '2026-11-23', 14)).toBe('too_early')
  expect(collectionDayObstacle('2026-12-12', '2026-11-23', 14)).toBe('closed')
  expect(collectionDayObstacle('2027-02-23', '2026-11-23', 14)).toBeNull()
  expect(collectionDayObstacle('2027-02-24', '2026-11-23', 14)).toBe('too_late')
})

test('the reason of a return is found in the words of the bank', () => {
  expect(returnReasonIn('STORNO MD06 factuur 2026-0001')).toMatchObject({ code: 'MD06', mandate: 'ask' })
  expect(returnReasonIn('/RTRN/AC04/EREF/KLOPT-1')).toMatchObject({
    code: 'AC04',
    text: 'De rekening is opgeheven',
    mandate: 'other_account',
  })
  expect(returnReasonIn('Reden: cnor')).toMatchObject({ code: 'CNOR', mandate: null })
  expect(returnReasonIn('Factuur MD99, XAM04, AM040')).toBeNull()
  expect(returnReason('MD01')).toMatchObject({ text: 'De bank van de klant kent geen geldige machtiging' })
  expect(returnReason('constructor')).toBeNull()
})

test('after some reasons nothing can be collected by the mandate, after some by its account', () => {
  expect(codesAfterWhich('ended')).toEqual(['AC13', 'MD01', 'MD07'])
  expect(codesAfterWhich('other_account')).toEqual(['AC01', 'AC04'])
  expect(codesAfterWhich('ask')).toEqual(['MD06', 'MS02', 'SL01'])
})
