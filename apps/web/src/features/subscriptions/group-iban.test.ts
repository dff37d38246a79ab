import fc from 'fast-check'
import { expect, test } from 'vitest'
import { groupIban } from './group-iban.ts'

/** `|` marks the caret. */
const type = (marked: string): string => {
  const caret = marked.indexOf('|')
  const { text, caret: after } = groupIban({ text: marked.replace('|', ''), caret })
  return `${text.slice(0, after)}|${text.slice(after)}`
}

test.each([
  ['nl|', 'NL|'],
  ['NL91a|', 'NL91 A|'],
  ['NL91 ABNA 0417 1643 00|', 'NL91 ABNA 0417 1643 00|'],
  // A character in the middle moves those behind it, not the caret.
  ['NL9x|1 ABNA', 'NL9X| 1ABN A'],
  ['NL91 |BNA', 'NL91| BNA'],
  ['|', '|'],
  // Pasted with whatever a bank puts between.
  ['NL91.ABNA-0417\u00A01643 00|', 'NL91 ABNA 0417 1643 00|'],
])('%s becomes %s', (typed, shown) => {
  expect(type(typed)).toBe(shown)
})

test('grouping again changes nothing, and the caret stays behind the same characters', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 60 }), fc.nat(60), (text, at) => {
      const once = groupIban({ text, caret: Math.min(at, text.length) })
      expect(groupIban(once)).toEqual(once)
      expect(once.text).toMatch(/^([A-Z0-9]{4} )*[A-Z0-9]{0,4}$/)
    }),
  )
})
