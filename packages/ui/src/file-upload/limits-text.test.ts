import { expect, test } from 'vitest'
import { acceptAttribute, describeLimits } from './limits-text.ts'

test('the rules are said before anybody breaks them', () => {
  expect(describeLimits({})).toBe('Tot 10 MB per bestand, maximaal 10 tegelijk')
  expect(describeLimits({ types: ['png', 'jpg', 'jpeg', 'pdf'], maxFiles: 1, maxSizeMb: 4 })).toBe(
    'Png, jpg of pdf, tot 4 MB',
  )
  expect(describeLimits({ types: ['mt940', 'camt053'], maxFiles: 3 })).toBe(
    'MT940 of CAMT.053, tot 10 MB per bestand, maximaal 3 tegelijk',
  )
})

test('the file dialog offers what can be used, and everything where a bank chose the extension', () => {
  expect(acceptAttribute(['pdf', 'jpg', 'jpeg'])).toBe('.pdf,.jpg,.jpeg')
  expect(acceptAttribute(['camt053', 'xml'])).toBe('.xml')
  expect(acceptAttribute(['mt940', 'csv'])).toBeUndefined()
  expect(acceptAttribute(undefined)).toBeUndefined()
})
