import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'

const source = join(import.meta.dirname, '..')

/** Words of the platform: where a module runs, keys, what is dragged, time zones, and what a link tells the page it leads to. */
const isPlatform = (text: string): boolean =>
  /^(use client|Arrow\w+|Home|End|Enter|Escape|Tab|Page\w+|Backspace|Delete|Files|Meta|Control|Ctrl|noopener noreferrer)$/.test(
    text,
  ) ||
  /^(Mod|Alt|Shift)(-\S+)*$/.test(text) ||
  /^[A-Z][a-z]+\/[A-Z]/.test(text)

/** What a reader would read: two words, or one with a capital. */
const isForReaders = (text: string): boolean =>
  (/[A-Za-z]{2,} [A-Za-z]{2,}/.test(text) || /^[A-Z][a-z]+/.test(text)) && !isPlatform(text)

/** What is only for the compiler or for who writes code: types, and what is thrown. */
const isNotShown = (type: string): boolean =>
  /^TS(Type|Interface|Literal|Union)/.test(type) || type === 'ImportDeclaration' || type === 'ThrowStatement'

/** The grammar of documents: names of elements, which nobody reads. */
const grammar = new Set(['rich-text/sanitise.ts', 'rich-text/schema.ts', 'rich-text/to-html.ts'])

/** The text that a piece of code holds itself. */
function textOf(node: object): string | undefined {
  if (!('type' in node) || !('value' in node)) return undefined
  const { type, value } = node
  if (type === 'JSXText' && typeof value === 'string') return /[a-z]{2}/i.test(value) ? value.trim() : undefined
  const isTemplate = type === 'TemplateElement' && typeof value === 'object' && value && 'cooked' in value
  const text = isTemplate ? value.cooked : type === 'Literal' ? value : undefined
  return typeof text === 'string' && isForReaders(text) ? text : undefined
}

function textsWithin(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return []
  if ('type' in node && typeof node.type === 'string' && isNotShown(node.type)) return []
  const text = textOf(node)
  return [...(text === undefined ? [] : [text]), ...Object.values(node).flatMap(textsWithin)]
}

const wordsIn = (path: string): string[] => textsWithin(parseSync(path, readFileSync(path, 'utf8')).program.body)

/** Sheets, and the rules that several of them share (`x-rules.ts`), hold values of CSS. */
const isCode = (name: string) =>
  /\.tsx?$/.test(name) &&
  !/\.(css|stories|usage|test|test-support|screenshots)\.tsx?$|-rules\.ts$|^texts\.ts$/.test(name)
const isComponent = (folder: string) => readdirSync(join(source, folder)).some((name) => name.endsWith('.stories.tsx'))
const components = readdirSync(source, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'examples' && isComponent(entry.name))
  .map(({ name }) => name)

const wordsOf = (folder: string): string[] =>
  readdirSync(join(source, folder))
    .filter((name) => isCode(name) && !grammar.has(`${folder}/${name}`))
    .flatMap((name) => wordsIn(join(source, folder, name)).map((words) => `${name}:${words}`))

test.each(components)('the words of %s stand in its texts.ts', (folder) => {
  expect(wordsOf(folder)).toEqual([])
})
