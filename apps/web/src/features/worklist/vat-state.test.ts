import type { WorklistClient } from '@klopt/api-client/contract'
import { expect, test } from 'vitest'
import { groupOf, vatStateDetail, vatStateLabel } from './vat-state.tsx'
import { placeOf, underName, waitingText, withValues, worklistColumns } from './worklist-columns.tsx'

const row: WorklistClient = {
  id: 7,
  companyName: 'Café De Hoek',
  city: 'Haarlem',
  legalForm: 'zzp',
  state: 'due',
  periodLabel: '3e kwartaal 2026',
  dueOn: '2026-10-31',
  filedOn: null,
  waitingLines: 0,
  documents: 0,
  lastStatementOn: null,
  latePeriods: 0,
  icpLabel: null,
  icpDueOn: null,
  correctionDueOn: null,
  redChecks: 0,
  openYear: null,
  approval: null,
  openQuestions: 0,
  answeredQuestions: 0,
  changes: null,
  manager: null,
  isBeingUpdated: false,
}

test('beside the state stands how late it is, when it was filed, and what to look at first', () => {
  expect(vatStateDetail(row, '2026-10-20')).toBeNull()
  expect(vatStateDetail({ ...row, state: 'late' }, '2026-11-01')).toBe('1 dag')
  expect(vatStateDetail({ ...row, state: 'late', redChecks: 3 }, '2026-11-22')).toBe('22 dagen, 3 controles open')
  expect(vatStateDetail({ ...row, state: 'late', approval: 'asked' }, '2026-11-01')).toBe('1 dag te laat')
  expect(vatStateDetail({ ...row, state: 'filed', filedOn: '2026-10-18' }, '2026-10-20')).toBe('18 okt')
  expect(vatStateDetail({ ...row, redChecks: 1, latePeriods: 1 }, '2026-10-20')).toBe('1 controle open, late btw')
})

test('what is late says whom it waits for', () => {
  expect(vatStateLabel({ ...row, state: 'late' })).toBe('Te laat')
  expect(vatStateLabel({ ...row, state: 'late', approval: 'asked' })).toBe('Wacht op klant')
  expect(vatStateLabel({ ...row, state: 'late', approval: 'approved' })).toBe('Akkoord')
  expect(vatStateLabel({ ...row, state: 'filed', approval: 'approved' })).toBe('Ingediend')
})

test('what no client has anything of has no column, but for the one that is sorted by', () => {
  const shown = (rows: readonly WorklistClient[], sort?: string) =>
    withValues(worklistColumns('2026-10-20'), rows, sort).map(({ id }) => id)
  expect(shown([row])).toEqual([
    'companyName',
    'dueOn',
    'state',
    'lastStatementOn',
    'waitingLines',
    'documents',
    'questions',
    'manager',
  ])
  expect(shown([row, { ...row, redChecks: 1 }])).toContain('redChecks')
  expect(shown([{ ...row, icpDueOn: '2026-10-31' }])).toContain('further')
  expect(shown([{ ...row, correctionDueOn: '2026-10-31' }])).toContain('further')
  expect(shown([row], '-openYear')).toContain('openYear')
})

test('a head says how many clients stand under it once all of them are there', () => {
  const other = { ...row, id: 8, state: 'late' as const }
  expect(groupOf(row, '2026-10-30', [row, other, row]).count).toBe('2 klanten')
  expect(groupOf(other, '2026-10-30', [row, other]).count).toBe('1 klant')
  expect(groupOf(row, '2026-10-30').count).toBeUndefined()
})

test('clients stand together by the day they have to file; those that are too late are one group', () => {
  expect(groupOf({ ...row, state: 'late' }, '2026-11-22').key).toBe('late')
  expect(groupOf(row, '2026-10-30')).toEqual({ key: '2026-10-31', name: 'Uiterlijk 31 okt 2026', detail: 'nog 1 dag' })
  expect(groupOf(row, '2026-10-31').detail).toBe('vandaag')
  expect(groupOf({ ...row, state: 'none', dueOn: null }, '2026-10-31')).toEqual({ key: 'none', name: 'Geen aangifte' })
})

test('where a client is and what kind of business it is stand under its name', () => {
  expect(placeOf(row)).toBe('Haarlem · zzp')
  expect(placeOf({ city: '', legalForm: 'bv' })).toBe('bv')
})

test('what others did stands there too, and instead of it that the figures are of a moment ago', () => {
  expect(underName({ ...row, changes: 3 })).toBe('Haarlem · zzp · 3 wijzigingen')
  expect(underName({ ...row, changes: 1 })).toBe('Haarlem · zzp · 1 wijziging')
  expect(underName({ ...row, changes: 3, isBeingUpdated: true })).toBe('Haarlem · zzp · wordt bijgewerkt')
})

test('on a phone the card says of which period it is and what waits: questions, bank lines, documents, and what is due', () => {
  const today = '2026-10-20'
  expect(waitingText({ ...row, openQuestions: 2, waitingLines: 3, documents: 1 }, today)).toBe(
    '3e kwartaal · 2 vragen open · 3 bankregels · 1 document',
  )
  expect(waitingText({ ...row, openQuestions: 1, answeredQuestions: 1, waitingLines: 1, documents: 2 }, today)).toBe(
    '3e kwartaal · 1 antwoord · 1 bankregel · 2 documenten',
  )
  expect(waitingText({ ...row, icpDueOn: '2026-10-31', redChecks: 1 }, today)).toBe(
    '3e kwartaal · ICP uiterlijk 31 okt · 1 controle open',
  )
  // Nothing to process is not said.
  expect(waitingText(row, today)).toBe('3e kwartaal')
})
