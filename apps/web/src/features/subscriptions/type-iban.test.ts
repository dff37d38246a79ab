import fc from 'fast-check'
import { expect, test } from 'vitest'
import { groupIban, typeIban } from './type-iban.ts'

/** `|` marks the caret. */
const read = (marked: string) => ({ text: marked.replace('|', ''), caret: marked.indexOf('|') })
const mark = ({ text, caret }: { text: string; caret: number }) => `${text.slice(0, caret)}|${text.slice(caret)}`

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
  expect(mark(typeIban('', read(typed)))).toBe(shown)
})

test.each([
  // Backspace right behind the space, and Delete right before it.
  ['NL91 ABNA', 'NL91|ABNA', 'deleteContentBackward', 'NL9|A BNA'],
  ['NL91 ABNA', 'NL91|ABNA', 'deleteContentForward', 'NL91| BNA'],
  // A character that is really gone takes no other with it.
  ['NL91 ABNA', 'NL91 |BNA', 'deleteContentForward', 'NL91| BNA'],
  ['NL91 ABNA', 'NL9| ABNA', 'deleteContentBackward', 'NL9|A BNA'],
  // A space that is typed changes nothing.
  ['NL91 ABNA', 'NL9 |1 ABNA', 'insertText', 'NL9|1 ABNA'],
])('%s, then %s by %s, becomes %s', (shown, typed, inputType, result) => {
  expect(mark(typeIban(shown, read(typed), inputType))).toBe(result)
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

test('pressing Delete or Backspace often enough empties the field from any place', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Z0-9]{1,34}$/), fc.nat(40), fc.boolean(), (characters, at, isForward) => {
      let { text, caret } = groupIban({ text: characters, caret: characters.length })
      caret = Math.min(at, text.length)
      const wanted = isForward ? text.slice(0, caret).replaceAll(' ', '') : text.slice(caret).replaceAll(' ', '')
      for (let press = 0; press < 60; press += 1) {
        const from = isForward ? caret : caret - 1
        if (from < 0 || from >= text.length) break
        const typed = { text: text.slice(0, from) + text.slice(from + 1), caret: from }
        ;({ text, caret } = typeIban(text, typed, isForward ? 'deleteContentForward' : 'deleteContentBackward'))
      }
      expect(text.replaceAll(' ', '')).toBe(wanted)
    }),
  )
})
