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
