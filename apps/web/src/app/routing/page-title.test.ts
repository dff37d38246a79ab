import { expect, test } from 'vitest'
import { titleOf } from './page-title.ts'

test('the title names the page, with what a feature adds behind it', () => {
  expect(titleOf({ page: 'Facturen', addition: '' })).toBe('Facturen - Klopt')
  expect(titleOf({ page: 'Facturen', addition: '01:05' })).toBe('Facturen - Klopt 01:05')
})
