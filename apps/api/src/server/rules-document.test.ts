import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { must } from '@klopt/bookkeeping/money'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../../../', import.meta.url))
const text = readFileSync(`${root}docs/rules.md`, 'utf8')
const rules = text
  .split('\n## ')
  .slice(1)
  .map((part) => ({ title: must(part.split('\n')[0], 'the title of a rule'), part }))

test('the document has each of the rules once, in order', () => {
  const numbers = rules.map(({ title }) => Number.parseInt(title, 10))
  expect(numbers).toEqual(Array.from({ length: 29 }, (_, index) => index + 1))
})

test.each(rules)('the tests that hold $title exist', ({ part }) => {
  const named = [...part.matchAll(/^- `([^`]+)`: (.+)$/gm)]
  expect(named).not.toEqual([])
  for (const [, path, name] of named) {
    const file = root + must(path, 'a path')
    const titles = existsSync(file) ? titlesOf(readFileSync(file, 'utf8')) : []
    expect({ path, titles }).toEqual({ path, titles: expect.arrayContaining([name]) as string[] })
  }
})

/** What the tests of a file are called, but for those whose name is put together. */
function titlesOf(source: string): string[] {
  const calls = source.matchAll(/\b(?:test|it)(?:\.\w+)*\(\s*(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)")/g)
  return [...calls].map(([, single, double]) => must(single ?? double, 'a name').replaceAll("\\'", "'"))
}
