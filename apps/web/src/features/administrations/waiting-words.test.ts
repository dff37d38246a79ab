import type { OwnBooks } from '@klopt/api-client/contract'
import { expect, test } from 'vitest'
import { waitingIn } from './waiting-words.ts'

const quiet: OwnBooks = {
  administrationId: 1,
  state: 'running',
  periodLabel: '4e kwartaal 2026',
  dueOn: '2027-01-31',
  waitingLines: 0,
  documents: 0,
  openQuestions: 0,
}
const said = (books: Partial<OwnBooks>, today = '2026-10-19') => waitingIn({ ...quiet, ...books }, today).text
const due = { state: 'due', periodLabel: '3e kwartaal 2026', dueOn: '2026-10-31' } as const

test('a return that is due says how long there is, with what else waits', () => {
  expect(said({ ...due, waitingLines: 4 })).toBe('Btw 3e kwartaal: nog 12 dagen · 4 bankregels')
  expect(said(due, '2026-10-30')).toBe('Btw 3e kwartaal: nog 1 dag')
  expect(said(due, '2026-10-31')).toBe('Btw 3e kwartaal: vandaag de laatste dag')
  expect(said({ ...due, state: 'waiting' })).toBe('Btw 3e kwartaal: wacht op akkoord')
  const late = waitingIn({ ...quiet, ...due, state: 'late' }, '2026-11-01')
  expect(late).toEqual({ text: 'Btw 3e kwartaal: 1 dag te laat', isLate: true })
})

test('where no return is due it says what else waits, and is calm without that', () => {
  expect(said({ openQuestions: 1, waitingLines: 1, documents: 2 })).toBe(
    '1 vraag van je boekhouder · 1 bankregel · 2 documenten',
  )
  expect(said({})).toBe('Alles bij · btw 4e kwartaal uiterlijk 31 jan')
  expect(said({ state: 'filed' })).toBe('Alles bij')
  expect(said({ state: 'none', periodLabel: null, dueOn: null })).toBe('Alles bij')
})
