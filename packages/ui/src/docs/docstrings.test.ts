import { expect, test } from 'vitest'
import { codeOfTypes } from './code-of-type.ts'

const all = import.meta.glob<string>('../**/*.{ts,tsx}', { eager: true, query: '?raw', import: 'default' })
const entries = ['../index.ts', '../theme.ts', '../rich-text/index.ts', '../rich-text/show.ts']
const sources = Object.entries(all).flatMap(([path, source]) => (/\.(test|stories|usage)\./.test(path) ? [] : source))
const exported = entries.flatMap((path) =>
  [...(all[path] ?? '').matchAll(/^export (type )?\{([^}]*)\}/gm)].flatMap(([, isType, names = '']) =>
    names.split(',').flatMap((written) => {
      const [, type, name] = /^(type )?(\w+)/.exec(written.trim()) ?? []
      return name ? { name, isType: Boolean(isType ?? type) } : []
    }),
  ),
)

test('every component, function and value that is exported says what it is', () => {
  const values = exported.flatMap(({ name, isType }) => (isType ? [] : name))
  expect(values.length).toBeGreaterThan(80)
  const says = (name: string) => new RegExp(`\\*/\\nexport (async )?(function|const) ${name}\\b`)
  const silent = values.filter((name) => !sources.some((source) => says(name).test(source)))
  expect(silent).toEqual([])
})

test('every prop of what is exported, and of what that is made of, says what it does', () => {
  const declarations = codeOfTypes(
    sources,
    exported.flatMap(({ name, isType }) => (isType ? name : [])),
  )
  expect(declarations.length).toBeGreaterThan(80)
  expect(declarations.flatMap(silentMembers)).toEqual([])
})

/** Members of an interface with no comment above them. */
function silentMembers(declaration: string): string[] {
  const [, type] = /^export interface (\w+)/m.exec(declaration) ?? []
  const lines = declaration.split('\n')
  return lines.flatMap((line, index) => {
    const [, member] = /^ {2}(?:readonly )?([\w'-]+)\??[:(<]/.exec(line) ?? []
    return type && member && !lines[index - 1]?.endsWith('*/') ? `${type}.${member}` : []
  })
}
