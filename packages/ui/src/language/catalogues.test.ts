import { expect, test } from 'vitest'
import { textsOf } from '../testing/texts-of.ts'
import { de } from './de/index.ts'
import { en } from './en/index.ts'
import { nl } from './nl.ts'

/** Words that are the same in two languages. */
const SHARED =
  /^(Klopt|Code|Link|Filters?|Week|Project|Projekt|Normaal|Normal|Compact|Open|Ctrl|Enter|Shift|Home|End|Esc|dd|mm|Q7919 7919|99\+|=|–|Ctrl ⌫|\W*)$/

const dutch = new Map(textsOf(nl))

test.each([
  ['English', en],
  ['German', de],
])('the %s catalogue says everything, and in its own words', (_name, catalogue) => {
  const texts = textsOf(catalogue)
  expect(texts.map(([path]) => path).toSorted()).toEqual([...dutch.keys()].toSorted())
  const alike = texts.filter(([path, text]) => dutch.get(path) === text && !SHARED.test(text) && /\p{L}{2}/u.test(text))
  expect(alike).toEqual([])
  expect(texts.filter(([, text]) => text.trim() === '')).toEqual([])
})
