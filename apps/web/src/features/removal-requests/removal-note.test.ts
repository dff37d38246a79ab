import { expect, test } from 'vitest'
import { removalNoteOf } from './removal-note.ts'

test('a request has its day in Amsterdam, or is being processed', () => {
  // 23:30 on 30 November in UTC is 1 December in Amsterdam.
  expect(removalNoteOf({ readyForRemovalAt: Date.UTC(2026, 10, 30, 23, 30) / 1000 })).toBe(
    'Wordt verwijderd vanaf 1 december 2026',
  )
  expect(removalNoteOf({ readyForRemovalAt: null })).toBe('Een verwijderverzoek wordt verwerkt')
})
