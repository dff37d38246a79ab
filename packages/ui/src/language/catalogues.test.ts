import { expect, test } from 'vitest'
import { de } from './de/index.ts'
import { en } from './en/index.ts'
import { nl } from './nl.ts'

/** Words that are the same in two languages. */
const SHARED =
  /^(Klopt|Code|Link|Filters?|Week|Project|Projekt|Normaal|Normal|Compact|Open|Ctrl|Enter|Shift|Home|End|Esc|dd|mm|Q1 1|99\+|=|–|Ctrl ⌫|\W*)$/

/** Every text by its path; of a function what it says of one thing. */
function textsOf(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value === 'function') return [[path, String(value(...sampleOf(path)))]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => textsOf(part, `${path}.${name}`))
}
const sampleOf = (path: string): readonly unknown[] => {
  if (path.endsWith('.hidden')) return [1, { one: 'X', more: 'X' }]
  return path.endsWith('.wrongHost')
    ? [['1', '2']]
    : ['1', '1', '1'].map((text) => (/quarter/.test(path) ? Number(text) : text))
}

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
