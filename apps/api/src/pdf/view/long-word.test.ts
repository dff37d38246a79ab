import { describe, expect, test } from 'vitest'
import { hasLongWord } from './long-word.ts'

describe('hasLongWord', () => {
  test.each([
    ['a'.repeat(31), false],
    ['a'.repeat(32), true],
    [`${'a'.repeat(31)} ${'a'.repeat(31)}\u0085${'a'.repeat(31)}`, false],
    [`${'a'.repeat(31)}\u200b${'a'.repeat(31)}`, false],
    // No space to Typst, though JavaScript takes it for one.
    [`${'a'.repeat(16)}\ufeff${'a'.repeat(16)}`, true],
    ['🎉'.repeat(31), false],
    ['🎉'.repeat(32), true],
  ])('counts the signs between two spaces: %j', (text, expected) => {
    expect(hasLongWord(text)).toBe(expected)
  })

  test('looks at every text in a value', () => {
    expect(hasLongWord({ a: [null, 1, { b: `x ${'y'.repeat(40)}` }] })).toBe(true)
    expect(hasLongWord({ a: [null, 1, { b: 'x' }], c: true })).toBe(false)
  })
})
