import { expect, test } from 'vitest'
import { splitFields } from './split-fields.ts'

test('half a million fields are read, and not one more', () => {
  const most = ':20:\n'.repeat(500_000)
  expect(splitFields(most)).toHaveLength(500_000)
  expect(() => splitFields(`${most}:20:\n`)).toThrow('te veel regels')
})
