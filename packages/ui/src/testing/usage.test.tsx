import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { codeOfType } from '../docs/code-of-type.ts'
import type { UsageFile } from '../docs/usage.ts'
import { expectAccessible } from './axe.ts'

const files = import.meta.glob<UsageFile>('../**/*.usage.tsx', { eager: true })
const sources = import.meta.glob<string>(['../*/*.{ts,tsx}', '!../**/*.css.ts'], {
  eager: true,
  query: '?raw',
  import: 'default',
})
const stories = import.meta.glob('../*/*.stories.tsx')
const components = Object.keys(stories).filter((path) => !path.startsWith('../examples/'))

test.each(components)('%s has its rules beside it, each a sentence', (path) => {
  const usage = files[path.replace('.stories.tsx', '.usage.tsx')]?.usage
  const lists = [usage?.use, usage?.avoid, usage?.anatomy, usage?.words]
  for (const list of lists) {
    expect(list?.length).toBeGreaterThan(0)
    for (const sentence of list ?? []) expect(sentence).toMatch(/^["A-Z0-9`].*[.?]["']?$/)
  }
})

test.each(Object.entries(files))('the types that %s names are declared', (_path, { usage: { types = [] } }) => {
  expect(types.filter((name) => codeOfType(Object.values(sources), name) === undefined)).toEqual([])
})

test.each(Object.entries(files))('the example of %s shows, and is clean for axe', async (_path, { Example }) => {
  const { container } = await render(<Example />)
  expect(container.childElementCount).toBeGreaterThan(0)
  await expectAccessible()
})
