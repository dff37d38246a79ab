import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { componentOfFile } from '../docs/component-name.ts'
import { named } from '../docs/component-status.ts'
import { typesOfPage } from '../docs/types-of-page.ts'
import type { UsageFile } from '../docs/usage.ts'
import sizes from '../../export-sizes.json'

const files = import.meta.glob<UsageFile>('../**/*.usage.tsx', { eager: true })
const stories = import.meta.glob<{ default: { component?: unknown } }>('../*/*.stories.tsx', { eager: true })
const entries = import.meta.glob<string>(['../index.ts', '../rich-text/{index,show}.ts'], {
  eager: true,
  query: '?raw',
  import: 'default',
})
const weights = Object.values(sizes).flatMap((entry) => Object.keys(entry))
const components = Object.keys(stories).filter((path) => !path.startsWith('../examples/'))

test.each(components)('%s has its rules beside it, each a sentence', (path) => {
  const usage = files[path.replace('.stories.tsx', '.usage.tsx')]?.usage
  const lists = [usage?.use, usage?.avoid, usage?.anatomy, usage?.words]
  for (const list of lists) {
    expect(list?.length).toBeGreaterThan(0)
    for (const sentence of list ?? []) expect(sentence).toMatch(/^["A-Z0-9`].*[.?]["']?$/)
  }
})

test.each(components)('the page of %s shows the types of its props as they are declared', (path) => {
  const component = stories[path]?.default.component
  const besides = files[path.replace('.stories.tsx', '.usage.tsx')]?.usage.types ?? []
  const shown = typesOfPage(component, besides).join('\n')
  if (typeof component === 'function') expect(shown).toContain(`${component.name}Props`)
  for (const name of besides) expect(shown).toMatch(new RegExp(`^export (interface|type) ${name}\\b`, 'm'))
})

test('the props of every exported component are on a page', () => {
  const pages = components.flatMap((path) =>
    typesOfPage(stories[path]?.default.component, files[path.replace('.stories.tsx', '.usage.tsx')]?.usage.types),
  )
  const exported = Object.values(entries).flatMap((source) => source.match(/\b[A-Z]\w*Props\b/g) ?? [])
  expect(exported.length).toBeGreaterThan(60)
  const isShown = (name: string) =>
    pages.some((code) => new RegExp(`^export (interface|type) ${name}\\b`, 'm').test(code))
  expect(exported.filter((name) => !isShown(name))).toEqual([])
})

const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex="0"]'
test.each(components)('%s shows an example, and has a table of keys where it can be operated', async (path) => {
  const file = files[path.replace('.stories.tsx', '.usage.tsx')]
  if (!file) throw new Error('It has no rules beside it')
  const { container } = await render(<file.Example />)
  expect(container.childElementCount).toBeGreaterThan(0)
  if (container.querySelector(FOCUSABLE)) expect(Object.keys(file.usage.keys ?? {})).not.toEqual([])
})

test('what has a status is a component', () => {
  const known = components.map(componentOfFile)
  expect(named.filter((name) => !known.includes(name))).toEqual([])
})

test('every component has a weight, which `npm run in -- @klopt/ui run sizes` writes down', () => {
  const shown = components.map((path) => stories[path]?.default.component)
  const names = shown.flatMap((component) => (typeof component === 'function' ? [component.name] : []))
  expect(names.length).toBeGreaterThan(50)
  expect(names.filter((name) => !weights.includes(name))).toEqual([])
})
