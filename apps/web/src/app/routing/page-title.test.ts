import { expect, test } from 'vitest'
import { titleOf } from './page-title.ts'

test('the title names the page, and how long the timer runs while it does', () => {
  expect(titleOf('Facturen', '')).toBe('Facturen - Klopt')
  expect(titleOf('Facturen', '01:05')).toBe('Facturen - Klopt 01:05')
})
