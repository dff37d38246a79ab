import { expect, test } from 'vitest'
import { damaged } from './refusal.ts'

test('what is damaged says on which line it stands, where that is known', () => {
  expect(damaged('het bedrag "x"', 4).message).toContain('het bedrag "x" op regel 4 is niet te lezen')
  expect(damaged('het bedrag "x"').message).toContain('het bedrag "x" is niet te lezen')
})
