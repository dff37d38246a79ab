import { expect, test } from 'vitest'
import { exportsOf } from './exports-of.ts'

const exports = [{ label: 'CSV downloaden', onSelect: () => undefined }]

test('of an empty list there is no file, and it is said why', () => {
  expect(exportsOf(exports, false)).toBe(exports)
  expect(exportsOf(exports, true)).toMatchObject([
    { label: 'CSV downloaden', disabled: true, hint: 'niets in de lijst' },
  ])
})
