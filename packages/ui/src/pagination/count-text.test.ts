import { expect, test } from 'vitest'
import { countText } from './count-text.ts'

test('says what of a list is shown, with Dutch figures', () => {
  const totalCount = undefined
  const itemsName = 'facturen'
  expect(countText({ shownCount: 50, totalCount: 1_240, itemsName })).toBe('50 van 1.240 facturen')
  expect(countText({ shownCount: 50, totalCount, itemsName })).toBe('50 facturen')
  expect(countText({ firstShown: 51, shownCount: 50, totalCount, itemsName: undefined })).toBe('51 tot en met 100')
  expect(countText({ shownCount: 0, totalCount, itemsName })).toBe('Geen facturen')
})
