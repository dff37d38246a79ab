import { expect, test } from 'vitest'
import { instantText, savedAtText } from './times.ts'

const at = Date.UTC(2026, 10, 20, 13, 2)

test('the time of a save is told in Amsterdam, with the day when it was another', () => {
  expect(savedAtText(at, '2026-11-20')).toBe('bewaard om 14:02')
  expect(savedAtText(at, '2026-11-21')).toBe('bewaard op 20 nov 2026 om 14:02')
})

test('an instant is told by its day in Amsterdam', () => {
  expect(instantText(Date.UTC(2026, 10, 20, 23, 30) / 1000)).toBe('21 nov 2026, 00:30')
})
