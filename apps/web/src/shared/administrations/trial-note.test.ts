import { expect, test } from 'vitest'
import { trialNoteOf } from './trial-note.ts'

const trial = (end: string | null) => ({
  type: 'TRIAL' as const,
  current_period: end === null ? null : { end },
  active_component: null,
})

test.each([
  [null, 'Proefabonnement is verlopen'],
  ['2026-11-20', 'Proefabonnement is verlopen'],
  ['2026-11-21', 'Proefabonnement verloopt vandaag'],
  ['2026-11-22', 'Proefabonnement verloopt morgen'],
  ['2026-11-23', 'Proefabonnement verloopt over 2 dagen'],
  ['2026-12-20', 'Proefabonnement verloopt over 29 dagen'],
  ['2026-12-21', null],
])('a trial until %s is described as %s on 21 November', (end, note) => {
  expect(trialNoteOf(trial(end), '2026-11-21')).toBe(note)
})

test('only a trial has a note', () => {
  expect(trialNoteOf({ ...trial(null), type: 'ZZP' }, '2026-11-21')).toBe(null)
})

test.each([
  ['2027-03-28', '2027-03-27', 'morgen'],
  ['2027-03-28', '2027-03-28', 'vandaag'],
  ['2026-10-25', '2026-10-24', 'morgen'],
  ['2026-10-26', '2026-10-24', 'over 2 dagen'],
  ['2028-02-29', '2028-02-28', 'morgen'],
  ['2028-03-01', '2028-02-28', 'over 2 dagen'],
  ['2027-03-01', '2027-02-28', 'morgen'],
])('days of 23 or 25 hours and 29 February are days: until %s it reads on %s that it ends %s', (end, today, when) => {
  expect(trialNoteOf(trial(end), today)).toBe(`Proefabonnement verloopt ${when}`)
})
